"""later"""


async def soak(seconds: float) -> int:
    return 0
