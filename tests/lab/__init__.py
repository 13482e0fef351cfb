"""The laboratory keeps count."""
