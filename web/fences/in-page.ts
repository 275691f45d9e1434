/** Turns blocks of code with the language `catchmate` into boards on the page that a site shows, also after a walk through it. */
import { fenceOf, isTold } from "./fence.ts";

/** How sites mark a block of code: on it, on what is in it, or on what is around it. */
const blocks =
	"pre:has(> code:is(.language-catchmate, .catchmate)), pre.language-catchmate, pre[lang=catchmate], .language-catchmate pre";

/** What a highlighter has put around a block alone, or the block. */
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
	pre.hidden = !isTold(text);
	board.append(pre);
	outermost(block).replaceWith(board);
}

/** Shows the boards of the page, and those that come later. */
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
	// A block that is still being read has not all of its text.
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
	else begin();
}
