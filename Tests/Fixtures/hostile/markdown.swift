# Title

Some *text* here.

```swift
Text("a")
```
