/** The next steps at the foot of a narrow window: web/app/sheet.css. */

/** Scrolls as far as the board needs to stand above the next steps when they appear or grow, unless they are beside it. */
export function keepAbove(board: HTMLElement, parts: HTMLElement): void {
	let known = 0;
	new ResizeObserver(() => {
		const sheet = parts.querySelector<HTMLElement>(".sheet > .buttons")?.parentElement;
		const isFixed = sheet && getComputedStyle(sheet).position === "fixed";
		const { left, top, height } = isFixed ? sheet.getBoundingClientRect() : new DOMRect();
		const canvas = board.shadowRoot?.querySelector("canvas");
		if (height > known && canvas) {
			const { bottom, right } = canvas.getBoundingClientRect();
			if (left < right) scrollBy(0, Math.max(0, bottom - top));
		}
		known = height;
	}).observe(parts);
}
