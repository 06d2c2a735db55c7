"""Measurements with budgets. Run by hand, never as tests: the machines are shared."""
