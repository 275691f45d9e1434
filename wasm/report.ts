/** What is known of a position, as text for a terminal: the core's report.h over again. */
import { after } from "./moves.ts";

import type { Game, Line, Move, MoveValue, Position, Square, Value } from "./types.ts";
import { drawRows, writeAnswer } from "./write.ts";

const writePlies = (count: number) => `${count} ${count === 1 ? "ply" : "plies"}`;

const writeSquare = ({ row, column }: Square) => `(${row},${column})`;

function writeMove({ from, to }: Move): string {
	return from === null || to === null ? "pass" : `${writeSquare(from)}-${writeSquare(to)}`;
}

function writeValue({ outcome, distance }: Value): string {
	return distance === null ? "draw" : `${outcome} in ${writePlies(distance)}`;
}

/** The board: O for side one, X for side two, * where both stand, # for an obstacle. */
function draw({ rules, board }: Game, { pieces }: Position): string[] {
	const [ones, twos] = rules.sides.map(({ name }) => pieces[name] ?? []) as [Square[], Square[]];
	const both = ones.filter((one) =>
		twos.some(({ row, column }) => row === one.row && column === one.column),
	);
	const rows = drawRows(board, [
		[ones, "O"],
		[twos, "X"],
		[both, "*"],
	]);
	return rows.map((row) => `  ${row}`);
}

/** The moves of a position, best first, and what each is worth. */
export function reportMoves(toMove: string, moves: readonly MoveValue[]): string[] {
	if (moves.length === 0) return ["moves: none, the game is over"];
	const written = moves.map(({ move }) => writeMove(move));
	const width = Math.max(...written.map(({ length }) => length));
	return [
		`moves of ${toMove}, best first:`,
		...moves.map((value, index) => `  ${written[index]?.padEnd(width)}  ${writeValue(value)}`),
	];
}

/** A line of best play from a position, with the board after each move where `boards` asks for it. */
export function reportLine(game: Game, start: Position, line: Line, boards: boolean): string[] {
	const { moves, repeatsFrom } = line;
	const again = repeatsFrom === null ? "" : `, then again from after ply ${repeatsFrom}`;
	const numberWidth = String(moves.length).length;
	const nameWidth = Math.max(...game.rules.sides.map(({ name }) => name.length));
	const lines = [`best play, ${writePlies(moves.length)}${again}:`];
	let position = start;
	for (const [index, move] of moves.entries()) {
		const number = String(index + 1).padStart(numberWidth);
		lines.push(`  ${number}. ${position.toMove.padEnd(nameWidth)}  ${writeMove(move)}`);
		position = after(game, position, move);
		if (boards) lines.push(...draw(game, position));
	}
	return lines;
}

/** The answer for a position and, where `boards` asks for it, the board. */
export function reportAnswer(
	game: Game,
	position: Position,
	value: Value,
	boards: boolean,
): string[] {
	const [one, two] = game.rules.sides;
	const legend = `O ${one.name}, X ${two.name}:`;
	return [writeAnswer(game.rules, value), ...(boards ? [legend, ...draw(game, position)] : [])];
}
