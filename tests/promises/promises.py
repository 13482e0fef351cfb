"""All promises."""

from tests.promises.play import S
from tests.promises.secrets import SecretPromises
from tests.promises.words import WordPromises


class Promises(SecretPromises[S], WordPromises[S]):
    """Every promise every game keeps."""
