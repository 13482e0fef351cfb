"""What a wheel needs that is built: the browser's client, and if asked for the compiled rules.

`make wheel` builds both before it builds the wheels. GLOAMING_COMPILED=1 asks for compiled rules.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Wheel(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # It serves what `make web` builds, and is never compiled in place.
        package = Path(self.root) / "src" / "gloaming"
        if not (package / "server" / "static" / "index.html").is_file():
            raise FileNotFoundError("the browser's client is not built; `make wheel` builds it")
        if os.environ.get("GLOAMING_COMPILED") == "1":
            build_data["force_include"] |= self.compiled(package)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self, package: Path) -> dict[str, str]:
        """The compiled modules, and where each belongs; they must be of these very sources."""
        built = Path(self.root) / "build" / "compiled"
        found = {str(file): str(file.relative_to(built)) for file in built.rglob("*.so")}
        for path in self.config["include"]:
            for file in (Path(self.root) / path).rglob("*.py"):
                twin = built / file.relative_to(package.parent)
                if not found or not twin.is_file() or twin.read_bytes() != file.read_bytes():
                    raise FileNotFoundError(f"{path} is not compiled; `make wheel` compiles it")
        return found
