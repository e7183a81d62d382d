"""A TCP relay between browser and server that a test can cut, mend and slow down."""

import socket
import threading
import time


END_OF_HEAD = b"\r\n\r\n"


class Relay:
    """Relays until the process ends.

    `delay` is how long each piece waits on its way, in seconds; `piece` how many bytes go at once. With `cut_after` the
    relay ends all connections once so many more bytes have gone to the browser: in the middle of a message. Of the
    answer to a request for the path `halved` only the head and some of the first bytes of the body go to the browser.
    """

    def __init__(self, host, port, delay=0.0, piece=65536, halved=None):
        self.target = (host, port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.delay = delay
        self.piece = piece
        self.halved = halved
        self.remaining = None
        self.is_cut = False
        self.pairs = set()
        self.lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self):
        """Ends every connection and refuses new ones."""
        with self.lock:
            self.is_cut = True
            self.remaining = None
            pairs = list(self.pairs)
        for pair in pairs:
            for end in pair:
                self._end(end)

    def cut_after(self, count):
        """Cuts when `count` more bytes have gone to the browser."""
        with self.lock:
            self.remaining = count

    def mend(self):
        with self.lock:
            self.is_cut = False

    def _accept(self):
        while True:
            client, _ = self.listener.accept()
            with self.lock:
                refused = self.is_cut
            if refused:
                client.close()
                continue
            server = socket.create_connection(self.target)
            pair = (client, server)
            with self.lock:
                self.pairs.add(pair)
            is_halved = threading.Event()
            for source, sink in (pair, pair[::-1]):
                threading.Thread(target=self._copy, args=(source, sink, pair, is_halved), daemon=True).start()

    def _copy(self, source, sink, pair, is_halved):
        answer = b""
        try:
            while data := source.recv(self.piece):
                if self.delay > 0:
                    time.sleep(self.delay)
                if sink is pair[1] and self.halved is not None and f"GET {self.halved} ".encode() in data:
                    is_halved.set()
                if sink is pair[0] and is_halved.is_set():
                    answer += data
                    head, end, body = answer.partition(END_OF_HEAD)
                    if not body:
                        continue
                    sink.sendall(head + end + body[: len(body) // 2])
                    break
                if sink is pair[0] and self._spends(data):
                    sink.sendall(data[: len(data) // 2])
                    self.cut()
                    break
                sink.sendall(data)
        except OSError:
            pass  # The other end has gone, which is what `cut` does.
        for end in pair:
            self._end(end)
        with self.lock:
            self.pairs.discard(pair)

    def _spends(self, data):
        """Counts bytes on their way to the browser; says whether they were the last."""
        with self.lock:
            if self.remaining is None:
                return False
            self.remaining -= len(data)
            return self.remaining < 0

    @staticmethod
    def _end(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # Ended already.
        end.close()
