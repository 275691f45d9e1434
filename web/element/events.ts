/** The element's events, made from a session's news. */
import type { Move, Position, PositionValue } from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { type Grade, gradeOf } from "../model/judgement.ts";
import { currentPosition } from "../model/record.ts";
import type { Failure } from "./failure.ts";
import { shownValue } from "./judging.ts";
import { type BeginReason, currentGame, type GameState, type News } from "./state.ts";
import type { CurrentGame, Mover } from "./types.ts";

/** An error, in English and as data. */
export interface ErrorDetail {
	readonly message: string;
	readonly failure:
		| Failure
		| {
				/** An attribute or property has an impossible value; `fallback` is used instead. */
				readonly kind: "attribute";
				readonly name: string;
				readonly value: unknown;
		  };
}

export interface BoardEventMap {
	/** The board is solved and drawn. The value is null while it is hidden. */
	solve: CustomEvent<{ readonly problem: BoardProblem; readonly value: PositionValue | null }>;
	/** A game begins: on a board just opened, again from its start, or where the reader takes up one that was analysed. */
	begin: CustomEvent<{ readonly game: CurrentGame; readonly why: BeginReason }>;
	/** The reader or the opponent has moved. Position and value are those after the move. */
	move: CustomEvent<{
		readonly move: Move;
		readonly side: string;
		readonly by: Exclude<Mover, "host">;
		/** The number of moves up to and including this one. */
		readonly ply: number;
		readonly position: Position;
		readonly value: PositionValue | null;
		/** The quality of the move; null with hints off. */
		readonly grade: Grade | null;
	}>;
	/**
	 * A move has ended the game, or it was called off as endless. `start` is the value of its first position; null with hints
	 * off.
	 */
	end: CustomEvent<{
		readonly winner: string | null;
		readonly ply: number;
		readonly start: PositionValue | null;
	}>;
	/** The reader has taken a hint: the piece, the move, or best play. */
	hint: CustomEvent<{ readonly stage: 1 | 2 | 3 }>;
	/** The reader has changed the board. */
	edit: CustomEvent<{ readonly problem: BoardProblem }>;
	/** The reader has cancelled the solve; the board has no verdict. */
	cancelled: CustomEvent<null>;
	/**
	 * The reader has tried a wrong move in a puzzle; it counts. `reply` is a best one to it, null if it ends the game. After
	 * `preventDefault()` the board neither says why it is wrong nor plays it out.
	 */
	mistake: CustomEvent<{
		readonly move: Move;
		readonly reply: Move | null;
		readonly grade: Grade;
		readonly mistakes: number;
	}>;
	/** The reader wants to give up the puzzle; after `preventDefault()` it stays open, and the page may call `solution()`. */
	"give-up": CustomEvent<null>;
	/** The reader has solved the puzzle. */
	solved: CustomEvent<{ readonly moves: readonly Move[]; readonly mistakes: number }>;
	/** An error occurred. Does not bubble, like native error events. */
	error: CustomEvent<ErrorDetail>;
	/** A property has changed; at most once per frame. Does not bubble. */
	update: CustomEvent<null>;
}

/** Events that do not bubble. */
const local: readonly (keyof BoardEventMap)[] = ["error", "update"];

/** Events whose default action `preventDefault()` stops. */
const cancelable: readonly (keyof BoardEventMap)[] = ["give-up", "mistake"];

/** An event to dispatch from the element. */
export function createEvent([type, detail]: BoardEvent): CustomEvent {
	const bubbles = !local.includes(type);
	const init = { detail, bubbles, composed: bubbles, cancelable: cancelable.includes(type) };
	return new CustomEvent(type, init);
}

/** `addEventListener` of a board, which knows the details of its events. */
export interface Listening<Board> {
	<Name extends keyof BoardEventMap>(
		type: Name,
		listener: (this: Board, event: BoardEventMap[Name]) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	(
		type: string,
		listener: EventListenerOrEventListenerObject | null,
		options?: boolean | AddEventListenerOptions,
	): void;
}

/** The name and detail of an event. */
export type BoardEvent = {
	[Name in keyof BoardEventMap]: readonly [type: Name, detail: BoardEventMap[Name]["detail"]];
}[keyof BoardEventMap];

/** The events for a session's news, none for the page's own moves. `message` is the news in words. */
export function eventsOf(state: GameState, news: News, message: string): readonly BoardEvent[] {
	const { match, problem, mistakes } = state;
	const value = shownValue(state);
	const game = currentGame(state);
	const endOf = (): readonly BoardEvent[] => {
		const winner = game?.ended?.winner ?? null;
		const start = state.hints === "off" || match === null ? null : match.start;
		return game?.ended ? [["end", { winner, ply: match?.record.index ?? 0, start }]] : [];
	};
	switch (news.kind) {
		case "failed":
			return [["error", { message, failure: news.failure }]];
		case "edited":
			return [["edit", { problem: news.problem }]];
		case "opened":
			return problem === null ? [] : [["solve", { problem, value }]];
		case "begun":
			return game === null ? [] : [["begin", { game, why: news.why }]];
		case "called":
			return endOf();
		case "cancelled":
			return [["cancelled", null]];
		case "hinted":
			return [["hint", { stage: news.stage }]];
		case "refused": {
			if (match === null) return [];
			const { value, reply } = news;
			const grade = gradeOf(match.value, value);
			return [["mistake", { move: value.move, reply: reply?.move ?? null, grade, mistakes }]];
		}
		case "solved":
			return [["solved", { moves: match?.record.moves ?? [], mistakes }]];
		case "moved": {
			if (match === null || news.by === "host") return [];
			const { by, move, side, grade } = news;
			const { record } = match;
			const ply = record.index;
			const position = currentPosition(record);
			return [["move", { move, side, by, ply, position, value, grade }], ...endOf()];
		}
		default:
			return [];
	}
}
