"""Boards in Markdown for Python-Markdown, and so for MkDocs: a custom fence of pymdownx.superfences.

    markdown_extensions:
      - pymdownx.superfences:
          custom_fences:
            - name: catchmate
              class: catchmate
              format: !!python/name:catchmate_fences.board
              validator: !!python/name:catchmate_fences.attributes
"""

import re
from html import escape

NAMES = "@names@".split()
ATTRIBUTE = r"""([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))"""
ATTRIBUTES = re.compile(rf"(\s*{ATTRIBUTE}(?!\S))+\s*")


def attributes(language, inputs, options, attrs, md):
    """Accepts only the element's attributes after the fence; with any other word the block stays code."""
    for name, value in inputs.items():
        if name not in NAMES:
            return False
        options[name] = value
    return True


def board(source, language, css_class, options, md, **kwargs):
    """The tag with the block's text inside, and for a drawing with its proportions; attributes in the first lines are the tag's too."""
    lines = source.split("\n")
    while lines and ATTRIBUTES.fullmatch(lines[0]):
        for name, *values in re.findall(ATTRIBUTE, lines.pop(0)):
            options[name] = "".join(values)
    text = "\n".join(lines)
    written = "".join(f' {name}="{escape(str(value))}"' for name, value in options.items())
    size = re.search(r"^(\d+) (\d+)(?: \D\S*)?$(?=[^\0]*^[^\s\d]{2,}$)", text, re.MULTILINE)
    room = f'<svg viewBox="0 0 {size[2]} {size[1]}"></svg>' if size else ""
    pre = f"<pre>{escape(text)}</pre>"
    # Only boards with moves have space for comments.
    inside = pre if re.search(r"^\s*moves:", text, re.MULTILINE) else f"<div>{pre}</div>"
    # Python-Markdown wraps an unknown element in a paragraph, and its <pre> would end both.
    return f"<div><catchmate-board{written}>{room}{inside}</catchmate-board></div>"
