/** Playing games, in English. */
import { type Ground, pointName } from "../../model/graph.ts";
import { reader } from "../../model/naming.ts";
import { capital } from "../shared.ts";
import { board } from "./board.ts";
import { number, Of, The, the, wins } from "./vocabulary.ts";

/** The notation of typed moves. */
const typedMoves = ({ graph }: Ground) =>
	graph === undefined
		? "row and column, like 1,1-1,2, or just the target, like 1,2"
		: `the points, like ${pointName(graph, 1)}-${pointName(graph, 2)}, or just the target, like ${pointName(graph, 2)}`;

/** The result of endless play. */
const result = (winner: string | null) => (winner === null ? "a draw" : `a win for ${the(winner)}`);

export const play = {
	lastMove: "Last move",
	/** In the place of the first grade: the reader's sides, and whether moves are graded. */
	waiting: (humans: readonly string[], areGraded: boolean) => {
		const [human, other] = humans;
		if (human === undefined) {
			return "The computer plays both sides.";
		}
		const part = other !== undefined ? "both sides" : human === reader ? "one side" : the(human);
		const who = `You play ${part}`;
		return areGraded ? `${who}; moves are graded here.` : `${who}.`;
	},
	/** While the page's player is paused. */
	stopped: (name: string) => `${Of(name)} turn: press ${board.controls.resume}.`,
	/** After values were hidden. */
	secret: "Values are hidden.",
	takeBack: "Take it back?",
	/** Restarts the game. */
	rematch: "Rematch",
	/** Scrolls to the end card. */
	how: "How it went",
	/**
	 * For a repeated position: the element shows it, the page offers ways to continue. `winner` wins endless play; null for a
	 * draw.
	 */
	repeated: (times: number, winner: string | null) =>
		`This position has occurred ${times === 2 ? "twice" : `${number(times)} times`}: go on, or call it ${result(winner)}.`,
	offer: (winner: string | null) => `Go on, or call it ${result(winner)}?`,
	/** Over a game under way that came by a link. */
	shared: "A shared game, under way.",
	continueAfterRepetition: "Go on",
	callEnd: (winner: string | null) => `Call it ${result(winner)}`,
	called: (winner: string | null) =>
		winner === null ? "Drawn by repetition." : `${The(winner)} ${wins(winner)} by repetition.`,
	typed: {
		label: "Type a move",
		play: "Play",
		/** The notation; with the pass, if one is ever legal. */
		help: (canPass: boolean, ground: Ground) =>
			`${capital(typedMoves(ground))}${canPass ? "; or pass" : ""}.`,
		errors: (ground: Ground) => ({
			unreadable: `Not a move. Type ${typedMoves(ground)}.`,
			illegal: "Not a legal move here.",
			ambiguous: `More than one piece can move there. Type where it starts as well${ground.graph === undefined ? ", like 1,1-1,2" : ""}.`,
			"not-playable": board.news["not-playable"],
			"game-over": board.news["game-over"],
		}),
	},
};
