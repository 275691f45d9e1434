/** The games played in this visit: what each came to for the sides that a person played, and how well they were played. */
import type { Grade } from "../../element/state.ts";

/** A move of a game, as far as it is known who made it and how good it was. */
interface Made {
	readonly side: string;
	readonly by: "reader" | "opponent";
	/** Null where that was not told. */
	readonly grade: Grade | null;
}

export type Result = "won" | "drawn" | "lost";

/** A row of the score card. */
export interface Score {
	/** The game's id. */
	readonly game: string;
	readonly side: string;
	readonly results: Readonly<Record<Result, number>>;
	/** How many of them were played without a move worse than another, and none taken back. */
	readonly perfect: number;
	/** Of how many of them that is known: not of those with hints off. */
	readonly graded: number;
}

export const isBest = ({ before, after, plies }: Grade): boolean => before === after && plies === 0;

const none: Score["results"] = { won: 0, drawn: 0, lost: 0 };

export class Games {
	readonly #scores = new Map<string, Score>();
	/** By how many moves lead up to each, it included. */
	#made = new Map<number, Made>();
	/** The sides of which a move was taken back. */
	#regretted = new Set<string>();
	/** How many moves stood on the board when the game began. */
	#start = 0;
	#isCounted = false;

	/** In the order in which they were first played. */
	get scores(): readonly Score[] {
		return [...this.#scores.values()];
	}

	/** Whether the game on the board is on the card already: none counts twice. */
	get isCounted(): boolean {
		return this.#isCounted;
	}

	/** Begins a game after so many moves. */
	begin(start: number): void {
		this.#made.clear();
		this.#regretted.clear();
		this.#start = start;
		this.#isCounted = false;
	}

	/** A move in place of what followed the ply before it. */
	made(ply: number, made: Made): void {
		for (const [later, { by, side }] of this.#made) {
			if (later >= ply) {
				this.#made.delete(later);
				if (by === "reader") {
					this.#regretted.add(side);
				}
			}
		}
		this.#made.set(ply, made);
	}

	/**
	 * Ends the game and counts it for the sides that a person plays, and has played alone.
	 * @param movers the side that made each of the moves on the board.
	 * @param winner null for a draw.
	 * @returns whether it was counted for any side.
	 */
	end(
		game: string,
		humans: readonly string[],
		movers: readonly string[],
		winner: string | null,
	): boolean {
		if (this.#isCounted) {
			return false;
		}
		const played = movers.map((side, index) => ({ side, ply: index + 1 })).slice(this.#start);
		const own = humans.filter((side) =>
			played.every((move) => move.side !== side || this.#made.get(move.ply)?.by === "reader"),
		);
		for (const side of own) {
			const grades = played
				.filter((move) => move.side === side)
				.map(({ ply }) => this.#made.get(ply)?.grade ?? null);
			const result = winner === null ? "drawn" : winner === side ? "won" : "lost";
			const isGraded = grades.every((grade) => grade !== null);
			const isPerfect =
				!this.#regretted.has(side) && grades.every((grade) => grade !== null && isBest(grade));
			this.#count(game, side, result, isGraded, isPerfect);
		}
		this.#isCounted = own.length > 0;
		return this.#isCounted;
	}

	#count(game: string, side: string, result: Result, isGraded: boolean, isPerfect: boolean): void {
		const key = `${game} ${side}`;
		const old = this.#scores.get(key);
		const results = old?.results ?? none;
		this.#scores.set(key, {
			game,
			side,
			results: { ...results, [result]: results[result] + 1 },
			perfect: (old?.perfect ?? 0) + Number(isPerfect),
			graded: (old?.graded ?? 0) + Number(isGraded),
		});
	}
}
