/** Boards as drawings. */

/** The drawings of an input: a line with two numbers and as many lines as the first of them says. */
export function boardsOf(input: string): readonly string[] {
	const lines = input.trimEnd().split("\n");
	const isSize = (line = "") => /^\d+ \d+$/.test(line);
	// A single drawing of a game without a contest comes without the line before it. No statement has one that names
	// squares, as of pieces that share one.
	if (!isSize(lines[1])) return isSize(lines[0]) ? [`${lines.join("\n")}\n`] : [];
	lines.shift();
	const drawings: string[] = [];
	while (lines.length > 0) {
		const rows = Number(lines[0]?.split(" ")[0]);
		drawings.push(`${lines.splice(0, rows + 1).join("\n")}\n`);
	}
	return drawings;
}

/**
 * A board without obstacles, with a wall of them and one row more, in which the last of the first side's pieces then
 * stands.
 */
export function walled(board: string): string | undefined {
	const [size = "", ...rows] = board.trimEnd().split("\n");
	const [height, width] = size.split(" ").map(Number);
	if (height === undefined || width === undefined) return undefined;
	const from = rows.findLastIndex((row) => row.includes("O"));
	const column = rows[from]?.lastIndexOf("O") ?? 0;
	const free = ".".repeat(width);
	const put = (row: string, piece: string) => row.slice(0, column) + piece + row.slice(column + 1);
	const above = rows.map((row, place) => (place === from ? put(row, ".") : row));
	return [`${height + 2} ${width}`, ...above, "#".repeat(width), put(free, "O"), ""].join("\n");
}
