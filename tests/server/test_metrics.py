"""What Prometheus is told."""

from mensae.server.metrics import Metrics


def lines(metrics: Metrics) -> list[str]:
    return metrics.render().decode().splitlines()


def test_everything_that_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.request("/api/tables/{id}", "GET", 200, 0.002)
    metrics.request("/api/tables/{id}", "GET", 200, 5)
    metrics.connections.inc()
    metrics.tables_loaded.set(3)
    metrics.committed("gardens", 4, 0.003)
    metrics.refused("gardens-no-centre-start")
    for _ in range(3):
        metrics.sent(1000)
    metrics.thought("done", 0.2)
    metrics.closed("slow")
    assert {
        'mensae_http_requests_total{method="GET",route="/api/tables/{id}",status="200"} 2.0',
        'mensae_http_seconds_bucket{le="0.003",route="/api/tables/{id}"} 1.0',
        'mensae_http_seconds_count{route="/api/tables/{id}"} 2.0',
        "mensae_connections 1.0",
        "mensae_tables_loaded 3.0",
        'mensae_moves_total{game="gardens"} 1.0',
        "mensae_commit_entries_sum 4.0",
        "mensae_commit_seconds_count 1.0",
        'mensae_refusals_total{code="gardens-no-centre-start"} 1.0',
        'mensae_update_bytes_bucket{le="1024.0"} 3.0',
        "mensae_update_bytes_sum 3000.0",
        'mensae_bot_thoughts_total{result="done"} 1.0',
        "mensae_bot_seconds_count 1.0",
        'mensae_closed_sockets_total{reason="slow"} 1.0',
    } <= set(lines(metrics))


def test_a_bot_that_found_no_worker_did_not_think() -> None:
    metrics = Metrics()
    metrics.thought("busy", 0)
    assert {'mensae_bot_thoughts_total{result="busy"} 1.0', "mensae_bot_seconds_count 0.0"} <= set(lines(metrics))


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.connections.inc()
    assert "mensae_connections 1.0" in lines(one)
    assert "mensae_connections 0.0" in lines(other)


def test_children_are_looked_up_once() -> None:
    metrics = Metrics()
    assert metrics.moves["gardens"] is metrics.moves["gardens"]
