/** Arrow keys among cards, by their position on screen. */

type Box = Pick<DOMRect, "left" | "top">;

/**
 * The card to which a key leads: left and right to the previous and next, up and down to the nearest in the next row,
 * Home and End to the first and last.
 * @param boxes the cards' rectangles, in order
 * @returns its index; -1 above the first row; null if the key leads nowhere
 */
export function cardAfter(boxes: readonly Box[], from: number, key: string): number | null {
	const box = boxes[from];
	const last = boxes.length - 1;
	if (box === undefined) {
		return null;
	}
	/** The card of a row that is nearest to the side. */
	const nearest = (top: number | undefined) => {
		const row = boxes.flatMap((other, index) => (other.top === top ? [{ other, index }] : []));
		const distance = ({ other }: { other: Box }) => Math.abs(other.left - box.left);
		return row.sort((a, b) => distance(a) - distance(b))[0]?.index ?? null;
	};
	switch (key) {
		case "ArrowLeft":
			return Math.max(0, from - 1);
		case "ArrowRight":
			return Math.min(last, from + 1);
		case "ArrowUp":
			return nearest(boxes.findLast(({ top }) => top < box.top)?.top) ?? -1;
		case "ArrowDown":
			return nearest(boxes.find(({ top }) => top > box.top)?.top);
		case "Home":
			return 0;
		case "End":
			return last;
		default:
			return null;
	}
}
