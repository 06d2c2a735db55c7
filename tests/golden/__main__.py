"""`python -m tests.golden` writes the golden files anew. Read the difference before you keep it."""

from tests.golden.files import write_all

write_all()
