/** Turns blocks of code with the language `catchmate` into boards in the browser, also those that a site adds later. */
import { fenceOf, hasMoves } from "./fence.ts";

/** Selectors for a site's mark of such a block: on it, inside it, or around it. */
const blocks =
	"pre:has(> code:is(.language-catchmate, .catchmate)), pre.language-catchmate, pre[lang=catchmate], .language-catchmate pre";

/** The outermost wrapper of a highlighter around a block, or the block itself. */
function outermost(block: Element): Element {
	const { parentElement: parent } = block;
	if (!parent?.matches("[class*=highlight], [class*=language-]")) return block;
	return parent.textContent?.trim() === block.textContent?.trim() ? outermost(parent) : block;
}

function show(block: Element): void {
	const meta = block.querySelector("[data-meta]") ?? block.closest("[data-meta]");
	const info = `catchmate ${meta?.getAttribute("data-meta") ?? ""}`;
	const { attributes, text } = fenceOf(info, block.textContent ?? "");
	const board = document.createElement("catchmate-board");
	for (const [name, value] of attributes) board.setAttribute(name, value);
	const pre = document.createElement("pre");
	pre.textContent = text;
	pre.hidden = !hasMoves(text);
	board.append(pre);
	outermost(block).replaceWith(board);
}

/** Shows the boards of the page, and those added later. */
export function showFences(): void {
	const showAll = () => {
		for (const block of document.querySelectorAll(blocks)) {
			if (!block.closest("catchmate-board")) show(block);
		}
	};
	const begin = () => {
		showAll();
		new MutationObserver(showAll).observe(document, { childList: true, subtree: true });
	};
	// During parsing, a block may lack a part of its text.
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
	else begin();
}
