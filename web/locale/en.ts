/** The element in English. */
import type { Edge, Outcome, Square, Value } from "catchmate";
import { formatBytes, formatMove, numberWriter, type Words } from "./words.ts";

const tag = "en";
export const number = numberWriter(tag);

export const side = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const plies = (count: number) => (count === 1 ? "1 ply" : `${number(count)} plies`);
const square = ({ row, column }: Square) => `row ${row}, column ${column}`;
export const edges: Record<Edge, string> = {
	top: "top row",
	right: "right column",
	bottom: "bottom row",
	left: "left column",
};
const groups: Record<Outcome, string> = { win: "Winning", draw: "Drawing", loss: "Losing" };

const value: Words["moves"]["value"] = ({ outcome, distance }) => {
	if (outcome === "draw" || distance === null) {
		return "draws";
	}
	return `${outcome === "win" ? "wins" : "loses"} in ${plies(distance)}`;
};

/** What a position is worth to the side to move. */
const state: (value: Value) => string = ({ outcome, distance }) =>
	outcome === "draw" || distance === null
		? "a draw"
		: `a ${outcome} in ${plies(distance)} for the side to move`;

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "This board" : `Board ${board}`;
	return `${which} is too large: solving it takes ${formatBytes(bytes, tag)} of memory, ${formatBytes(budget, tag)} are allowed.`;
}

export const en: Words = {
	tag,
	number,
	side,
	board: (rows, columns) => `Board, ${rows} rows, ${columns} columns`,
	cell: (facts) => {
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
		solving: (progress) =>
			`Solving: ${plies(progress.layers)} deep, ${number(progress.settled)} of ${number(progress.positions)} positions settled`,
		toMove: (name) => `${side(name)} to move.`,
		old: "The board shown is the last sound one.",
		stale: "The verdict is that of the last sound board.",
		sentence: ({ outcome, distance, winner }, toMove) =>
			outcome === "draw" || distance === null || winner === null
				? `${side(toMove)} to move. Draw: neither side can force an end.`
				: `${side(toMove)} to move. ${side(winner)} wins in ${plies(distance)}.`,
		over: (winner, toMove, end) => {
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
		repeated: (times) =>
			`This position has stood ${times === 2 ? "twice" : `${number(times)} times`} in this game.`,
	},
	moves: {
		heading: "Moves",
		group: (outcome) => groups[outcome],
		move: (move) => formatMove(move, "pass"),
		value,
		none: "The game is over: there are no moves.",
	},
	controls: {
		heading: "Going through the game",
		undo: "Undo",
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
		task: (name) => `Find the best move for ${side(name)}.`,
		solved: "Solved.",
		solution: "The solution:",
	},
	hints: {
		piece: (at) => `Hint: the piece on ${square(at)}.`,
		move: (move) => `Hint: ${formatMove(move, "pass")}.`,
		line: (moves) => `Best play: ${moves}`,
	},
	news: {
		moved: (name, move, captured) =>
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
		place: ({ board, line, column }) =>
			`${board > 0 ? `Board ${board}, line` : "Line"} ${line}, column ${column}`,
		input: (error) =>
			error.code === "table-too-large"
				? tooLarge(error.low, error.high ?? 0, null)
				: `${error.description.charAt(0).toUpperCase()}${error.description.slice(1)}.`,
		tooLarge,
		code: "This is not the code of a board.",
		unsound: (message) => `This board is not sound: ${message}.`,
		failed: (message) => `The solver has failed: ${message}.`,
	},
};
