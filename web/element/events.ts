/** The events of the element, and the news of a session that they tell. */
import type { Move, Position, PositionValue } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { currentPosition } from "../board/record.ts";
import type { Failure } from "./failure.ts";
import { type GameState, type News, shownValue } from "./state.ts";
import type { Grade, Mover } from "./types.ts";

/** An error, in English and as data. */
export interface ErrorDetail {
	readonly message: string;
	readonly failure:
		| Failure
		| {
				/** An attribute or property has a value that it cannot have; another is taken in its place. */
				readonly kind: "attribute";
				readonly name: string;
				readonly value: unknown;
		  };
}

export interface BoardEventMap {
	/** The board is solved and drawn. The value is null where it may not be told. */
	solve: CustomEvent<{ readonly problem: BoardProblem; readonly value: PositionValue | null }>;
	/** The reader, or the perfect opponent in reply, has made a move. The position and its value are those after it. */
	move: CustomEvent<{
		readonly move: Move;
		readonly side: string;
		readonly by: Exclude<Mover, "host">;
		/** The number of moves that lead to the position, this one included. */
		readonly ply: number;
		readonly position: Position;
		readonly value: PositionValue | null;
		/** The quality of the move; null with hints off. */
		readonly grade: Grade | null;
	}>;
	/** A move has ended the game. `start` is what its first position was worth; null with hints off. */
	end: CustomEvent<{
		readonly winner: string | null;
		readonly ply: number;
		readonly start: PositionValue | null;
	}>;
	/** The reader has taken a hint: of the piece, of the move, or of best play. */
	hint: CustomEvent<{ readonly stage: 1 | 2 | 3 }>;
	/** The reader has changed the board. */
	edit: CustomEvent<{ readonly problem: BoardProblem }>;
	/** The reader has solved the puzzle. */
	solved: CustomEvent<{ readonly moves: readonly Move[]; readonly mistakes: number }>;
	/** Something is wrong. Does not bubble, as no native error event does. */
	error: CustomEvent<ErrorDetail>;
	/** A property has changed, at most once a frame. Does not bubble. */
	update: CustomEvent<null>;
}

/** The name and the detail of an event. */
export type BoardEvent = {
	[Name in keyof BoardEventMap]: readonly [type: Name, detail: BoardEventMap[Name]["detail"]];
}[keyof BoardEventMap];

/** The events that tell the page of news; it is not told of its own moves. `message` is the news in words. */
export function eventsOf(state: GameState, news: News, message: string): readonly BoardEvent[] {
	const { match, problem, mistakes } = state;
	const value = shownValue(state);
	switch (news.kind) {
		case "failed":
			return [["error", { message, failure: news.failure }]];
		case "edited":
			return [["edit", { problem: news.problem }]];
		case "opened":
			return problem === null ? [] : [["solve", { problem, value }]];
		case "hinted":
			return [["hint", { stage: news.stage }]];
		case "solved":
			return [["solved", { moves: match?.record.moves ?? [], mistakes }]];
		case "moved": {
			if (match === null || news.by === "host") {
				return [];
			}
			const { by, move, side, grade } = news;
			const { record } = match;
			const ply = record.index;
			const position = currentPosition(record);
			const { over, winner } = match.value;
			return [
				["move", { move, side, by, ply, position, value, grade }],
				...(over
					? [["end", { winner, ply, start: state.hints === "off" ? null : match.start }] as const]
					: []),
			];
		}
		default:
			return [];
	}
}
