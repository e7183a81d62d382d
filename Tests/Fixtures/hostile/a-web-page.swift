<!DOCTYPE html>
<html>
  <body onload="alert('<script>')">
    <p>ScrollView { "this is not Swift" }</p>
  </body>
</html>
