"""The games as other people's laboratories want them: an adapter a laboratory, each an extra."""
