/** The next steps at the foot of a narrow window: web/app/sheet.css. */

const sheets = ".sheet:has(> .buttons), .arrival-start, .rules-card.is-sheet";

/**
 * Scrolls as far as the board needs to stand above the next steps or rules when they appear or grow, unless they are beside it. What
 * heads the board stays in sight.
 */
export function keepAbove(board: HTMLElement, head: HTMLElement, parts: HTMLElement): void {
	let known = 0;
	/** The pixels scrolled for the sheet in sight, which are scrolled back where it shrinks. */
	let moved = 0;
	let observed: Element | undefined;
	const observer = new ResizeObserver(() => {
		const sheet = [...parts.querySelectorAll(sheets)].find((each) => each.checkVisibility());
		if (sheet !== observed) {
			if (observed) observer.unobserve(observed);
			if (sheet) observer.observe(sheet);
			observed = sheet;
		}
		const isFixed = sheet && getComputedStyle(sheet).position === "fixed";
		const { left, top, height } = isFixed ? sheet.getBoundingClientRect() : new DOMRect();
		const canvas = board.shadowRoot?.querySelector("canvas");
		if (height === 0) moved = 0;
		if (height !== known && height > 0 && canvas) {
			const { bottom, right } = canvas.getBoundingClientRect();
			const [line = head] = head.children;
			const most = Math.max(0, line.getBoundingClientRect().top);
			const by = left < right ? Math.max(-moved, Math.min(most, bottom - top)) : 0;
			scrollBy(0, by);
			moved += by;
		}
		known = height;
	});
	observer.observe(parts);
}
