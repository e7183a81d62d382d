Hello, can you please make me a scroll view with ten rows? Thanks!
