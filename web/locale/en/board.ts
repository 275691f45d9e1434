/** All words of the element, in English. */
import type {
	Board,
	Ending,
	InputErrorFields,
	InvalidPositionError,
	InvalidRulesError,
	Move,
	Outcome,
	PositionValue,
	Progress,
	Rules,
	Square,
	Value,
} from "catchmate";
import type { Ground } from "../../model/graph.ts";
import type { Grade } from "../../model/judgement.ts";
import { reader } from "../../model/naming.ts";
import { type Meeting, opponent, tokenHolder } from "../../model/position.ts";
import type { SquareFacts } from "../../model/square-facts.ts";
import { wrapsOf } from "../../model/wraps.ts";
import type { Tag } from "../languages.ts";
import { capital, formatBytes, formatMove, formatTime } from "../shared.ts";
import {
	Click,
	captures,
	click,
	edges,
	gameName,
	has,
	is,
	moveCount,
	moves,
	neighbours,
	number,
	owner,
	passes,
	piece,
	plies,
	side,
	singleMoves,
	size,
	square,
	The,
	tag,
	the,
	ways,
	wins,
	wraps,
} from "./vocabulary.ts";

const groups: Record<Outcome, string> = { win: "Winning", draw: "Drawing", loss: "Losing" };

/** `countsMoves`: the distance counts the mover's own moves instead of plies. */
const value = ({ outcome, distance }: Value, countsMoves = false): string => {
	if (outcome === "draw") {
		return "draws";
	}
	const comes = outcome === "win" ? "wins" : "loses";
	const count = countsMoves ? singleMoves : plies;
	return distance === null ? `${comes}: play never ends` : `${comes} in ${count(distance)}`;
};

/** The value of a position for the side to move. */
const state = ({ outcome, distance }: Value): string =>
	outcome === "draw"
		? "a draw"
		: distance === null
			? `a ${outcome} for the side to move, as play never ends`
			: `a ${outcome} in ${plies(distance)} for the side to move`;

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "This board" : `Board ${board}`;
	const needed = Number.isFinite(bytes)
		? `solving it takes ${formatBytes(bytes, tag)} of memory`
		: "no computer has the memory to solve it";
	return `${which} is too large: ${needed}, the limit is ${formatBytes(budget, tag)}.`;
}

/** A result from the reader's view. */
const result = (isWon: boolean) => (isWon ? "You win" : "You lose");

const turnOf = (name: string) => (name === reader ? "your move" : `${the(name)} to move`);
const toMoveSentence = (name: string) => `${capital(turnOf(name))}.`;

const positionFaults: Readonly<
	Record<InvalidPositionError["code"], (side: string, found: number, expected: number) => string>
> = {
	"piece-count": (name, found, expected) =>
		`${the(name)} ${has(name)} ${found === 1 ? "1 piece" : `${number(found)} pieces`}, expected ${number(expected)}`,
	"off-board": (name) => `a piece of ${the(name)} stands outside the board`,
	"on-obstacle": (name) => `a piece of ${the(name)} stands on an obstacle`,
	"on-closed": (name) => `a piece of ${the(name)} stands on a square closed to ${the(name)}`,
	"same-square": (name) => `two pieces of ${the(name)} stand on one square`,
	"shared-square": () => "pieces of both sides stand on one square",
};

export const board = {
	/** BCP 47. */
	tag: tag as Tag,
	number,
	/** Between two sentences. */
	betweenSentences: " ",
	side,
	size,
	/** @param game its id */
	board: (board: Board, game: string) => {
		const name = gameName(game);
		if (board.graph === undefined) {
			return `${name}, ${board.rows} rows, ${board.columns} columns`;
		}
		const { across, down } = wrapsOf(board.graph);
		return `${name}, ${size(board)}${across || down ? `, ${wraps(across && down)}` : ""}`;
	},
	cell: (facts: SquareFacts) => {
		const { graph, square: at } = facts;
		const place = square(at, { graph });
		const parts = graph === undefined ? [place] : [];
		if (facts.obstacle) {
			parts.push("obstacle");
		}
		if (facts.unused) {
			parts.push("not in play");
		}
		parts.push(...facts.goals.map((name) => `goal of ${owner(name)}`));
		parts.push(...facts.closed.map((name) => `closed to ${the(name)}`));
		for (const [index, name] of facts.sides.entries()) {
			const count = facts.pieces[index] ?? 1;
			parts.push(facts.token ? "token" : piece(name), ...(count > 1 ? [`${count} of them`] : []));
		}
		if (facts.toMove !== null) {
			parts.push(facts.token ? turnOf(facts.toMove) : "to move");
		}
		if (facts.selected) {
			parts.push("selected");
		}
		if (facts.target !== null) {
			const { target, countsMoves } = facts;
			parts.push(
				facts.showsValue ? `a move here ${value(target, countsMoves)}` : "a move here is legal",
			);
		}
		if (facts.lastMove !== null) {
			parts.push(facts.lastMove === "to" ? "the last move came here" : "the last move left here");
		}
		if (facts.heat !== null) {
			parts.push(`with ${facts.token ? "the token" : "a piece"} here: ${state(facts.heat)}`);
		}
		parts.push(...facts.labels, ...(facts.isMarked ? ["marked"] : []));
		parts.push(...facts.arrows.map((to) => `arrow to ${square(to, { graph })}`));
		const around = `${place}, ${neighbours(facts.neighbours)}`;
		return graph === undefined ? parts.join(", ") : [around, ...parts].join("; ");
	},
	/** The squares of a side's pieces; the name is null for a token. */
	pieces: (name: string | null, squares: readonly Square[], ground: Ground) =>
		`${name === null ? "Token" : side(name)}: ${squares.map((at) => square(at, ground)).join("; ")}.`,
	verdict: {
		/** For a tag without a board. */
		none: "No board yet.",
		/** For an empty tag before its drawing. */
		outside:
			"No board: the drawing stands after the tag, not in it. In Markdown, put a <div> around the tag and its drawing.",
		loading: "Loading the solver …",
		/** `percent` of all positions are settled. */
		solving: (percent: number) => `Solving… ${percent} %`,
		/**
		 * The size of the solve; the most seconds left, null while unknown; and the longest distance that the memory allows, if
		 * it may be too short. No distance exceeds the number of positions.
		 */
		extent: (
			{ positions, maxDistance }: Pick<Progress, "positions" | "maxDistance">,
			seconds: number | null,
		) =>
			`${number(positions)} positions${seconds === null ? "" : `, at most about ${formatTime(seconds, tag)} more`}${maxDistance < positions ? `. There is memory for ${plies(maxDistance)}: a longer win ends this without an answer.` : ""}`,
		/** The verdict while values are hidden. */
		toMove: toMoveSentence,
		/** The same for the reader's side. */
		yourTurn: (name: string) => `${capital(turnOf(name))}: your turn.`,
		/** For a board whose successor could not be read or solved. */
		old: "The board shown is the last valid one.",
		/** For the previous board's verdict. */
		stale: "The verdict is that of the last valid board.",
		/**
		 * Before the side to move. `isWon` is the reader's view; null for a reader of neither or both sides. `countsMoves`: in the
		 * winner's own moves instead of plies.
		 */
		outcome: (
			{ outcome, distance, winner }: PositionValue,
			isWon: boolean | null = null,
			countsMoves = false,
		) => {
			if (outcome === "draw" || winner === null) {
				return isWon === null ? "Draw: neither side can force a win." : "A draw, if nobody errs.";
			}
			const who = isWon === null ? `${The(winner)} ${wins(winner)}` : result(isWon);
			if (distance === null) return `${who}: play never ends.`;
			const count = countsMoves ? moveCount : plies;
			return `${who} in ${count(isWon === false ? distance - 1 : distance)}.`;
		},
		/** `count` is the plies of the game, for the reader's own game. */
		over: (
			{ how, winner, edge }: Ending,
			toMove: string,
			rules: Rules,
			isWon: boolean | null = null,
			count = 0,
		): string => {
			if (winner === null) {
				return `Game over. Draw: ${the(toMove)} ${has(toMove)} no move.`;
			}
			const won =
				isWon === null
					? `Game over. ${The(winner)} ${has(winner)} won`
					: isWon
						? `You won in ${moveCount(count)}`
						: `You lost after ${moveCount(count - 1)}`;
			const by = isWon === false ? `${the(winner)} ` : "";
			switch (how) {
				case "goal": {
					const goal = edge === null ? "a goal" : `the ${edges[edge]}`;
					return tokenHolder(rules) === null
						? `${won}: ${by}reached ${goal}.`
						: `${won}: the token is on ${goal} of ${owner(winner)}.`;
				}
				case "meeting":
					return `${won}: ${by}captured ${the(opponent(rules, winner))}.`;
				case "no-move":
					return `${won}: ${the(toMove)} ${has(toMove)} no move.`;
			}
		},
		repeated: (times: number) =>
			`This position has occurred ${times === 2 ? "twice" : `${number(times)} times`} in this game.`,
	},
	moves: {
		heading: "Moves",
		/** The heading of the moves with one outcome. */
		group: (outcome: Outcome) => groups[outcome],
		move: (move: Move, ground: Ground) => formatMove(move, "pass", ground),
		value,
		/** After a list of some of the moves. */
		more: (count: number) => `${number(count)} more: play them on the board.`,
		none: "The game is over: there are no moves.",
		/** The grade of the reader's move. */
		grade: ({ before, after, plies: count }: Grade) => {
			if (before !== after) {
				return `Mistake: a ${before} became a ${after}.`;
			}
			if (count === null) {
				return before === "win"
					? "Slip: still a win, but play now never ends."
					: "Slip: still a loss, but play could have gone on for ever.";
			}
			if (count === 0) {
				return before === "loss" ? "The best there is, but it still loses." : "A best move.";
			}
			return before === "win"
				? `Slip: still winning, but ${moveCount(count)} slower.`
				: `Slip: still losing, and ${moveCount(count)} sooner.`;
		},
	},
	/** Ways through an annotated game. */
	line: {
		variation: (move: string) => `Instead: ${move}`,
		back: "Back to the line",
		next: "Next comment",
	},
	controls: {
		heading: "Game controls",
		/** Takes back a move in play. */
		undo: "Undo",
		/** Takes back a move in an analysis. */
		back: "Undo",
		/** Step through a game. */
		previous: "Step back",
		forward: "Next move",
		/** Takes back an edit of the board, and repeats it. */
		unedit: "Undo",
		redo: "Redo",
		restart: "Restart",
		best: "Best move",
		pause: "Pause",
		resume: "Play on",
		hint: "Hint",
		pass: "Pass",
		"give-up": "Give up",
		/** Plays the solution once more. */
		again: "Again",
		swap: "Swap the turn",
		cancel: "Cancel",
		solve: "Solve",
	},
	/** The link to the page, with the same board. */
	openPage: "Open in Catchmate",
	/** Beside the sign of the reader's move on the board, by its judgement. */
	badges: { right: "Best", slip: "Slip", wrong: "Mistake", held: "Holds out longest" },
	puzzle: {
		/** Beside the sign of a move that is not the best: all of these are slips in a puzzle. */
		slip: "Slip",
		/** The solver's task: the outcome of best play, in the solver's own moves. `toFind` of these are asked for; null for all. */
		task: ({ outcome, distance }: Value, toFind: number | null) => {
			const find =
				toFind === null
					? "."
					: `: find\u00a0${number(toFind)}\u00a0${toFind === 1 ? "move" : "moves"}.`;
			if (outcome === "draw") return `Hold the draw${find}`;
			if (outcome === "loss") return "Hold out as long as you can.";
			if (distance === null) return `Hold out for ever${find}`;
			const isAll = toFind === null || toFind === Math.ceil(distance / 2);
			const first = toFind === 1 ? "" : `\u00a0${toFind}`;
			return `Win in ${moveCount(distance)}${isAll ? "" : `: find the first${first}`}.`;
		},
		/** `left` is the number of moves still to find; null to keep it secret. */
		correct: (left: number | null) => (left === null ? "Correct." : `Correct, ${left} to go.`),
		/** With the reason, unless the game has ended. */
		solved: ({ outcome, distance }: Value): string =>
			outcome === "draw"
				? "Solved: the draw is held."
				: distance === null
					? "Solved: you can hold out for ever."
					: "Solved.",
		solution: (moves: string) => `The solution: ${moves}`,
	},
	/** Hints, the faintest first. */
	hints: {
		piece: (at: Square, ground: Ground, isToken: boolean) =>
			`Hint: the ${isToken ? "token" : "piece"} on ${square(at, ground)}.`,
		move: (move: Move, ground: Ground) => `Hint: ${formatMove(move, "pass", ground)}.`,
		line: (moves: string) => `Best play: ${moves}`,
		/** In place of the line, where its arrows are seen. */
		arrows: "The arrows show best play.",
	},
	news: {
		/** `meeting` is the result of a move onto an opponent's piece; null for other moves. */
		moved: (name: string, move: Move, meeting: Meeting | null, ground: Ground, isToken = false) => {
			if (move.from === null) {
				return `${The(name)} ${passes(name)}.`;
			}
			const ends = { captures: ` and ${captures(name)}`, falls: ` and ${is(name)} captured` };
			const end = meeting === null ? "" : ends[meeting];
			return `${The(name)} ${moves(name)}${isToken ? " the token" : ""} ${ways(move, ground)}${end}.`;
		},
		/** For a board whose solve was cancelled. */
		cancelled: "Not solved.",
		stopped: "Stopped: this position has occurred before.",
		"solving-again": "The solver has failed. It is solving this board again.",
		turn: `All pieces move this turn: move the next one, or ${click} it twice if it may stay. ${Click} one that has moved to start the turn over.`,
		ambiguous: "More than one piece can move there: choose the piece first.",
		illegal: "Not a legal move.",
		"not-playable": "It is not your turn.",
		"game-over": "The game is over.",
		/** The outcome of a move that a puzzle refuses. */
		wrong: ({ outcome, distance, winner }: Value) => {
			if (winner === null) {
				return "That only draws. Try again.";
			}
			if (outcome === "win") {
				return "That wins too, but there is better. Try again.";
			}
			const soon = distance === null ? "" : ` in ${moveCount(distance)}`;
			return `That lets ${the(winner)} win${soon}. Try again.`;
		},
		occupied: "There is already a piece there.",
	},
	errors: {
		at: (place: string | null, message: string) =>
			place === null ? message : `${place}: ${message}`,
		place: ({ board, line, column }: InputErrorFields) =>
			`${board > 0 ? `Board ${board}, line` : "Line"} ${line}, column ${column}`,
		/** @param readAs the id of the likeliest game, if the author named none */
		input: (error: InputErrorFields, readAs?: string) =>
			error.code === "table-too-large"
				? tooLarge(error.low, error.high ?? 0, null)
				: `${capital(error.description)}.${readAs === undefined ? "" : ` It was read as ${gameName(readAs)}; to read it as another game, set the attribute game.`}`,
		tooLarge,
		code: "This is not a valid board code.",
		game: (id: string) => `There is no game “${id}”.`,
		/** `isMissing` for a number beyond the list; otherwise the list could not be loaded. */
		puzzle: (number: string, isMissing: boolean) =>
			isMissing ? `There is no puzzle ${number}.` : "The puzzles could not be loaded.",
		position: ({ code, side: name, found, expected }: InvalidPositionError) =>
			`This position is not valid: ${positionFaults[code](side(name), found, expected)}.`,
		rules: ({ field }: InvalidRulesError) => `These rules are not valid: check ${field}.`,
		failed: (message: string) => `The solver has failed: ${message}.`,
	},
};

export type Words = Readonly<typeof board>;

/** A reply to something that the reader tried. */
export type Notice = Exclude<keyof Words["news"], "moved" | "wrong">;
