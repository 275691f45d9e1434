/** Moves the focus to a heading, and scrolls to it as `scroll` says; without it not at all. */
export function focusHeading(id: string, scroll?: ScrollIntoViewOptions): void {
	const heading = document.getElementById(id);
	heading?.focus({ preventScroll: true });
	if (scroll) heading?.scrollIntoView(scroll);
}
