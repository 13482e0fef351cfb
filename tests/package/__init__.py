"""What people install: the wheels, their extras, the changelog and what the README shows."""
