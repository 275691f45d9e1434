/** The board that stays in sight of what is read below it. */

/**
 * Marks the board's stage with `is-reading` while it stays in sight and what is below it has come up to the middle of
 * the window: the board then takes that half, and its buttons and notes give way.
 */
export function keepToHalf(stage: HTMLElement, below: HTMLElement): void {
	const follow = () => {
		const isInSight = stage.getBoundingClientRect().top > -1;
		const isRead = below.getBoundingClientRect().top <= innerHeight / 2;
		stage.classList.toggle("is-reading", isInSight && isRead);
	};
	for (const event of ["scroll", "resize"]) addEventListener(event, follow, { passive: true });
}
