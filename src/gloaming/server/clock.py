"""The database's clock: several machines share it, while their own differ.

Whoever compares a time that another process wrote compares it with this one.
"""

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class now(FunctionElement[float]):  # noqa: N801 - reads like the function it is.
    """Seconds since 1970, in the middle of a statement."""

    type = Float()
    inherit_cache = True


@compiles(now, "sqlite")
def _on_sqlite(element: now, compiler: Any, **options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _on_postgresql(element: now, compiler: Any, **options: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
