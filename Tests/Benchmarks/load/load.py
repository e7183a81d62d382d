#!/usr/bin/env python3
"""How many people can drag at once: opens many scenes, drags each at 60 Hz, and times every answer.

Each message carries a number and each answer repeats it, so that every touch is timed from the system call that sends it
to the moment its frame is read. Only the standard library is needed: one thread, epoll, frames masked with zeros (which
RFC 6455 allows) so that no byte is touched twice. The table says what the client itself cost: near 100 % of a core it is
the client that is measured.

usage: load.py --url http://127.0.0.1:PORT [--pid PID] [--clients N…] [--seconds S] [--compact | --echo]

    --pid      the server's process, to say what it costs per message
    --compact  frames as binary differences instead of JSON
    --echo     the server sends every message back, at the path /socket: the floor to compare with
"""

import argparse
import base64
import json
import os
import re
import select
import socket
import sys
import time
from urllib.parse import urlsplit

RATE = 60  # touches a second and client, as a screen of 60 Hz gives them
GOAL = 0.016  # seconds: one refresh
PRESET = "founding-screen"
# A finger between these heights, in points of the screen: the list scrolls and never passes its end.
LOWEST, HIGHEST = 640, 320
PERIOD = 4.0  # seconds for the way up and down
REPLY = re.compile(rb'"(?:reply|id)":(\d+)')


def frame(text):
    """A text message of a client with the mask 0."""
    payload = text.encode()
    if len(payload) < 126:
        return bytes((0x81, 0x80 | len(payload), 0, 0, 0, 0)) + payload
    return bytes((0x81, 0x80 | 126)) + len(payload).to_bytes(2, "big") + bytes(4) + payload


def compact_reply(payload):
    """The number that a compact frame answers; none if it answers nothing."""
    if not payload[1] & 1:
        return None
    position = 2
    for _ in range(2):  # sequence and time
        while payload[position] & 0x80:
            position += 1
        position += 1
    value = shift = 0
    while True:
        byte = payload[position]
        value |= (byte & 0x7F) << shift
        shift += 7
        position += 1
        if byte < 0x80:
            return value >> 1


class Client:
    """One connection and the moments at which it sent what is not answered yet."""

    def __init__(self, address, subprotocol):
        self.socket = socket.create_connection(address)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = bytearray()
        self.sent = {}
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"{address[0]}:{address[1]}"
        lines = ["GET /socket HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Protocol: {subprotocol}", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise SystemExit(f"no WebSocket: {head.decode(errors='replace')}")
        self.buffer = bytearray(rest)

    def fill(self):
        data = self.socket.recv(1 << 18)
        if not data:
            raise SystemExit("the server hung up")
        self.buffer += data
        return len(data)

    def messages(self):
        """The whole messages in the buffer; takes them out."""
        buffer, start, found = self.buffer, 0, []
        while len(buffer) - start >= 2:
            length, body = buffer[start + 1], start + 2
            if length == 126:
                length, body = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                length, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if len(buffer) < body + length:
                break
            found.append((buffer[start] & 0x0F, bytes(buffer[body : body + length])))
            start = body + length
        del buffer[:start]
        return found

    def open(self):
        """Opens the scene and puts the finger down."""
        self.socket.sendall(frame(json.dumps({"type": "open", "preset": PRESET, "id": 0})))
        self.await_frame(0)
        down = {"type": "touch", "phase": "began", "x": 200, "y": LOWEST, "time": 0.0, "id": 1}
        self.socket.sendall(frame(json.dumps(down)))
        self.await_frame(1)

    def await_frame(self, number):
        while True:
            for kind, payload in self.messages():
                if kind == 8 or b'"type":"error"' in payload:
                    raise SystemExit(f"the server refuses: {payload[:300]!r}")
                is_frame = kind == 2 or b'"type":"frame"' in payload[:40]
                if is_frame and reply_to(kind, payload) == number:
                    return
            self.fill()

    def send_touch(self, number, moment):
        phase = moment % PERIOD / PERIOD
        y = LOWEST + (HIGHEST - LOWEST) * (2 * phase if phase < 0.5 else 2 - 2 * phase)
        text = f'{{"type":"touch","phase":"moved","x":200,"y":{y:.2f},"time":{moment:.4f},"id":{number}}}'
        self.sent[number] = time.perf_counter()
        self.socket.send(frame(text))


def reply_to(kind, payload):
    if kind == 2:
        return compact_reply(payload)
    found = REPLY.search(payload)
    return int(found.group(1)) if found else None


class Run:
    """Drags all clients for a while."""

    def __init__(self, clients, seconds):
        self.clients = clients
        self.seconds = seconds
        self.delays = []
        self.received = 0
        self.bytes = 0
        self.latest = 0.0

    def drag(self):
        poll = select.epoll()
        by_descriptor = {}
        for client in self.clients:
            client.socket.setblocking(False)
            poll.register(client.socket.fileno(), select.EPOLLIN)
            by_descriptor[client.socket.fileno()] = client
        count = len(self.clients)
        step = 1 / (RATE * count)
        start = time.perf_counter()
        total = int(self.seconds / step)
        index = 0
        while index < total:
            now = time.perf_counter()
            while index < total and start + index * step <= now:
                self.latest = max(self.latest, now - start - index * step)
                self.clients[index % count].send_touch(2 + index // count, now - start)
                index += 1
                if index % 64 == 0:
                    break  # answers are read in between
            # Epoll waits whole milliseconds; several touches may be due after that.
            wait = 0.001 if start + index * step > time.perf_counter() else 0
            self.receive(poll, by_descriptor, wait)
        deadline = time.perf_counter() + 5
        while any(client.sent for client in self.clients) and time.perf_counter() < deadline:
            self.receive(poll, by_descriptor, 0.001)
        poll.close()

    def receive(self, poll, by_descriptor, wait):
        for descriptor, _ in poll.poll(wait):
            client = by_descriptor[descriptor]
            self.bytes += client.fill()
            now = time.perf_counter()
            for kind, payload in client.messages():
                self.received += 1
                sent = client.sent.pop(reply_to(kind, payload), None)
                if sent is not None:
                    self.delays.append(now - sent)


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kibibytes(pid):
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def measure(options, count):
    """One line of the table; whether the goal was met."""
    url = urlsplit(options.url)
    subprotocol = "overscroll.v1.compact" if options.compact else "overscroll.v1.json"
    before = memory_kibibytes(options.pid) if options.pid else 0
    clients = [Client((url.hostname, url.port), subprotocol) for _ in range(count)]
    if not options.echo:
        for client in clients:
            client.open()
    run = Run(clients, options.seconds)
    server, own, began = processor_seconds(options.pid) if options.pid else 0, time.process_time(), time.perf_counter()
    run.drag()
    elapsed = time.perf_counter() - began
    own = time.process_time() - own
    server = processor_seconds(options.pid) - server if options.pid else 0
    after = memory_kibibytes(options.pid) if options.pid else 0
    unanswered = sum(len(client.sent) for client in clients)
    for client in clients:
        client.socket.close()
    delays = sorted(run.delays)
    quantile = lambda part: delays[min(int(len(delays) * part), len(delays) - 1)] if delays else float("inf")
    is_met = bool(delays) and unanswered == 0 and quantile(0.99) < GOAL
    print(
        f"{count:7} {len(delays) / elapsed:10.0f} {quantile(0.5) * 1e3:8.2f} {quantile(0.99) * 1e3:8.2f} "
        f"{quantile(1) * 1e3:8.2f} {unanswered:10} {run.latest * 1e3:8.1f} {run.bytes / max(run.received, 1):9.0f} "
        f"{server / max(run.received, 1) * 1e6:9.1f} {server / elapsed * 100:8.0f} {own / elapsed * 100:8.0f} "
        f"{(after - before) / count:8.0f}  {'yes' if is_met else 'no'}",
        flush=True,
    )
    return is_met


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"))
    parser.add_argument("--pid", type=int)
    parser.add_argument("--clients", type=int, nargs="+", default=[50, 100, 200, 400, 700, 1_000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--compact", action="store_true")
    parser.add_argument("--echo", action="store_true")
    options = parser.parse_args()
    if not options.url:
        parser.error("say --url, or run through scripts/with-server")
    print("clients  answers/s  p50 ms   p99 ms   max ms unanswered  late ms bytes/msg µs/msg  server % client %  KiB each  goal")
    met = [count for count in options.clients if measure(options, count)]
    print(f"most clients with p99 < {GOAL * 1e3:.0f} ms: {max(met, default=0)}")


if __name__ == "__main__":
    sys.exit(main())
