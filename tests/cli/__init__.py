"""The command, tried as it is used: arguments, typed lines, exit status."""
