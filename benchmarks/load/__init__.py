"""A load of tables: a real server in its own process, and a cheap real client for every seat."""
