/** The room of a board whose text the solver has not read yet. */
import { proportions } from "../board/layout.ts";

const square = [1, 1] as const;

/** The proportions of a drawing by its rows and columns, of a graph by its places; others count as square. */
export function roomOf(text: string): readonly [width: number, height: number] {
	const [, rows, columns] = /^(\d{1,3}) (\d{1,3})(?: \D\S*)?$/m.exec(text) ?? [];
	if (columns !== undefined) {
		const isDrawn = new RegExp(`^[^\\s\\d]{${columns}}$`, "m").test(text);
		return isDrawn ? [Number(columns), Number(rows)] : square;
	}
	const [, listed = ""] = /^places (.+)$/m.exec(text) ?? [];
	const places = [...listed.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}));
	const graph = { edges: [], places };
	return places.length < 2
		? square
		: proportions({ rows: 1, columns: places.length, obstacles: [], graph });
}
