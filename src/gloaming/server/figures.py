"""What is counted and measured, for /metrics; numbers only, nothing about anybody."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Figures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "gloaming_requests",
            "Requests by route and status.",
            ["route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "gloaming_request_seconds",
            "Time to answer a request.",
            ["route"],
            registry=self.registry,
        )
        self.acts = Counter(
            "gloaming_acts",
            "Acts by kind and what became of them.",
            ["kind", "became"],
            registry=self.registry,
        )
        self.connections = Gauge(
            "gloaming_connections", "Live connections.", registry=self.registry
        )
        self.tables = Gauge("gloaming_tables", "Tables in memory.", registry=self.registry)
        self.bots = Gauge(
            "gloaming_bots_thinking", "Tables where a bot is asked.", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
