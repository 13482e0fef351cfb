"""The words of the house and of its games, in every language they speak."""

from gloaming.text.catalogue import LANGUAGES, Catalogue, MissingText, UnknownLanguage

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "UnknownLanguage"]
