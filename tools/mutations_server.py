"""Faults of the server: what a stranger sends, how often, how slowly, and what others notice."""

from mutation import Mutation


def server(what: str, file: str, old: str, new: str, tests: str) -> Mutation:
    asked = " ".join(f"tests/server/test_{name}.py" for name in tests.split())
    return Mutation(f"server: {what}", f"server/{file}.py", old, new, asked)


SERVER = [
    # Bytes before they are a request.
    server(
        "a head has no end",
        "sockets",
        "        if self.unread > HEAD:\n",
        "        if self.unread > HEAD * 10_000:\n",
        "sockets",
    ),
    server("a head is never counted", "sockets", "        self.head += size\n", "", "sockets"),
    server(
        "fields are never counted",
        "sockets",
        "        if len(self.headers) >= FIELDS:\n",
        "        if len(self.headers) >= 9**9:\n",
        "sockets",
    ),
    server(
        "who is late is not told so",
        "sockets",
        "            self.refuse(TooSlow())\n",
        "            self.transport.close()\n",
        "sockets",
    ),
    server(
        "a body may take for ever",
        "sockets",
        "        self.stay.due = self.porter.clock() + FOR_A_BODY\n",
        "        self.stay.due = None\n",
        "sockets",
    ),
    server(
        "who never reads is kept",
        "porter",
        "now >= stay.stalled + FOR_A_READER",
        "now >= stay.stalled + FOR_A_READER * 1000",
        "sockets",
    ),
    server(
        "who reads on is not heard of",
        "sockets",
        "        self.stay.stalled = None\n        if self.answered and self.stay.due is not None:",
        "        if self.answered and self.stay.due is not None:",
        "sockets",
    ),
    server(
        "half a head is waited for",
        "porter",
        "        stay.due = self.clock() + FOR_A_HEAD\n",
        "        stay.due = None\n",
        "sockets",
    ),
    server(
        "an address takes all sockets",
        "porter",
        "        if held > self.each:\n",
        "        if held > self.room:\n",
        "sockets",
    ),
    server(
        "a socket that is gone still counts",
        "porter",
        "            self.addresses[stay.address] -= 1\n",
        "            pass\n",
        "sockets",
    ),
    server(
        "requests are pipelined without end",
        "sockets",
        "        if len(self.pipeline) >= PIPELINED:\n",
        "        if len(self.pipeline) >= 9**9:\n",
        "sockets",
    ),
    server(
        "frames come as fast as they like",
        "sockets",
        "        if self.came > FRAMES:\n",
        "        if self.came > 9**9:\n",
        "sockets",
    ),
    server(
        "a message has pieces without end",
        "sockets",
        "        if len(self.frames) >= PIECES:\n",
        "        if len(self.frames) >= 9**9:\n",
        "sockets",
    ),
    # Who is who.
    server(
        "anybody is believed to be a proxy",
        "whereabouts",
        "        if not self.believes(peer):\n            if",
        "        if False:\n            if",
        "door security",
    ),
    server(
        "each IPv6 address counts by itself",
        "whereabouts",
        "BEHIND: Final = 64",
        "BEHIND: Final = 128",
        "door",
    ),
    server(
        "any name will do",
        "whereabouts",
        "            raise UnknownName(name)\n",
        "            pass\n",
        "door security",
    ),
    server(
        "a page of another site is ours",
        "whereabouts",
        "    return match is not None and match[1] == host\n",
        "    return True\n",
        "door security",
    ),
    server(
        "a refusal sets a cookie",
        "door",
        "self.welcome and again and self.status < 400",
        "self.welcome and again",
        "door security",
    ),
    server(
        "another site's request sets a cookie",
        "door",
        "self.welcome = own and ",
        "self.welcome = ",
        "door security",
    ),
    server(
        "cookies of plain HTTP stand over safe ones",
        "identity",
        "    return safe or found.get(COOKIE)\n",
        "    return found.get(COOKIE) or safe\n",
        "door security",
    ),
    # How often.
    server(
        "a window never closes",
        "rates",
        "            if end <= now:\n",
        "            if False:\n",
        "door limits",
    ),
    server(
        "an address has no rate at a door",
        "rates",
        '        self._hit(for_addresses, f"{what} at", address, many)\n',
        "",
        "limits door",
    ),
    server(
        "a rematch is no opening",
        "doors",
        '        ("opening", "POST", r"/api/tables/[^/]+/rematch"),\n',
        "",
        "limits",
    ),
    server(
        "nobody is told when to come back",
        "refusals",
        '        return {"retry-after": str(max(1, ceil(error.wait)))}\n',
        "        return {}\n",
        "limits",
    ),
    server(
        "a guest may open as many as they like",
        "keeping",
        "        if own.open >= self.settings.guest_tables:\n",
        "        if False:\n",
        "keeping limits tables",
    ),
    server(
        "whoever drops the cookie may open as many as they like",
        "keeping",
        "        if there.open >= self.settings.address_tables:\n",
        "        if False:\n",
        "keeping",
    ),
    server(
        "an address can be guessed from what is kept of it",
        "keeping",
        '        return digest(self.key, address.encode(), "sha256").hex()\n',
        '        return digest(b"", address.encode(), "sha256").hex()\n',
        "keeping",
    ),
    # What is written, and for whom.
    server(
        "openings stand in line before answers",
        "store",
        "        async with self.aside, self._transaction(matches)",
        "        async with self._transaction(matches)",
        "scribe",
    ),
    server(
        "each answer is a commit of its own",
        "scribe",
        "            pages, self.pages = self.pages, []\n",
        "            pages, self.pages = self.pages[:1], self.pages[1:]\n",
        "scribe",
    ),
    server(
        "a seat is handed over in the log only",
        "scribe",
        "            if entry.kind == HANDED\n",
        "            if False\n",
        "fair_play",
    ),
    server(
        "long work holds the loop",
        "pieces",
        "                await sleep(0)",
        "                pass",
        "fair books",
    ),
    server(
        "a connection whose voice has died stays open",
        "ws",
        "            await self.hang_up(error)\n            if not",
        "            if not",
        "outages live",
    ),
]
