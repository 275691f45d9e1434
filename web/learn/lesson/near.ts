/** Waits for the reader, so that a chapter solves nothing that nobody sees. */

/** How far from the screen an element is near, as a margin around the screen. */
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
