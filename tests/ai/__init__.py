"""What an agent may know, and how well it does with it."""
