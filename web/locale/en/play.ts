/** Playing games, in English. */

import type { PositionValue } from "catchmate";
import { type Ground, pointName } from "../../board/graph.ts";
import type { Grade } from "../../element/types.ts";
import { board, capital, number, of, plies, The, the, wins } from "./board.ts";

/** How moves are typed. */
const typedMoves = ({ graph }: Ground) =>
	graph === undefined
		? "row and column, as 1,1-1,2; or only where to, as 1,2"
		: `the points, as ${pointName(graph, 1)}-${pointName(graph, 2)}; or only where to, as ${pointName(graph, 2)}`;

/** What endless play is called. */
const result = (winner: string | null) => (winner === null ? "a draw" : `${of(winner)} win`);

export const play = {
	heading: "Players",
	players: { human: "Human", perfect: "Perfect", fallible: "Fallible" },
	sight: "Sees ahead",
	plies,
	/** Explains the sight of a fallible side. */
	sightNote: "Misses nothing within its sight, and guesses beyond that.",
	traps: "Trap play",
	trapsNote: "A perfect player that cannot win leaves the other side the fewest good answers.",
	newGame: "New game",
	swapSides: "Swap sides",
	lastMove: "The last move",
	/** Stands in the place of a grade as long as there is none: the sides that the person plays, and whether moves are graded. */
	waiting: (humans: readonly string[], areGraded: boolean) => {
		const [human, other] = humans;
		if (human === undefined) {
			return "Both sides play by themselves.";
		}
		const who = `You play ${other === undefined ? the(human) : "both sides"}`;
		return areGraded ? `${who}; moves are graded here.` : `${who}.`;
	},
	/** Said when values are hidden from now on. */
	secret: "Values are hidden.",
	hints: {
		heading: "Hints",
		off: "Off",
		staged: "Staged",
		full: "Full",
		/** Explains each choice. */
		notes: {
			off: "Nothing is told of what positions and moves are worth.",
			staged: "Your moves are graded; a hint comes when you ask for it.",
			full: "Every move shows what it is worth.",
		},
	},
	grade: ({ before, after, plies: count }: Grade) => {
		if (before !== after) {
			return `A mistake: a ${before} has become a ${after}.`;
		}
		if (count === null) {
			return before === "win"
				? "The outcome is kept, but play now never ends."
				: "The outcome is kept, but play could have gone on for ever.";
		}
		return count === 0
			? "As good as any move."
			: `The outcome is kept, but it comes ${plies(count)} ${before === "win" ? "later" : "sooner"} than it could.`;
	},
	takeBack: "Take back",
	/** The card at the end of a game. */
	end: {
		/** `own` is the side that the person played; null where that is not one side alone. */
		result: (winner: string | null, own: string | null) =>
			winner === null
				? "A draw"
				: own === null
					? `${The(winner)} ${wins(winner)}`
					: winner === own
						? "You win"
						: `${The(winner)} ${wins(winner)}`,
		length: (count: number) => `The game took ${plies(count)}.`,
		best: (start: PositionValue) =>
			start.winner === null
				? "Best play of both sides is a draw."
				: start.distance === null
					? `Best play never ends, and ${the(start.winner)} ${wins(start.winner)} by that.`
					: `With best play ${the(start.winner)} ${wins(start.winner)} in ${plies(start.distance)}.`,
		slips: (count: number) =>
			count === 0
				? "Every move of yours was as good as any."
				: count === 1
					? "One move of yours was not the best: "
					: `${number(count)} moves of yours were not the best: `,
		slip: (ply: number) => `ply ${number(ply)}`,
		review: "Review",
		rematch: "Rematch",
	},
	/**
	 * Said when a position stands again; the element shows that, and the page the ways to go on. `winner` is the side that wins
	 * where play never ends; null where that is a draw.
	 */
	repeated: (times: number, winner: string | null) =>
		`This position has stood ${times === 2 ? "twice" : `${number(times)} times`}: go on, or call it ${result(winner)}.`,
	offer: (winner: string | null) => `Go on, or call it ${result(winner)}?`,
	goOn: "Go on",
	callEnd: (winner: string | null) => `Call it ${result(winner)}`,
	called: (winner: string | null) =>
		winner === null ? "Drawn by repetition." : `${The(winner)} ${wins(winner)} by repetition.`,
	scores: {
		heading: "Games of this visit",
		side: (game: string, side: string) => `${game}, ${side}`,
		/** Above the side and the numbers of games won, drawn, lost, and played perfectly. */
		columns: ["As", "Won", "Drawn", "Lost", "Perfect"],
		/** The number of games played perfectly, among those of which it is known. */
		perfect: (count: number, graded: number) =>
			graded === 0 ? "–" : `${number(count)} of ${number(graded)}`,
	},
	typed: {
		label: "Type a move",
		play: "Make it",
		/** The moves that may be typed; a pass only where one is ever legal. */
		help: (canPass: boolean, ground: Ground) =>
			`${capital(typedMoves(ground))}${canPass ? "; or pass" : ""}.`,
		errors: (ground: Ground) => ({
			unreadable: `This is no move. Type ${typedMoves(ground)}.`,
			illegal: "This move is not legal here.",
			ambiguous: `More than one piece can move there. Type its ${ground.graph === undefined ? "square too, as 1,1-1,2" : "point too"}.`,
			"not-playable": board.news["not-playable"],
			"game-over": board.news["game-over"],
		}),
	},
};
