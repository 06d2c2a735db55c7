"""`python -m permonik` is the same as `permonik`."""

from permonik.cli import main

main(prog_name="permonik")
