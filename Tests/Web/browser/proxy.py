"""A TCP relay between browser and server that a test can cut and mend."""

import socket
import threading


class Relay:
    def __init__(self, host, port):
        self.target = (host, port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
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
            pairs = list(self.pairs)
        for pair in pairs:
            for end in pair:
                self._end(end)

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
            for source, sink in (pair, pair[::-1]):
                threading.Thread(target=self._copy, args=(source, sink, pair), daemon=True).start()

    def _copy(self, source, sink, pair):
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            pass  # The other end has gone, which is what `cut` does.
        for end in pair:
            self._end(end)
        with self.lock:
            self.pairs.discard(pair)

    @staticmethod
    def _end(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # Ended already.
        end.close()
