"""The OpenAPI document: FastAPI knows the routes, msgspec knows the messages."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from gloaming.server import protocol
from gloaming.server.protocol import Message, Refused

REFERENCE: Final = "#/components/schemas/{name}"


def messages() -> list[type[Message]]:
    """Every message of the protocol, in the order of its page."""
    return [
        kind
        for kind in vars(protocol).values()
        if isinstance(kind, type) and issubclass(kind, Message) and kind is not Message
    ]


def document(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        api = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        _, schemas = msgspec.json.schema_components(messages(), ref_template=REFERENCE)
        api["components"] = {"schemas": schemas}
        for path in api["paths"].values():
            for route in path.values():
                describe(route)
        app.openapi_schema = api
    return app.openapi_schema


def describe(route: dict[str, Any]) -> None:
    """What a route takes, gives and refuses."""
    route["responses"] = {
        "200": {"description": "Done.", "content": content(route.pop("x-gives"))},
        "4XX": {"description": "Refused.", "content": content([Refused.__name__])},
    }
    taken = route.pop("x-takes")
    if taken:
        route["requestBody"] = {"required": True, "content": content(taken)}


def content(names: list[str]) -> dict[str, Any]:
    if names == ["str"]:
        return {"text/plain": {"schema": {"type": "string"}}}
    if names == ["bytes"]:
        return {"image/png": {"schema": {"type": "string", "format": "binary"}}}
    schemas = [{"$ref": REFERENCE.format(name=name)} for name in names]
    return {"application/json": {"schema": schemas[0] if len(names) == 1 else {"oneOf": schemas}}}
