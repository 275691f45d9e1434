/**
 * How long the old board remains while the next one is solved, in milliseconds: usually long enough, so that nothing
 * flickers.
 */
const grace = 100;

/** Waits for some work, but not for long. Rejects if the work fails in that time. */
export const soon = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([
		work,
		new Promise((resolve) => {
			setTimeout(resolve, grace);
		}),
	]);
