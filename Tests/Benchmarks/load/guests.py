#!/usr/bin/env python3
"""What guests cost each other and the server: idle ones, one with a heavy program, one that does not read, half-open ones.

    idle       memory of the server for each of many scenes that show and do nothing
    heavy      how long answers to a finger take beside a guest whose program runs to its limit again and again, and without it
    unread     what the server holds for a guest whose scene moves and who reads nothing
    half-open  connections that never finish asking: whether others are served meanwhile

Prints one line for each; times depend on the machine, ratios less so.

usage: scripts/guests [--clients N] [--seconds S], or guests.py --url http://127.0.0.1:PORT --pid PID …
"""

import argparse
import json
import os
import select
import socket
import sys
import threading
import time
import urllib.request
from urllib.parse import urlsplit

from load import Client, Run, frame, memory_kibibytes

SUBPROTOCOL = "overscroll.v1.compact"
HEAVY = """import SwiftUI

struct ContentView: View {
    var body: some View { Text("\\(count())") }

    func count() -> Int {
        var n = 0
        while true { n &+= 1 }
    }
}
"""


class Guest(Client):
    """A client that answers pings, as one that stays for long has to."""

    def messages(self):
        found = super().messages()
        for kind, payload in found:
            if kind == 9:
                self.socket.sendall(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
        return [(kind, payload) for kind, payload in found if kind != 9]


def dragged(address, seconds, count=10):
    """The median and the 95th of a hundred of the answers' times in milliseconds, of guests that drag."""
    clients = [Guest(address, SUBPROTOCOL) for _ in range(count)]
    for client in clients:
        client.open()
    run = Run(clients, seconds)
    run.drag()
    for client in clients:
        client.socket.close()
    delays = sorted(run.delays)
    return [delays[int(len(delays) * part)] * 1e3 for part in (0.5, 0.95)]


def wait_for_leave(address):
    """Waits until the server counts no session any more; each answer is the moment's own."""
    while True:
        with urllib.request.urlopen(f"http://{address[0]}:{address[1]}/metrics", timeout=10) as answer:
            if "\noverscroll_sessions_open 0\n" in answer.read().decode():
                return


def idle(address, pid, count):
    before = memory_kibibytes(pid)
    clients = [Guest(address, SUBPROTOCOL) for _ in range(count)]
    connected = memory_kibibytes(pid)
    for client in clients:
        client.socket.sendall(frame(json.dumps({"type": "open", "preset": "founding-screen", "id": 0})))
        client.await_frame(0)
    opened = memory_kibibytes(pid)
    for client in clients:
        client.socket.close()
    wait_for_leave(address)
    after = memory_kibibytes(pid)
    print(
        f"idle       {count} guests: {(connected - before) / count:.1f} KiB each connected, "
        f"{(opened - connected) / count:.1f} KiB each with a scene; {(after - before) / 1024:.1f} MiB stay when all have left"
    )


def heavy(address, seconds):
    alone = dragged(address, seconds)
    guest = Guest(address, SUBPROTOCOL)
    is_over = threading.Event()
    answered = []

    def run_heavy():
        text = frame(json.dumps({"type": "open", "program": HEAVY, "id": 0}))
        while not is_over.is_set():
            guest.socket.sendall(text)
            while not any(kind == 2 for kind, _ in guest.messages()):
                guest.fill()
            answered.append(time.perf_counter())

    thread = threading.Thread(target=run_heavy)
    thread.start()
    beside = dragged(address, seconds)
    is_over.set()
    thread.join()
    guest.socket.close()
    print(
        f"heavy      ten guests that drag: median {alone[0]:.1f} ms and 95 % within {alone[1]:.1f} ms alone, "
        f"{beside[0]:.1f} and {beside[1]:.1f} ms beside {len(answered)} runs of a program without end "
        f"({beside[0] / alone[0]:.1f} and {beside[1] / alone[1]:.1f} times)"
    )


def unread(address, pid, seconds):
    before = memory_kibibytes(pid)
    guest = Guest(address, "overscroll.v1.json")
    guest.open()
    guest.socket.setblocking(False)
    most, start, number, end = 0, time.perf_counter(), 2, "still connected"
    while time.perf_counter() < start + seconds:
        moment = time.perf_counter() - start
        text = f'{{"type":"touch","phase":"moved","x":200,"y":{500 + number % 100},"time":{moment:.4f},"id":{number}}}'
        try:
            guest.socket.send(frame(text))
            number += 1
        except BlockingIOError:
            # Until the socket takes more, or the memory is to be looked at again.
            select.select([], [guest.socket], [], 0.01)
        except OSError as error:
            end = f"disconnected after {moment:.1f} s ({error})"
            break
        most = max(most, memory_kibibytes(pid) - before)
    guest.socket.close()
    print(f"unread     {number} touches sent by a guest that reads nothing: the server held {most / 1024:.1f} MiB more, {end}")


def half_open(address, count):
    sockets = [socket.create_connection(address) for _ in range(count)]
    for one in sockets:
        one.sendall(b"GET /socket HTTP/1.1\r\nHost: ")
    start = time.perf_counter()
    guest = Guest(address, SUBPROTOCOL)
    guest.open()
    took = time.perf_counter() - start
    guest.socket.close()
    for one in sockets:
        one.settimeout(60)
    start = time.perf_counter()
    try:
        for one in sockets:
            while one.recv(1_024):
                pass
        words = f"all are ended after {time.perf_counter() - start:.0f} s"
    except TimeoutError:
        words = "some are still open after 60 s"
    print(f"half-open  beside {count} connections that never finish asking a scene opens in {took * 1e3:.0f} ms; {words}")
    for one in sockets:
        one.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"))
    parser.add_argument("--pid", type=int, default=os.environ.get("OVERSCROLL_PID"))
    parser.add_argument("--clients", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    if not options.url or not options.pid:
        parser.error("say --url and --pid, or run scripts/guests")
    url = urlsplit(options.url)
    address = (url.hostname, url.port)
    idle(address, options.pid, options.clients)
    heavy(address, options.seconds)
    unread(address, options.pid, options.seconds)
    half_open(address, 100)


if __name__ == "__main__":
    sys.exit(main())
