"""Every tone that a picture of Day & Night is painted in has a look in the style sheet."""

import re

from tests.web.served import ROOT

ROOM = ROOT / "web/src/boards/day_and_night"
LAYER = re.compile(r"""\[\s*"([a-z-]+)",\s*["`$\w]""")


def test_no_layer_is_left_unpainted() -> None:
    drawn = "".join(
        (ROOM / name).read_text("utf-8")
        for name in ("kit.ts", "moments.tsx", "pictures_day.ts", "pictures_night.ts")
    )
    css = (ROOM / "tones.css").read_text("utf-8")
    tones = set(LAYER.findall(drawn))
    tones |= {
        f"{who}-{part}" for who in ("day", "night") for part in re.findall(r"who}-([a-z-]+)", drawn)
    }
    assert len(tones) > 60
    assert {tone for tone in tones if not re.search(rf"\.t-{tone} \{{", css)} == set()
