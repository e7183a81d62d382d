"""The page in WebKitGTK.

usage: xvfb-run -a test_webkit.py [--url http://127.0.0.1:PORT] [--only WORD]
"""

from browsers import WebKit
from driving import run
from portable import PORTABLE

if __name__ == "__main__":
    run(PORTABLE, WebKit)
