"""The tools that a dwarf digs with."""

TOOLS = ("pickaxe", "lantern", "cart")


def tools_in(bits: int) -> list[str]:
    """Broken tools by name."""
    return [tool for number, tool in enumerate(TOOLS) if bits >> number & 1]
