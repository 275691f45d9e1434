/** The page in English. */
import type { Edge, Outcome, Square } from "catchmate";
import { formatBytes, formatMove, type Words } from "./words.ts";

const tag = "en";
const formatter = new Intl.NumberFormat(tag);
const number = (value: number) => formatter.format(value);

const sides: Readonly<Record<string, string>> = { white: "White", black: "Black", red: "Red" };
const side = (name: string) => sides[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

const games: Readonly<Record<string, string>> = {
	chase: "Chase",
	"crossing-pawn": "Crossing pawn",
};
const game = (id: string) => games[id] ?? id;

const presets: Readonly<Record<string, string>> = {
	"chase-sample": "Sample, 2 × 2",
	"chase-neighbours": "Neighbours, 5 × 5",
	"chase-corners-8": "Corner to corner, 8 × 8",
	"chase-middle-13": "Out of the middle, 13 × 13",
	"chase-corners-20": "Corner to corner, 20 × 20",
	"crossing-sample": "Sample, five boards",
	"crossing-blocked": "Nowhere to go, 4 × 5",
	"crossing-gate": "Two gates, 3 × 3",
	"crossing-corner": "The corner, 3 × 3",
	"crossing-tie": "The open field, 5 × 5",
	"crossing-maze": "The long corridor, 9 × 9",
	"crossing-river": "The river, 10 × 9",
	"crossing-open": "The wide plain, 10 × 10",
};

const formats: Readonly<Record<string, string>> = {
	chase: "n r1 c1 r2 c2: an n × n board, White on row r1, column c1, Black on row r2, column c2.",
	"crossing-pawn":
		"id T, then T boards: n m and n rows of m characters. X is Black, O is Red (two of them), # an obstacle, a dot an empty square.",
};

const plies = (count: number) => (count === 1 ? "1 ply" : `${number(count)} plies`);
const square = ({ row, column }: Square) => `row ${row}, column ${column}`;
const edges: Record<Edge, string> = {
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

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "This board" : `Board ${board}`;
	return `${which} is too large: solving it takes ${formatBytes(bytes, tag)} of memory, ${formatBytes(budget, tag)} are allowed.`;
}

export const en: Words = {
	tag,
	ownName: "English",
	title: "Catchmate: pursuit games, solved perfectly",
	tagline: "Pursuit games, solved perfectly",
	language: "Language",
	number,
	side,
	game,
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
			parts.push(`a move here ${value(facts.target)}`);
		}
		if (facts.lastMove !== null) {
			parts.push(facts.lastMove === "to" ? "the last move came here" : "the last move left here");
		}
		return parts.join(", ");
	},
	setup: {
		heading: "Board",
		game: "Game",
		preset: "Ready-made boards",
		presetName: (id) => presets[id] ?? id,
		ownText: "Your own",
		text: "Judge input",
		format: (gameId) => formats[gameId] ?? "",
		solve: "Solve",
		copy: "Copy",
		fromBoard: "From board",
		answer: "Judge output",
		noAnswer: "Nothing yet",
		copyInput: "Copy input",
		copyAnswer: "Copy output",
		boards: "Show board",
		switchTo: (gameId) => `This is a text of ${game(gameId)}: solve it as such`,
		keepsBoard: "The board shown is the last sound one.",
		solving: (progress) =>
			progress === null
				? "Solving …"
				: `Solving: ${plies(progress.layers)} deep, ${number(progress.settled)} of ${number(progress.positions)} positions settled`,
	},
	verdict: {
		loading: "Loading the solver …",
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
		perspective: (name) => `Values are for ${side(name)}, in plies to the end.`,
	},
	players: { heading: "Players", human: "Human", perfect: "Perfect" },
	controls: {
		heading: "Going through the game",
		undo: "Undo",
		redo: "Redo",
		restart: "Restart",
		best: "Best move",
		pause: "Pause",
		resume: "Play on",
	},
	record: {
		heading: "Record",
		start: "Start",
		ply: (name) => ["Ply", `${side(name)}:`],
		empty: "No move has been made.",
	},
	legend: {
		heading: "Legend",
		win: "the side to move wins",
		draw: "draw: no end can be forced",
		loss: "the side to move loses",
		unit: "Numbers are plies to the end of the game; one ply is one move by one side. Squares are row, column.",
		lastMove: "last move: left the dashed square for the bracketed one",
		piece: (name) => side(name),
		goal: (name, edge) => `the ${edges[edge]} is ${side(name)}'s goal`,
		keys: "Keys",
		keyList: [
			["←  →", "step through the game"],
			["Home  End", "first and last position"],
			["Space", "play a best move"],
			["Tab, then arrows", "walk over the board"],
			["Enter", "on the board: choose a piece, then its square"],
			["Esc", "let the piece go"],
		],
	},
	news: {
		moved: (name, move, captured) =>
			`${side(name)} ${
				move.from === null || move.to === null
					? "passes"
					: `moves from ${square(move.from)} to ${square(move.to)}${captured ? " and captures" : ""}`
			}.`,
		stopped: "Stopped: this position has stood before, and neither side can force an end.",
		"solving-again": "The solver has failed. It is solving this board again.",
		"cannot-write":
			"A judge input cannot say this position: in one, the side that starts is to move, no square holds two pieces, and Chase has no obstacles.",
		copied: "Copied.",
		"copy-failed": "The browser did not allow copying.",
		ambiguous: "More than one piece can move there: choose the piece first.",
		illegal: "Not a legal move.",
		"not-playable": "It is not a human's turn.",
		"game-over": "The game is over.",
	},
	errors: {
		place: ({ board, line, column }) =>
			`${board > 0 ? `Board ${board}, line` : "Line"} ${line}, column ${column}`,
		input: (error) =>
			error.code === "table-too-large"
				? tooLarge(error.low, error.high ?? 0, null)
				: `${error.description.charAt(0).toUpperCase()}${error.description.slice(1)}.`,
		tooLarge,
		failed: (message) => `The solver has failed: ${message}.`,
	},
};
