/** Waits until an element is near the screen, so that a chapter solves only what the reader sees. */

/** The margin around the screen in which an element counts as near. */
const margin = "50% 0px";

/** Resolves when an element is on the screen or near it; never after the signal is aborted. */
export const whenNear = (element: Element, signal: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		const watch = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) {
					watch.disconnect();
					resolve();
				}
			},
			{ rootMargin: margin },
		);
		watch.observe(element);
		signal.addEventListener("abort", () => watch.disconnect());
	});
