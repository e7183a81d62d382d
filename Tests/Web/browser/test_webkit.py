"""The page in WebKitGTK."""

from browsers import WebKit
from portable import PORTABLE

ENGINE = WebKit
TESTS = PORTABLE
