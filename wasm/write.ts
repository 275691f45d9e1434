/** Writes problems and answers in the formats of notation.ts. */
import { chase, crossingPawn } from "./games.ts";
import { LETTERS } from "./notation.ts";
import type { Board, Game, Position, Rules, Square, Value } from "./types.ts";

function writeChase({ board }: Game, pieces: readonly Square[]): string | null {
	if (board.rows < 2 || board.columns !== board.rows || board.obstacles.length > 0) return null;
	return `${[board.rows, ...pieces.flatMap(({ row, column }) => [row, column])].join(" ")}\n`;
}

/** The rows of a board, a letter for each square. */
export function drawRows(
	{ rows, columns, obstacles }: Board,
	pieces: readonly (readonly [squares: readonly Square[], letter: string])[],
): string[] {
	const letters = Array.from({ length: rows }, () => Array<string>(columns).fill(LETTERS.free));
	for (const [squares, letter] of [[obstacles, LETTERS.obstacle] as const, ...pieces]) {
		for (const { row, column } of squares) {
			const line = letters[row - 1];
			if (line) line[column - 1] = letter;
		}
	}
	return letters.map((line) => line.join(""));
}

/**
 * The contest's input for one problem; null when its format has no word for it: another side to move, an obstacle in a game
 * without any, a game of no contest. The position is sound.
 */
export function writeProblem(game: Game, { toMove, pieces }: Position): string | null {
	const { rules, board } = game;
	const [ones, twos] = rules.sides.map(({ name }) => pieces[name] ?? []) as [Square[], Square[]];
	const shared = ones.some((one) =>
		twos.some(({ row, column }) => row === one.row && column === one.column),
	);
	if (toMove !== rules.starts || shared) return null;
	if (isSame(rules, chase)) return writeChase(game, [...ones, ...twos]);
	if (!isSame(rules, crossingPawn) || board.rows < 2) return null;
	const rows = drawRows(board, [
		[ones, LETTERS.red],
		[twos, LETTERS.black],
	]);
	return `0 1\n${board.rows} ${board.columns}\n${rows.join("\n")}\n`;
}

/** Whether rules are the same, in whatever order their sets are written. */
function isSame(rules: Rules, known: Rules): boolean {
	const plain = ({ id, sides, starts, capture, noMove }: Rules) => {
		const [one, two] = sides.map(
			({ name, pieces, directions, reach, leaps, goals, mayPass }) =>
				[name, pieces, new Set(directions), reach, leaps, new Set(goals), mayPass] as const,
		);
		return [id, one, two, starts, capture, noMove];
	};
	const text = (value: unknown) =>
		JSON.stringify(value, (_, part) => (part instanceof Set ? [...part].sort() : part));
	return text(plain(rules)) === text(plain(known));
}

/** The contest's answer for a position of that value. A game of no contest has its answer written like "Cop 5" or "Draw". */
export function writeAnswer({ id }: Rules, { winner, distance }: Value): string {
	const shouts = id === chase.id;
	if (winner === null) return shouts ? "DRAW" : id === crossingPawn.id ? "Tie" : "Draw";
	const name = shouts ? winner.toUpperCase() : winner.charAt(0).toUpperCase() + winner.slice(1);
	return `${name} ${distance}`;
}
