"""Links as another program would make them, good and bad."""

import base64
import json
import zlib


def packed(data):
    """Raw DEFLATE in base64url without padding: what stands behind `#1.`."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = compressor.compress(data) + compressor.flush()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def link(scene):
    return "#1." + packed(json.dumps(scene).encode())


def scene(fragment):
    """What a link holds, read by another implementation than the page's."""
    payload = fragment.removeprefix("#1.")
    raw = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    return json.loads(zlib.decompress(raw, -15))
