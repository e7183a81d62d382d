"""A server whose page is the real one's and whose socket does what a test says: to see what the page makes of it."""

import threading
import urllib.error
import urllib.request

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.sync.client import connect
from websockets.sync.server import serve

SUBPROTOCOL = "overscroll.v1.json"


class FakeServer:
    """Serves until it is left, as a context that gives the page from here; `talk` is called with each socket, in a thread of its own.

    The page goes before the server does: what it would say about a server that the test ends says nothing about the page.
    """

    def __init__(self, page, talk):
        self.page = page
        self.real = page.url
        self.talk = talk

    def __enter__(self):
        self.server = serve(self._talk, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL], process_request=self._page, max_size=None)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        host, port = self.server.socket.getsockname()
        return self.page.at(f"http://{host}:{port}")

    def __exit__(self, kind, *_):
        try:
            if kind is None:
                self.page.leave()
        finally:
            self.server.shutdown()

    def _talk(self, socket):
        try:
            self.talk(socket)
        except ConnectionClosed:
            pass  # The page has left, as pages do.

    def _page(self, _, request):
        """The real server's file, or none for the socket."""
        if request.path == "/socket":
            return None
        asked = urllib.request.Request(self.real + request.path, headers={"Accept-Encoding": "identity"})
        try:
            with urllib.request.urlopen(asked) as answer:
                body, status, fields = answer.read(), answer.status, answer.headers
        except urllib.error.HTTPError as error:
            body, status, fields = error.read(), error.code, error.headers
        kept = {name: value for name, value in fields.items() if name.lower() in ("content-type", "content-security-policy")}
        return Response(status, "", Headers(kept | {"Content-Length": str(len(body)), "Connection": "close"}), body)


def relayed(real, change):
    """A talk in which the real server speaks, and `change` says what becomes of each of its messages: a list of them."""

    def talk(socket):
        with connect(real.replace("http", "ws", 1) + "/socket", subprotocols=[SUBPROTOCOL], max_size=None) as upstream:
            threading.Thread(target=_copy, args=(socket, upstream), daemon=True).start()
            for message in upstream:
                for changed in change(message):
                    socket.send(changed)

    return talk


def _copy(source, sink):
    try:
        for message in source:
            sink.send(message)
    except ConnectionClosed:
        pass  # Either end has gone; the other thread ends the talk.
    sink.close()
