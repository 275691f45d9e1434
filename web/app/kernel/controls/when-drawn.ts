/** Calls `act` when the requested drawing is done. */
export const whenDrawn = (act: () => void) =>
	requestAnimationFrame(() => requestAnimationFrame(act));
