/** Calls when all that has been asked for is drawn. */
export const whenDrawn = (act: () => void) =>
	requestAnimationFrame(() => requestAnimationFrame(act));
