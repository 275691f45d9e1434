/** Walking through cards with the arrow keys, by where they stand. */

type Box = Pick<DOMRect, "left" | "top">;

/**
 * The card that a key leads to from another one: to the left or right the one before or behind it; up or down the one nearest to
 * it in the next row; Home and End the first and the last.
 * @param boxes the cards' places, in their order.
 * @returns its number; -1 above the first row; null where the key leads nowhere.
 */
export function cardAfter(boxes: readonly Box[], from: number, key: string): number | null {
	const box = boxes[from];
	const last = boxes.length - 1;
	if (box === undefined) {
		return null;
	}
	/** The nearest in a row: of those that stand on it, by how far they are to either side. */
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
