"""What visitors send who mean no good: requests, handshakes and frames that no browser would make."""

import random

from tests.server.test_flood import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame, handshake, piece

LONG = b"e" * 7500
ODD = [b"\xff\xfe", b'=;=,,;"\\', b"a=b;" * 1000, LONG]  # as values of headers
FRAMES = {
    "reserved bits": bytes((0xF1, 128)) + bytes(4),
    "no mask": b"\x81\x01x",
    "no such opcode": bytes((0x83, 128)) + bytes(4),
    "a piece of nothing": frame(CONTINUED, b"x"),
    "a message in a message": piece(TEXT) + frame(TEXT, b"x"),
    "a ping that is too long": frame(PING, b"x" * 126),
    "half a ping": piece(PING),
    "a farewell of one byte": frame(CLOSE, b"x"),
    "a farewell that is none": frame(CLOSE, b"\x00\x01"),
    "a farewell that is no text": frame(CLOSE, b"\x03\xe8\xff"),
    "two farewells": frame(CLOSE, b"") * 2 + frame(TEXT, b"x"),
    "longer than there are bytes": bytes((0x81, 255)) + b"\xff" * 8,
    "no text": frame(TEXT, b"\xff"),
    "no text, in pieces": piece(TEXT) + frame(CONTINUED, b"\xff"),
    "no text, and a farewell": frame(TEXT, b"\xff") + frame(CLOSE, b""),
    "half a letter": frame(TEXT, b'{"type":"say","id":"\\ud800","text":"\\udfff"}'),
    "a large number": frame(TEXT, b'{"type":"join","since":' + b"9" * 5000 + b"}"),
    "no number": frame(TEXT, b'{"type":"join","since":1e999}'),
    "no seat": frame(TEXT, b'{"type":"join","since":0,"seat":-1}'),
    "nothing": frame(TEXT, b"\x00" * 100) + frame(BINARY, b"") + frame(PONG, b"x"),
    "chance": bytes(random.Random(16).randrange(256) for _ in range(6000)),
}


def odd_requests(url: str, table: str, address: str) -> dict[str, bytes]:
    """All of them by name, from one address."""
    host = url.removeprefix("http://").encode()
    end = f"X-Forwarded-For: {address}\r\n\r\n".encode()

    def request(line: bytes, *more: bytes, body: bytes = b"") -> bytes:
        return b"\r\n".join([line, b"Host: " + host, *more, b""]) + end + body

    post, get = b"POST /api/tables HTTP/1.1", b"GET /api/tables HTTP/1.1"
    made = {
        "TLS": b"\x16\x03\x01\x02\x00\x01\x00" * 20,
        "HTTP/0.9": b"GET /\r\n\r\n",
        "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "no such version": request(b"GET / HTTP/9.9"),
        "no such method": request(b"BREW / HTTP/1.1"),
        "a path that is no ASCII": request(b"GET /\xfc HTTP/1.1"),
        "a path of nothing": request(b"GET /%00%ff%0a/.. HTTP/1.1"),
        "a long path": request(b"GET /" + b"a" * 60_000 + b" HTTP/1.1"),
        "a query that is none": request(b"GET /api/tables?x=%ff&%=\xff HTTP/1.1"),
        "another server": request(b"GET http://evil.example HTTP/1.1"),
        "a tunnel": request(b"CONNECT evil.example:80 HTTP/1.1"),
        "another upgrade": request(get, b"Connection: Upgrade", b"Upgrade: h2c"),
        "two lengths": request(post, b"Content-Length: 5", b"Content-Length: 6", body=b"xxxxx"),
        "length and pieces": request(post, b"Content-Length: 5", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n"),
        "pieces that are none": request(post, b"Transfer-Encoding: chunked", body=b"zz\r\n"),
        "a length below nothing": request(post, b"Content-Length: -5"),
        "a length without end": request(post, b"Content-Length: 99999999999999"),
        "half a body": request(post, b"Content-Length: 5", b"Expect: 100-continue", body=b"xx"),
        "another host": b"GET / HTTP/1.1\r\nHost: " + LONG + b"\r\n" + end,
        "two hosts": request(get, b"Host: evil.example"),
        "no host": get + b"\r\n" + end,
    }
    for n, value in enumerate(ODD):
        for name in (b"Cookie", b"Accept", b"Accept-Language", b"Content-Type", b"X-Forwarded-Proto", b"If-None-Match"):
            made[f"{name.decode()} {n}"] = request(post, name + b": " + value, b"Content-Length: 2", body=b"{}")
    for what, data in odd_handshakes(url, table, address).items():
        made[f"socket: {what}"] = data
    for what, data in FRAMES.items():
        made[f"frame: {what}"] = handshake(url, table, address) + data
        made[f"frames: {what}"] = handshake(url, table, address) + data + frame(TEXT, b"x" * 3000)
    return made


def odd_handshakes(url: str, table: str, address: str) -> dict[str, bytes]:
    """Sockets that are asked for in the wrong way, or from elsewhere."""
    good = handshake(url, table, address)
    origin, key, path = url.encode(), b"AAAAAAAAAAAAAAAAAAAAAA==", f"/api/tables/{table}/socket".encode()
    made = {
        "no origin": good.replace(b"Origin: " + origin + b"\r\n", b""),
        "another host": good.replace(b"Host: " + origin.removeprefix(b"http://"), b"Host: evil.example"),
        "a post": good.replace(b"GET ", b"POST ", 1),
        "HTTP/1.0": good.replace(b"HTTP/1.1", b"HTTP/1.0"),
        "a body": good[:-2] + b"Content-Length: 5\r\n\r\nhello",
        "no key": good.replace(b"Sec-WebSocket-Key: " + key + b"\r\n", b""),
        "another version": good.replace(b"Version: 13", b"Version: 8"),
        "two upgrades": good.replace(b"Upgrade: websocket", b"Upgrade: websocket\r\nUpgrade: websocket"),
        "many headers": good[:-2] + b"X: y\r\n" * 300 + b"\r\n",
        "a long header": good[:-2] + b"X: " + LONG + LONG + b"\r\n\r\n",
        "a long path": good.replace(path, path + b"?" + LONG + LONG),
        "no such route": good.replace(path, b"/api/nothing"),
        "no socket": good.replace(path, b"/api/tables"),
        "the page": good.replace(path, b"/"),
        "no table": good.replace(table.encode(), b"nothing"),
        "a table that cannot be": good.replace(table.encode(), b"%00%ff%2f.."),
        "half a head": good[:-2],
    }
    for n, value in enumerate(ODD):
        made[f"origin {n}"] = good.replace(b"Origin: " + origin, b"Origin: http://" + value)
        made[f"key {n}"] = good.replace(key, value)
        for name in (b"Cookie", b"Connection", b"Sec-WebSocket-Extensions", b"Sec-WebSocket-Protocol"):
            made[f"{name.decode()} {n}"] = good[:-2] + name + b": " + value + b"\r\n\r\n"
    return made
