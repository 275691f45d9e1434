/** The next steps at the foot of a narrow window: web/app/sheet.css. */

/** Scrolls as far as the board needs to stand above the next steps when they appear or grow. */
export function keepAbove(board: HTMLElement, parts: HTMLElement): void {
	let known = 0;
	new ResizeObserver(() => {
		const sheet = parts.querySelector<HTMLElement>(".sheet > .buttons")?.parentElement;
		const isFixed = sheet && getComputedStyle(sheet).position === "fixed";
		const { top, height } = isFixed ? sheet.getBoundingClientRect() : { top: 0, height: 0 };
		const canvas = board.shadowRoot?.querySelector("canvas");
		if (height > known && canvas) {
			const { bottom } = canvas.getBoundingClientRect();
			scrollBy(0, Math.max(0, bottom - top));
		}
		known = height;
	}).observe(parts);
}
