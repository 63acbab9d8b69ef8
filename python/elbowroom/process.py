"""The process that plays, and the frames that go to and fro: eight bytes (length, kind, nothing), then a body."""

import json
import os
import shutil
import subprocess
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None

HEAD = 8
# Room for the records of some four hundred games: whoever plays need not wait until they are read. Linux gives so much to everybody.
PIPE = 1 << 20


class EnvironmentFault(Exception):
    """What was asked cannot be done; nothing has changed."""

    def __init__(self, told):
        super().__init__(told.get("message", ""))
        self.code = told.get("code")
        self.told = told


def command():
    """How elbowroom is called: as ELBOWROOM says, from the clone around this file, or from the path."""
    named = os.environ.get("ELBOWROOM")
    if named:
        return named.split()
    beside = Path(__file__).resolve().parents[2] / "packages" / "cli" / "elbowroom.mjs"
    if beside.exists():
        return ["node", str(beside)]
    found = shutil.which("elbowroom")
    if found:
        return [found]
    raise FileNotFoundError(
        "elbowroom was not found: set ELBOWROOM to the command, for instance "
        '"node /path/to/elbowroom/packages/cli/elbowroom.mjs"'
    )


def widen(pipe):
    """Makes room in a pipe, where the system can do so and allows it."""
    order = getattr(fcntl, "F_SETPIPE_SZ", None)
    if order is None:
        return
    try:
        fcntl.fcntl(pipe.fileno(), order, PIPE)
    except OSError:
        pass  # whoever has many pipes open may be refused: it goes on as it was


class Process:
    """One running environment. It ends with `close`, or with this program."""

    def __init__(self, called=None):
        self._child = subprocess.Popen(
            [*(called or command()), "environment"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        widen(self._child.stdout)

    def ask(self, kind, body=b"", into=None):
        """The kind and the body of the answer; a body that fits is read into `into`, which spares a copy."""
        out = self._child.stdin
        view = memoryview(len(body).to_bytes(4, "little") + kind.encode("ascii") + b"\0\0\0" + body)
        while len(view) > 0:
            view = view[out.write(view) :]
        head = self._read(bytearray(HEAD))
        length = int.from_bytes(head[:4], "little")
        answer = chr(head[4])
        if answer == "e":
            raise EnvironmentFault(json.loads(self._read(bytearray(length))))
        fits = into is not None and len(into) == length
        return answer, self._read(into if fits else bytearray(length))

    def _read(self, into):
        view = memoryview(into)
        while len(view) > 0:
            count = self._child.stdout.readinto(view)
            if not count:
                raise EOFError("the environment has ended")
            view = view[count:]
        return into

    def close(self):
        if self._child.poll() is None:
            self._child.stdin.close()
            self._child.wait()
        self._child.stdout.close()
