"""What every game shares: questions, scripts in progress, facts that happened, files."""
