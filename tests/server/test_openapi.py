"""The API keeps what its document says, whatever is thrown at it."""

import threading
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck
from hypothesis import settings as given
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gloaming.server.app import create_app
from gloaming.server.sockets import Entrance
from tests.server.house import BOT, ME, quick, sqlite
from tests.server.postgres import free_port

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Target:
    """A server in a thread, a table on it, and the cookie of who sits there."""

    def __init__(self, url: str) -> None:
        self.url = url
        guest = requests.Session()
        wish: Any = {"game": "day_and_night", "seats": [ME, BOT]}
        self.table = guest.post(f"{url}/api/tables", json=wish, timeout=30).json()["table"]
        self.cookies = dict(guest.cookies)
        guest.close()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    settings = quick(sqlite(Path(tmp_path_factory.mktemp("api"))))
    port = free_port()
    server = uvicorn.Server(Entrance(create_app(settings), settings, port=port))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        sleep(0.05)
    yield Target(f"http://127.0.0.1:{port}")
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def api(target: Target) -> Any:
    return schemathesis.openapi.from_url(f"{target.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@given(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_its_word(case: Any, target: Target) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = target.table
    case.call_and_validate(checks=CHECKS, cookies=target.cookies)


def test_every_message_of_the_protocol_is_in_the_document(target: Target) -> None:
    document = requests.get(f"{target.url}/api/openapi.json", timeout=30).json()
    assert {"Sight", "Update", "OpenTable", "GiveAnswer", "Watch"} <= set(
        document["components"]["schemas"]
    )
    acts = document["paths"]["/api/tables/{id}/acts"]["post"]
    body = acts["requestBody"]["content"]["application/json"]["schema"]
    assert {"$ref": "#/components/schemas/Undo"} in body["oneOf"]
