"""Builds the wheel: plain files in a zip, so that pip installs this folder without fetching anything to build it with (PEP 517, PEP 427)."""

import base64
import hashlib
import re
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
NAME = "elbowroom"


def _project(key):
    return re.search(rf'^{key} = "(.*)"$', (HERE / "pyproject.toml").read_text(), re.MULTILINE)[1]


def _files():
    info = f"{NAME}-{_project('version')}.dist-info"
    metadata = [
        ("Metadata-Version", "2.1"),
        ("Name", NAME),
        ("Version", _project("version")),
        ("Summary", _project("description")),
        ("Requires-Python", _project("requires-python")),
        ("License", "MIT"),
    ]
    wheel = [("Wheel-Version", "1.0"), ("Generator", "elbowroom"), ("Root-Is-Purelib", "true"), ("Tag", "py3-none-any")]
    lines = lambda pairs: "".join(f"{key}: {value}\n" for key, value in pairs).encode()
    sources = {f"{NAME}/{path.name}": path.read_bytes() for path in sorted((HERE / NAME).glob("*.py"))}
    return info, {**sources, f"{info}/METADATA": lines(metadata), f"{info}/WHEEL": lines(wheel)}


def _recorded(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info, files = _files()
    record = "".join(_recorded(*file) for file in files.items()) + f"{info}/RECORD,,\n"
    name = f"{NAME}-{_project('version')}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in {**files, f"{info}/RECORD": record.encode()}.items():
            wheel.writestr(path, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("this folder is installed from a clone")
