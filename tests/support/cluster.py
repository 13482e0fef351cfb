"""A cluster of two nodes on this machine: run as a file, it lives until nobody listens any more.

It has a process of its own because ray leaves warnings behind that our tests take for errors.
Nobody plays on the node we are guests of, so all games travel to the other.
"""

import sys
from contextlib import ExitStack
from importlib import import_module
from socket import socket
from typing import Any

from ray.cluster_utils import Cluster

raylet: Any = import_module("ray._raylet")
nodes: Any = import_module("ray._private.node")

ROOM = 80 * 2**20  # Bytes for what is passed around: as little as ray takes.
PORTS = ["metrics_agent_port", "metrics_export_port", "runtime_env_agent_port"]


def free_ports() -> dict[str, int]:
    """For what ray would else wait for."""
    with ExitStack() as stack:
        doors = [stack.enter_context(socket()) for _ in PORTS]
        for door in doors:
            door.bind(("", 0))
        return {name: door.getsockname()[1] for name, door in zip(PORTS, doors, strict=True)}


class BareNode(nodes.Node):  # type: ignore[misc]
    """A node without the page that nobody looks at.

    Ray waits 15 seconds for word from the process that would serve it, and gives up the whole
    node if it hears nothing: too few on a busy machine. So we send word that there is no page.
    """

    def start_api_server(self, **wanted: object) -> None:
        pass

    def start_ray_processes(self) -> None:
        page = raylet.DASHBOARD_AGENT_LISTEN_PORT_NAME
        raylet.persist_port(self._session_dir, self._node_id, page, -1)
        super().start_ray_processes()


def started() -> Any:
    nodes.Node = BareNode
    cluster: Any = Cluster()
    plain = {"object_store_memory": ROOM, "include_log_monitor": False}
    cluster.add_node(num_cpus=0, no_monitor=True, **plain, **free_ports())
    cluster.add_node(num_cpus=2, **plain, **free_ports())
    return cluster


def main() -> None:
    cluster = started()
    try:
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
