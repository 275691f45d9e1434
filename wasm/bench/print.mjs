/** Prints the benchmark's tables. */

/**
 * A number as a table cell; undefined stays undefined.
 * @param {number | undefined} number
 * @param {number} [digits] after the point
 */
export function figure(number, digits = 0) {
	return number?.toLocaleString("en", {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}

/**
 * A ratio as a table cell.
 * @param {number | undefined} a
 * @param {number | undefined} b
 */
export function ratio(a, b) {
	return a !== undefined && b !== undefined ? figure(a / b, 2) : undefined;
}

/**
 * Prints a table: rows with the same columns, the first of them text, the others numbers.
 * @param {Record<string, string | undefined>[]} rows
 * @param {boolean} markdown
 */
export function print(rows, markdown) {
	const [first] = rows;
	if (first === undefined) return;
	const lines = [
		Object.keys(first),
		...rows.map((row) => Object.values(row).map((cell) => cell ?? "–")),
	];
	const widths = Object.keys(first).map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	const padded = lines.map((line) =>
		line.map((cell, column) => {
			const width = widths[column] ?? 0;
			return column === 0 ? cell.padEnd(width) : cell.padStart(width);
		}),
	);
	const rule = widths.map((width, column) =>
		column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
	);
	const [head = [], ...body] = padded;
	const table = markdown
		? [head, rule, ...body].map((line) => `| ${line.join(" | ")} |`)
		: [head, ...body].map((line) => line.join("  "));
	console.log(`${table.join("\n")}\n`);
}
