"""Gloaming: a digital table for four games of light and shadow."""

__version__ = "0.2.0"
