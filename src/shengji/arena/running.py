"""Playing many observations: here, in processes of this machine, or on a cluster, always in the same order."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from shengji.arena.matchup import Observation, Pairing, observe
from shengji.text.errors import TextError

MOST_AT_ONCE = 16
"""Observations that a process plays before it reports."""
WAVE = 4
"""Parts for each task at once, where a backend gives all results at once."""
CLUSTERS = ("ray", "dask")


def observations(pairing: Pairing, numbers: range, jobs: int = 1, cluster: str | None = None) -> Iterator[Observation]:
    """The observations of some numbers, in order.

    ``jobs`` is the number of processes, on a cluster that of tasks at once. ``cluster`` is an address such as
    ``dask://host:8786`` or ``ray://host:10001``. Raises :class:`TextError` where a library for that is missing.
    """
    if jobs == 1 and cluster is None:
        for number in numbers:
            yield observe(pairing, number)
        return
    joblib = _joblib()
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (8 * jobs)))
    parts = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    with _backend(cluster):
        for found in _results(joblib, jobs, pairing, parts):
            yield from found


def _results(joblib: Any, jobs: int, pairing: Pairing, parts: list[range]) -> Iterator[list[Observation]]:
    """The observations of each part, in order, as they come."""
    task = joblib.delayed(_observe_part)
    try:
        parallel = joblib.Parallel(n_jobs=jobs, return_as="generator", batch_size=1, pre_dispatch="3*n_jobs")
    except ValueError:
        # Ray's backend gives all results at once, so it gets the parts in waves.
        parallel = joblib.Parallel(n_jobs=jobs, batch_size=1)
        for first in range(0, len(parts), WAVE * jobs):
            yield from parallel(task(pairing, part) for part in parts[first : first + WAVE * jobs])
        return
    results = parallel(task(pairing, part) for part in parts)
    try:
        yield from results
    finally:
        results.close()


def _observe_part(pairing: Pairing, numbers: range) -> list[Observation]:
    # An interrupt reaches every process of the terminal; the first one decides what comes of it.
    # Some backends work in threads, where no signal arrives.
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return [observe(pairing, number) for number in numbers]


def has_joblib() -> bool:
    """Whether more than one process can be used."""
    try:
        _joblib()
    except TextError:
        return False
    return True


def _joblib() -> Any:
    try:
        import joblib
    except ImportError:
        raise TextError("arena-needs", library="joblib", command="pip install 'shengji[arena]'") from None
    return joblib


def check_cluster(address: str) -> None:
    """Raise :class:`TextError` for an address of no kind that we know, or whose library is missing."""
    kind, _, _ = address.partition("://")
    if kind not in CLUSTERS or "://" not in address:
        raise TextError("arena-cluster", address=address)
    _joblib()
    try:
        if kind == "dask":
            import distributed  # noqa: F401
        else:
            import ray  # noqa: F401
    except ImportError:
        raise TextError(
            "arena-needs", library="distributed" if kind == "dask" else "ray", command="pip install 'shengji[cluster]'"
        ) from None


def _backend(cluster: str | None) -> AbstractContextManager[Any]:
    """What joblib's tasks run on."""
    if cluster is None:
        return nullcontext()
    check_cluster(cluster)
    kind, _, rest = cluster.partition("://")
    return _dask(rest) if kind == "dask" else _ray(rest)


@contextmanager
def _dask(rest: str) -> Iterator[None]:
    import joblib
    from distributed import Client

    with Client(f"tcp://{rest}", set_as_default=False) as client, joblib.parallel_config("dask", client=client):
        yield


@contextmanager
def _ray(rest: str) -> Iterator[None]:
    """``ray://local`` starts a cluster on this machine; another address is that of a running one."""
    import joblib
    import ray
    from ray.util.joblib import register_ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(address=None if rest == "local" else f"ray://{rest}", log_to_driver=False)
    register_ray()
    try:
        with joblib.parallel_config("ray"):
            yield
    finally:
        if ours:
            ray.shutdown()
