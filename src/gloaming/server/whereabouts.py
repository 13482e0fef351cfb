"""Where a request comes from, and which house it asks for: addresses, proxies, names, origins."""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import gethostname
from typing import Any, Final

from starlette.datastructures import Headers
from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server.refusals import BadMessage, UnknownName

log = get_logger()
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([\w.-]{1,253}))(?::\d{1,5})?", re.ASCII)
ORIGIN: Final = re.compile(r"https?://([^/?#@\s]{1,300})")
LOCALLY: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
BEHIND: Final = 64  # Who has an IPv6 address has all that begin with the same 64 bits.


class NotAnAddress(GloamingError):
    def __init__(self, said: str) -> None:
        super().__init__(
            f"a proxy is an address or a network, 127.0.0.1 or 10.0.0.0/8, not “{said}”", said=said
        )


def read_address(said: str) -> IPv4Address | IPv6Address | None:
    """An address in one of its many spellings; nothing if it is none."""
    try:
        found = ip_address(said.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def counted(said: str) -> str:
    """An address as it is counted: what one household has counts as one."""
    found = read_address(said)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, BEHIND), strict=False))
    return str(found) if found is not None else said[:64]


def own_names() -> set[str]:
    """What this computer is called at home. Nobody can register such a name for a trick."""
    name = gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name} | {short + ending for ending in LOCALLY}


class Whereabouts:
    """What the host has said: whose word on others is believed, and what the house is called."""

    def __init__(self, proxies: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        try:
            self.proxies = [ip_network(said.strip()) for said in proxies]
        except ValueError:
            raise NotAnAddress(", ".join(proxies)) from None
        self.wondered = False
        said = {name.lower().strip().rstrip(".") for name in names if name.strip()}
        self.names = own_names() | said
        self.below = tuple(name for name in said if name.startswith("."))

    def believes(self, peer: str) -> bool:
        found = read_address(peer)
        return found is not None and any(found in network for network in self.proxies)

    def of(self, scope: Any, headers: Headers) -> tuple[str, bool]:
        """The address a request counts for, and whether it came over HTTPS."""
        peer = (scope.get("client") or ("",))[0]
        https = scope["scheme"] in ("https", "wss")
        if not self.believes(peer):
            if "x-forwarded-for" in headers:
                self.wonder(peer)
            return counted(peer), https
        said = headers.get("x-forwarded-proto")
        if said is not None:
            https = said.strip().lower() in ("https", "wss")
        for hop in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            address = without_port(hop.strip())
            if read_address(address) is None:
                break  # Not an address: nobody we trust has written it.
            peer = address
            if not self.believes(peer):
                break
        return counted(peer), https

    def wonder(self, peer: str) -> None:
        """Say once that a neighbour speaks for others: it may be a proxy that nobody has named."""
        found = read_address(peer)
        if not self.wondered and found is not None and found.is_private:
            self.wondered = True
            log.warning("not believed", says="x-forwarded-for", help=f"--proxy {found}")

    def name_in(self, headers: Headers) -> str:
        """The name a request asks for, as it was written. Refused if it is not one of ours.

        A page of a stranger's site can't ask for our names or for an address, whatever its own
        name is made to lead to.
        """
        said = headers.getlist("host")
        match = HOST.fullmatch(said[0].lower()) if len(said) == 1 else None
        if match is None:
            raise BadMessage("a request says in one Host header which server it is for")
        name = (match[1] or match[2]).rstrip(".")
        known = name in self.names or name.endswith((".localhost", *self.below))
        if not known and read_address(name) is None:
            raise UnknownName(name)
        return said[0].lower()


def without_port(hop: str) -> str:
    """A hop of a proxy's list: some write ports."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def from_own_page(headers: Headers, host: str) -> bool:
    """Whether a page of ours sent it. A browser says where from; who says nothing is no browser."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    match = ORIGIN.fullmatch(origin.lower())
    return match is not None and match[1] == host
