"""Boards in Markdown for Python-Markdown, and so for MkDocs: a custom fence of pymdownx.superfences.

    markdown_extensions:
      - pymdownx.superfences:
          custom_fences:
            - name: catchmate
              class: catchmate
              format: !!python/name:catchmate_fences.board
              validator: !!python/name:catchmate_fences.attributes
"""

from html import escape
from re import MULTILINE, search

NAMES = "@names@".split()


def attributes(language, inputs, options, attrs, md):
    """Takes the element's attributes behind the fence; any other word is refused, and the block stays code."""
    for name, value in inputs.items():
        if name not in NAMES:
            return False
        options[name] = value
    return True


def board(source, language, css_class, options, md, **kwargs):
    """The tag with the block's text inside, and for a drawing with its proportions."""
    written = "".join(f' {name}="{escape(str(value))}"' for name, value in options.items())
    size = search(r"^(\d+) (\d+)(?: \D\S*)?$(?=[^\0]*^[^\s\d]{2,}$)", source, MULTILINE)
    room = f'<svg viewBox="0 0 {size[2]} {size[1]}"></svg>' if size else ""
    pre = f"<pre>{escape(source)}</pre>"
    # Only a told board has room for comments.
    text = pre if search(r"^\s*moves:", source, MULTILINE) else f"<div>{pre}</div>"
    return f"<catchmate-board{written}>{room}{text}</catchmate-board>"
