/** The sticky board above scrolled contents. */

/**
 * Sets the class `is-reading` on the board's stage while it overlaps the contents below, and these have reached the
 * window's upper half. The board then shrinks to that half, without its buttons and notes.
 */
export function keepToHalf(stage: HTMLElement, below: HTMLElement): void {
	const follow = () => {
		const { top } = below.getBoundingClientRect();
		const isOver = stage.getBoundingClientRect().bottom > top + 1;
		stage.classList.toggle("is-reading", isOver && top <= innerHeight / 2);
	};
	for (const event of ["scroll", "resize"]) addEventListener(event, follow, { passive: true });
}
