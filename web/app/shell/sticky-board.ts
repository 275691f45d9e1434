/** The board that stays in sight of what is read below it. */

/**
 * Marks the board's stage with `is-reading` while it lies over what is below it, and that has come up to the middle of
 * the window: the board then takes that half, and its buttons and notes give way.
 */
export function keepToHalf(stage: HTMLElement, below: HTMLElement): void {
	const follow = () => {
		const { top } = below.getBoundingClientRect();
		const isOver = stage.getBoundingClientRect().bottom > top + 1;
		stage.classList.toggle("is-reading", isOver && top <= innerHeight / 2);
	};
	for (const event of ["scroll", "resize"]) addEventListener(event, follow, { passive: true });
}
