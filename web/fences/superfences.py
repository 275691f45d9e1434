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

NAMES = "@names@".split()


def attributes(language, inputs, options, attrs, md):
    """Takes the element's attributes behind the fence; any other word is refused, and the block stays code."""
    for name, value in inputs.items():
        if name not in NAMES:
            return False
        options[name] = value
    return True


def board(source, language, css_class, options, md, **kwargs):
    """The tag with the block's text inside."""
    written = "".join(f' {name}="{escape(str(value))}"' for name, value in options.items())
    return f"<catchmate-board{written}><pre>{escape(source)}</pre></catchmate-board>"
