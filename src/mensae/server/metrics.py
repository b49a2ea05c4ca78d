"""What Prometheus may know: how much is played, how fast, and what goes wrong."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Generic, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.utils import floatToGoString

CONTENT_TYPE = CONTENT_TYPE_LATEST
HTTP_SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)
COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
BOT_SECONDS = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
COMMIT_ENTRIES = (1, 2, 3, 5, 8, 13, 21, 34, 55)
UPDATE_BYTES = (256, 512, 1024, 2048, 4096, 8192, 16384, 65536)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second number beside every counter that nobody asks for

K = TypeVar("K")
M = TypeVar("M")


class Children(dict[K, M], Generic[K, M]):
    """The children of a metric by their labels; looking one up in the metric itself is the slow part of counting."""

    def __init__(self, make: Callable[[K], M]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> M:
        child = self[key] = self._make(key)
        return child


class Tally:
    """A histogram for what happens at every move; prometheus_client's own would cost as much as the move's view."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...]) -> None:
        self.name, self.help, self.bounds = name, help, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Counts a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def collect(self) -> Iterator[Metric]:
        """As Prometheus wants it: each bucket with all below it."""
        metric = HistogramMetricFamily(self.name, self.help)
        names = [*map(floatToGoString, self.bounds), "+Inf"]
        metric.add_metric([], list(zip(names, accumulate(self.counts), strict=True)), self.sum)
        yield metric


class Metrics:
    """The metrics of one server, in a registry of its own, since several may run in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, help: str, *labels: str) -> Counter:
            return Counter(f"mensae_{name}", help, labels, registry=registry)

        def gauge(name: str, help: str) -> Gauge:
            return Gauge(f"mensae_{name}", help, registry=registry)

        def histogram(name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"mensae_{name}", help, labels, registry=registry, buckets=buckets)

        def tally(name: str, help: str, bounds: tuple[float, ...]) -> Tally:
            made = Tally(f"mensae_{name}", help, bounds)
            registry.register(made)
            return made

        requests = counter("http_requests", "HTTP requests that were answered.", "route", "method", "status")
        seconds = histogram("http_seconds", "How long HTTP requests took.", HTTP_SECONDS, "route")
        moves = counter("moves", "Moves that are on disk.", "game")
        refusals = counter("refusals", "Actions that were refused.", "code")
        thoughts = counter("bot_thoughts", "Times that a bot was asked, by what came of it.", "result")
        closed = counter("closed_sockets", "Sockets that the server closed.", "reason")

        self.http_requests = Children[tuple[str, str, int], Counter](lambda key: requests.labels(*key))
        self.http_seconds = Children[str, Histogram](seconds.labels)
        self.connections = gauge("connections", "Sockets that are open.")
        self.tables_loaded = gauge("tables_loaded", "Tables in memory.")
        self.moves = Children[str, Counter](moves.labels)
        self.refusals = Children[str, Counter](refusals.labels)
        self.commit_seconds = tally("commit_seconds", "How long a move waited for the disk.", COMMIT_SECONDS)
        self.update_bytes = tally("update_bytes", "The size of every update to every socket.", UPDATE_BYTES)
        self.commit_entries = tally("commit_entries", "How many entries a move brought to disk.", COMMIT_ENTRIES)
        self.bot_thoughts = Children[str, Counter](thoughts.labels)
        self.bot_seconds = histogram(
            "bot_seconds", "How long a bot thought, waiting for a worker included.", BOT_SECONDS
        )
        self.closed_sockets = Children[str, Counter](closed.labels)

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """An HTTP request was answered; the route is the pattern, not the path, of which there are too many."""
        self.http_requests[route, method, status].inc()
        self.http_seconds[route].observe(seconds)

    def committed(self, game: str, entries: int, seconds: float) -> None:
        """A move has brought entries to disk."""
        self.commit_seconds.observe(seconds)
        self.commit_entries.observe(entries)
        self.moves[game].inc()

    def refused(self, code: str) -> None:
        """An action was refused; the code is the key of what was said."""
        self.refusals[code].inc()

    def sent(self, size: int) -> None:
        """An update went to a socket."""
        self.update_bytes.observe(size)

    def thought(self, result: str, seconds: float) -> None:
        """A bot was asked: `done`, `failed`, or `busy` if it was not even begun."""
        self.bot_thoughts[result].inc()
        if result != "busy":
            self.bot_seconds.observe(seconds)

    def closed(self, reason: str) -> None:
        """The server closed a socket."""
        self.closed_sockets[reason].inc()

    def render(self) -> bytes:
        """Everything in the text format of Prometheus."""
        return generate_latest(self.registry)
