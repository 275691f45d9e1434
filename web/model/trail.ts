/** The trails of a finished game: the last steps of the winner's deciding piece and of the loser's. */
import type { Position, Rules, Square, Step } from "catchmate";
import { opponent, sameSquare, sidesOn, stepsOf, tokenHolder } from "./position.ts";
import type { GameRecord } from "./record.ts";

/** The last steps of one piece, the earliest first. */
export interface Trail {
	/** The side whose colours it has. */
	readonly side: string;
	readonly steps: readonly Step[];
	readonly isWinner: boolean;
	/** Whether the reader has won by it: it is drawn in the colour of right moves, with rays around its end. */
	readonly isOwn?: boolean;
}

/** The most steps of one trail: more would hide the board. */
const mostSteps = 8;

/** The square with pieces of both sides; null if there is none. */
function meetingSquare(position: Position): Square | null {
	const squares = Object.values(position.pieces).flat();
	return squares.find((square) => sidesOn(position, square).length > 1) ?? null;
}

/** The last steps of the piece on the square `end` that `movers` made. */
function stepsTo(
	{ positions, moves, index }: GameRecord,
	movers: readonly string[],
	end: Square,
): readonly Step[] {
	const steps: Step[] = [];
	for (let ply = index - 1; ply >= 0 && steps.length < mostSteps; ply--) {
		const move = moves[ply];
		const at = steps[0]?.from ?? end;
		if (move !== undefined && movers.includes(positions[ply]?.toMove ?? "")) {
			const step = stepsOf(move).find(({ to }) => sameSquare(to, at));
			steps.unshift(...(step === undefined ? [] : [step]));
		}
	}
	return steps;
}

/** The square of the piece that a side moved last; null before its first move. */
function lastMoved({ positions, moves, index }: GameRecord, side: string): Square | null {
	for (let ply = index - 1; ply >= 0; ply--) {
		const step = positions[ply]?.toMove === side ? stepsOf(moves[ply] ?? noMove).at(-1) : undefined;
		if (step !== undefined) {
			return step.to;
		}
	}
	return null;
}

const noMove = { from: null, to: null } as const;

/** The trails up to the position shown: one for a token, none without a winner. */
export function trailsOf(
	rules: Rules,
	record: GameRecord,
	winner: string | null,
): readonly Trail[] {
	const end = record.positions[record.index];
	if (winner === null || end === undefined) {
		return [];
	}
	const names = rules.sides.map(({ name }) => name);
	const holder = tokenHolder(rules);
	if (holder !== null) {
		const [token] = end.pieces[holder] ?? [];
		const steps = token === undefined ? [] : stepsTo(record, names, token);
		return [{ side: winner, steps, isWinner: true }];
	}
	const met = meetingSquare(end);
	return [opponent(rules, winner), winner].flatMap((side) => {
		const place = met ?? lastMoved(record, side);
		const steps = place === null ? [] : stepsTo(record, [side], place);
		return steps.length === 0 ? [] : [{ side, steps, isWinner: side === winner }];
	});
}
