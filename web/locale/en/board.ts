/** Everything that the element says, in English. */
import type {
	Edge,
	Game,
	InputErrorFields,
	InvalidPositionError,
	InvalidRulesError,
	Move,
	Outcome,
	Position,
	PositionValue,
	Progress,
	Square,
	Value,
} from "catchmate";
import type { Ending } from "../../board/position.ts";
import type { SquareFacts } from "../../board/state.ts";
import { entry, formatBytes, formatMove, numberWriter } from "../shared.ts";

const tag = "en";
export const number = numberWriter(tag);

export const side = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const gameNames = { chase: "Chase", "crossing-pawn": "Crossing pawn" };
const gameName = (id: string) => entry(gameNames, id) ?? id;

export const plies = (count: number) => (count === 1 ? "1 ply" : `${number(count)} plies`);
const square = ({ row, column }: Square) => `row ${row}, column ${column}`;
export const edges: Record<Edge, string> = {
	top: "top row",
	right: "right column",
	bottom: "bottom row",
	left: "left column",
};
const groups: Record<Outcome, string> = { win: "Winning", draw: "Drawing", loss: "Losing" };

const value = ({ outcome, distance }: Value): string => {
	if (outcome === "draw" || distance === null) {
		return "draws";
	}
	return `${outcome === "win" ? "wins" : "loses"} in ${plies(distance)}`;
};

/** The value of a position to the side to move. */
const state = ({ outcome, distance }: Value): string =>
	outcome === "draw" || distance === null
		? "a draw"
		: `a ${outcome} in ${plies(distance)} for the side to move`;

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "This board" : `Board ${board}`;
	return `${which} is too large: solving it takes ${formatBytes(bytes, tag)} of memory, ${formatBytes(budget, tag)} are allowed.`;
}

const positionFaults: Readonly<
	Record<InvalidPositionError["code"], (side: string, found: number, expected: number) => string>
> = {
	"piece-count": (name, found, expected) =>
		`${name} has ${found === 1 ? "1 piece" : `${number(found)} pieces`}, expected ${number(expected)}`,
	"off-board": (name) => `a piece of ${name} stands outside the board`,
	"on-obstacle": (name) => `a piece of ${name} stands on an obstacle`,
	"same-square": (name) => `two pieces of ${name} stand on one square`,
	"shared-square": () => "pieces of both sides stand on one square",
};

export const board = {
	/** BCP 47. */
	tag,
	number,
	side,
	/** Said of a picture of a board. */
	picture: {
		/** `toMove` is null when the game is over. */
		title: ({ rules, board }: Game, toMove: string | null) => {
			const state = toMove === null ? "the game is over" : `${side(toMove)} to move`;
			return `${gameName(rules.id)}, ${board.rows} × ${board.columns}: ${state}`;
		},
		description: ({ rules, board }: Game, { pieces }: Position, lastMove: Move | null) => {
			const sentences = rules.sides.map(
				({ name }) => `${side(name)} on ${(pieces[name] ?? []).map(square).join(" and ")}.`,
			);
			const count = board.obstacles.length;
			if (count > 0) {
				sentences.push(count === 1 ? "1 obstacle." : `${count} obstacles.`);
			}
			if (lastMove?.from && lastMove.to) {
				const { from, to } = lastMove;
				sentences.push(`The last move went from ${square(from)} to ${square(to)}.`);
			}
			return sentences.join(" ");
		},
	},
	board: (rows: number, columns: number) => `Board, ${rows} rows, ${columns} columns`,
	cell: (facts: SquareFacts) => {
		const parts = [square(facts.square)];
		if (facts.obstacle) {
			parts.push("obstacle");
		}
		parts.push(...facts.sides.map((name) => `${side(name).toLowerCase()} piece`));
		if (facts.toMove) {
			parts.push("to move");
		}
		if (facts.selected) {
			parts.push("selected");
		}
		if (facts.target !== null) {
			parts.push(facts.showsValue ? `a move here ${value(facts.target)}` : "a move here is legal");
		}
		if (facts.lastMove !== null) {
			parts.push(facts.lastMove === "to" ? "the last move came here" : "the last move left here");
		}
		if (facts.heat !== null) {
			parts.push(`with a piece here: ${state(facts.heat)}`);
		}
		parts.push(...facts.labels);
		return parts.join(", ");
	},
	verdict: {
		loading: "Loading the solver …",
		solving: (progress: Progress) =>
			`Solving: ${plies(progress.layers)} deep, ${number(progress.settled)} of ${number(progress.positions)} positions settled`,
		/** All that may be said where values are hidden. */
		toMove: (name: string) => `${side(name)} to move.`,
		/** Of a board whose successor could not be read or solved. */
		old: "The board shown is the last valid one.",
		/** Of a verdict that is still that of the board before. */
		stale: "The verdict is that of the last valid board.",
		sentence: ({ outcome, distance, winner }: PositionValue, toMove: string) =>
			outcome === "draw" || distance === null || winner === null
				? `${side(toMove)} to move. Draw: neither side can force an end.`
				: `${side(toMove)} to move. ${side(winner)} wins in ${plies(distance)}.`,
		over: (winner: string | null, toMove: string, end: Ending): string => {
			if (winner === null) {
				return `Game over. Draw: ${side(toMove)} has no move.`;
			}
			switch (end.how) {
				case "goal":
					return `Game over. ${side(winner)} has won: reached the ${edges[end.edge]}.`;
				case "capture":
					return `Game over. ${side(winner)} has won: captured ${side(toMove)}.`;
				case "no-move":
					return `Game over. ${side(winner)} has won: ${side(toMove)} has no move.`;
			}
		},
		repeated: (times: number) =>
			`This position has stood ${times === 2 ? "twice" : `${number(times)} times`} in this game.`,
	},
	moves: {
		heading: "Moves",
		/** The heading of the moves with one outcome. */
		group: (outcome: Outcome) => groups[outcome],
		move: (move: Move) => formatMove(move, "pass"),
		value,
		none: "The game is over: there are no moves.",
	},
	controls: {
		heading: "Going through the game",
		undo: "Undo",
		/** The same, of a change of the board. */
		unedit: "Undo",
		redo: "Redo",
		restart: "Restart",
		best: "Best move",
		pause: "Pause",
		resume: "Play on",
		hint: "Hint",
		"give-up": "Give up",
		swap: "Swap the turn",
	},
	puzzle: {
		task: (name: string) => `Find the best move for ${side(name)}.`,
		solved: "Solved.",
		solution: "The solution:",
	},
	/** Hints, from the faintest. */
	hints: {
		piece: (at: Square) => `Hint: the piece on ${square(at)}.`,
		move: (move: Move) => `Hint: ${formatMove(move, "pass")}.`,
		line: (moves: string) => `Best play: ${moves}`,
	},
	news: {
		moved: (name: string, move: Move, captured: boolean) =>
			`${side(name)} ${
				move.from === null || move.to === null
					? "passes"
					: `moves from ${square(move.from)} to ${square(move.to)}${captured ? " and captures" : ""}`
			}.`,
		stopped: "Stopped: this position has stood before.",
		"solving-again": "The solver has failed. It is solving this board again.",
		ambiguous: "More than one piece can move there: choose the piece first.",
		illegal: "Not a legal move.",
		"not-playable": "It is not a human's turn.",
		"game-over": "The game is over.",
		wrong: "That is not the best move: try another.",
		occupied: "There is a piece already.",
	},
	errors: {
		place: ({ board, line, column }: InputErrorFields) =>
			`${board > 0 ? `Board ${board}, line` : "Line"} ${line}, column ${column}`,
		input: (error: InputErrorFields) =>
			error.code === "table-too-large"
				? tooLarge(error.low, error.high ?? 0, null)
				: `${error.description.charAt(0).toUpperCase()}${error.description.slice(1)}.`,
		tooLarge,
		code: "This is not the code of a board.",
		position: ({ code, side: name, found, expected }: InvalidPositionError) =>
			`This is no position of the game: ${positionFaults[code](side(name), found, expected)}.`,
		rules: ({ field }: InvalidRulesError) => `These rules are invalid: see the field ${field}.`,
		failed: (message: string) => `The solver has failed: ${message}.`,
	},
};
