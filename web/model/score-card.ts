/** The score card: the results of this visit's games, for the reader's sides. */
import { type Grade, judgementOf } from "./judgement.ts";

/** A move of the game, its player and its grade. */
interface MadeMove {
	readonly side: string;
	readonly by: "reader" | "opponent";
	/** Null for a move without a grade. */
	readonly grade: Grade | null;
}

type Result = "won" | "drawn" | "lost";

/** A row of the score card. */
interface Score {
	/** The game's id. */
	readonly game: string;
	readonly side: string;
	readonly results: Readonly<Record<Result, number>>;
	/** Games of best moves only, without takebacks or hints. */
	readonly perfect: number;
	/** Graded games: those with hints on. */
	readonly graded: number;
}

export interface ScoreCard {
	/** In the order of first play. */
	readonly scores: readonly Score[];
	/** The moves of the current game, by the number of moves up to and including each. */
	readonly moves: ReadonlyMap<number, MadeMove>;
	/** The sides that took back a move. */
	readonly regretted: ReadonlySet<string>;
	/** The number of moves on the board when the game began. */
	readonly start: number;
	/** Whether the current game was restored with moves that lost their grades. */
	readonly isRestored: boolean;
	/** Whether the scores include the current game. */
	readonly isCounted: boolean;
}

const newGame = {
	moves: new Map<number, MadeMove>(),
	regretted: new Set<string>(),
	isRestored: false,
	isCounted: false,
} as const;

export const emptyCard: ScoreCard = { scores: [], ...newGame, start: 0 };

export const isBest = (grade: Grade): boolean => judgementOf(grade) === "right";

/**
 * Begins a game.
 * @param start the number of moves already on the board
 * @param isRestored whether they belong to the game, as after a reload
 */
export const beginGame = (
	{ scores }: ScoreCard,
	start: number,
	isRestored: boolean,
): ScoreCard => ({
	scores,
	...newGame,
	start,
	isRestored: isRestored && start > 0,
});

/** Adds a move and removes the old moves from its ply on. */
export function addMove(card: ScoreCard, ply: number, made: MadeMove): ScoreCard {
	const all = [...card.moves];
	const takenBack = all.filter(([later, { by }]) => later >= ply && by === "reader");
	return {
		...card,
		moves: new Map([...all.filter(([earlier]) => earlier < ply), [ply, made]]),
		regretted: new Set([...card.regretted, ...takenBack.map(([, { side }]) => side)]),
	};
}

/**
 * Ends the game and counts it, once, for each side whose moves were all the reader's.
 * @param movers the side of each move on the board
 * @param winner null for a draw
 * @param hints the number of hints given
 */
export function endGame(
	card: ScoreCard,
	game: string,
	humans: readonly string[],
	movers: readonly string[],
	winner: string | null,
	hints = 0,
): ScoreCard {
	if (card.isCounted) {
		return card;
	}
	const played = movers.map((side, index) => ({ side, ply: index + 1 })).slice(card.start);
	const counted = humans.filter((side) =>
		played.every((move) => move.side !== side || card.moves.get(move.ply)?.by === "reader"),
	);
	const scores = counted.reduce((before, side) => {
		const grades = played
			.filter((move) => move.side === side)
			.map(({ ply }) => card.moves.get(ply)?.grade ?? null);
		const isGraded = !card.isRestored && grades.every((grade) => grade !== null);
		const isPerfect =
			isGraded &&
			hints === 0 &&
			!card.regretted.has(side) &&
			grades.every((grade) => grade !== null && isBest(grade));
		const result = winner === null ? "drawn" : winner === side ? "won" : "lost";
		return addResult(before, { game, side, result, isGraded, isPerfect });
	}, card.scores);
	return { ...card, scores, isCounted: counted.length > 0 };
}

interface Ended extends Pick<Score, "game" | "side"> {
	readonly result: Result;
	readonly isGraded: boolean;
	readonly isPerfect: boolean;
}

function addResult(
	scores: readonly Score[],
	{ game, side, result, isGraded, isPerfect }: Ended,
): readonly Score[] {
	const isSame = (score: Score) => score.game === game && score.side === side;
	const none: Score = {
		game,
		side,
		perfect: 0,
		graded: 0,
		results: { won: 0, drawn: 0, lost: 0 },
	};
	const { results, perfect, graded } = scores.find(isSame) ?? none;
	const score: Score = {
		game,
		side,
		results: { ...results, [result]: results[result] + 1 },
		perfect: perfect + Number(isPerfect),
		graded: graded + Number(isGraded),
	};
	return scores.some(isSame)
		? scores.map((known) => (isSame(known) ? score : known))
		: [...scores, score];
}
