#!/usr/bin/env python3
import sys


def main(names):
    for name in names:
        print(f"hello {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
