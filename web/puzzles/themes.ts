/**
 * The themes of puzzles, each proved by the table of the puzzle's board: what makes the solver's moves interesting.
 *
 * Distances on the board are steps of a single piece around obstacles, as a person would count them.
 */
import {
	InvalidPositionError,
	type MoveValue,
	type Position,
	type PositionValue,
	type SideRules,
	type Square,
	type Table,
} from "catchmate";
import { isZugzwang } from "../model/judgement.ts";
import { pursuit, stepsTo, stepsToGoal } from "../model/opponents.ts";
import { captureWinner, opponent, sameSquare, stepsOf, tokenHolder } from "../model/position.ts";
import { type Theme, themes } from "../model/puzzle.ts";
import type { Solution, SolverTurn } from "./solution.ts";

/** Whether a solution has a theme, according to the table of its board. */
export type Proof = (table: Table, solution: Solution) => boolean | Promise<boolean>;

/** A turn with one right move. */
interface OnlyMove {
	readonly position: Position;
	readonly right: MoveValue;
	readonly wrong: readonly MoveValue[];
}

/** The turns at which exactly one move keeps the outcome. */
const onlyMovesIn = ({ turns }: Solution): readonly OnlyMove[] =>
	turns
		.filter(({ kind }) => kind === "only")
		.flatMap(({ position, moves: [right, ...wrong] }: SolverTurn) =>
			right === undefined ? [] : [{ position, right, wrong }],
		);

async function someOnlyMove(
	solution: Solution,
	holds: (move: OnlyMove) => boolean | Promise<boolean>,
): Promise<boolean> {
	for (const move of onlyMovesIn(solution)) {
		if (await holds(move)) {
			return true;
		}
	}
	return false;
}

/** The least number of moves for the theme "only move". */
const manyMoves = 8;

/** Only move: one of many moves keeps the outcome, and each of the others loses the game. */
const isOnlyMove: Proof = (_, solution) =>
	someOnlyMove(
		solution,
		({ wrong }) =>
			wrong.length + 1 >= manyMoves && wrong.every(({ outcome }) => outcome === "loss"),
	);

const swapped = (table: Table, position: Position): Position => ({
	...position,
	toMove: opponent(table.game.rules, position.toMove),
});

/** The value with the other side to move; null if that is not a position of the game. */
async function swappedValue(table: Table, position: Position): Promise<PositionValue | null> {
	try {
		return await table.lookup(swapped(table, position));
	} catch (error) {
		if (error instanceof InvalidPositionError) {
			return null;
		}
		throw error;
	}
}

/** Whether the side that has just moved would win at once if it could move again. */
export async function isThreat(table: Table, { position }: MoveValue): Promise<boolean> {
	const again = await swappedValue(table, position);
	return again !== null && again.outcome === "win" && (again.distance ?? 2) <= 1;
}

/** Quiet move: the first right move threatens nothing, although another move would threaten to win at once. */
const isQuietMove: Proof = async (table, solution) => {
	const [first] = onlyMovesIn(solution);
	if (first === undefined || (await isThreat(table, first.right))) {
		return false;
	}
	for (const move of first.wrong) {
		if (await isThreat(table, move)) {
			return true;
		}
	}
	return false;
};

/** Mutual zugzwang: the right move reaches a position in which being to move is worse for both sides. */
export const isMutualZugzwang: Proof = (table, solution) =>
	someOnlyMove(solution, async ({ right: { position } }) => {
		const [value, other] = [await table.lookup(position), await swappedValue(table, position)];
		return other !== null && isZugzwang(value, other);
	});

/** The sides of a position. */
interface Sides {
	readonly mover: SideRules;
	readonly rival: SideRules;
}

function sidesOf({ game: { rules } }: Table, { toMove }: Position): Sides | null {
	const mover = rules.sides.find(({ name }) => name === toMove);
	const rival = rules.sides.find(({ name }) => name !== toMove);
	return mover === undefined || rival === undefined || tokenHolder(rules) !== null
		? null
		: { mover, rival };
}

/** The distance from a square to what the side seeks or avoids; null if there is none. */
type Distance = (square: Square, position: Position) => number | null;

/** The steps to the side's goal or, if it has none and hunts, to the nearest opposing piece. */
function toTarget({ game: { rules, board } }: Table, { mover, rival }: Sides): Distance {
	const nowhere = board.rows * board.columns;
	const hasGoal = mover.goals.length > 0 || (board.goals?.[mover.name] ?? []).length > 0;
	return (square, { pieces }) => {
		if (hasGoal) {
			return stepsToGoal(board, mover, square, nowhere);
		}
		const theirs = pieces[rival.name] ?? [];
		return pursuit(rules, board, mover, rival) > 0
			? stepsTo(board, mover, square, (at) => theirs.some((piece) => sameSquare(piece, at)))
			: null;
	};
}

/** The steps of the nearest hunter to the square; null if the side is not hunted. */
function fromHunter({ game: { rules, board } }: Table, { mover, rival }: Sides): Distance {
	const isHunted = captureWinner(rules) === rival.name || pursuit(rules, board, mover, rival) < 0;
	return (square, { pieces }) => {
		const ways = (pieces[rival.name] ?? []).map((at) =>
			stepsTo(board, rival, at, (end) => sameSquare(end, square)),
		);
		const found = ways.filter((way) => way !== null);
		return isHunted && found.length > 0 ? Math.min(...found) : null;
	};
}

/** The change of a distance by a move of one piece; null for other moves. */
function change(
	distance: Distance,
	before: Position,
	{ move, position }: MoveValue,
): number | null {
	const [step, ...others] = stepsOf(move);
	if (step === undefined || others.length > 0) {
		return null;
	}
	const [old, now] = [distance(step.from, before), distance(step.to, position)];
	return old === null || now === null ? null : now - old;
}

/** Whether at some turn the right move changes a distance by `sign`, although another move would do the opposite. */
async function goesAgainst(
	table: Table,
	solution: Solution,
	distanceOf: (table: Table, sides: Sides) => Distance,
	sign: 1 | -1,
): Promise<boolean> {
	return someOnlyMove(solution, ({ position, right, wrong }) => {
		const sides = sidesOf(table, position);
		if (sides === null) {
			return false;
		}
		const distance = distanceOf(table, sides);
		const by = (move: MoveValue) => sign * (change(distance, position, move) ?? 0);
		return by(right) > 0 && wrong.some((move) => by(move) < 0);
	});
}

/** Whether each right move leads all pieces that it moves towards the goal or the prey. */
export const isDirect: Proof = (table, { turns }) =>
	turns.every(({ position, moves: [right] }) => {
		const sides = sidesOf(table, position);
		const steps = right === undefined ? [] : stepsOf(right.move);
		if (sides === null || right === undefined || steps.length === 0) {
			return false;
		}
		const distance = toTarget(table, sides);
		return steps.every(({ from, to }) => {
			const [old, now] = [distance(from, position), distance(to, right.position)];
			return old !== null && now !== null && now < old;
		});
	});

/** Detour: the right move leads away from the goal or the prey, although another leads towards it. */
const isDetour: Proof = (table, solution) => goesAgainst(table, solution, toTarget, 1);

/** Risk: the right move goes nearer to the hunter, although another leads away from it. */
export const isRisk: Proof = (table, solution) => goesAgainst(table, solution, fromHunter, -1);

/** The least distance of a long win, in plies. */
const longWin = 5;

/** Longest win: no win on this board takes more plies. */
const isLongest: Proof = async (table, { goal, turns: [first] }) => {
	if (goal !== "win" || first === undefined) {
		return false;
	}
	const { distance } = await table.lookup(first.position);
	const { toMove } = await table.statistics();
	const wins = Object.values(toMove).map(({ longestWin }) => longestWin?.distance ?? 0);
	return distance !== null && distance >= longWin && distance === Math.max(...wins);
};

const proofs: Readonly<Record<Theme, Proof>> = {
	longest: isLongest,
	zugzwang: isMutualZugzwang,
	risk: isRisk,
	detour: isDetour,
	quiet: isQuietMove,
	only: isOnlyMove,
};

/** The themes of a solution, in their order. */
export async function themesOf(table: Table, solution: Solution): Promise<readonly Theme[]> {
	const found: Theme[] = [];
	for (const theme of themes) {
		if (await proofs[theme](table, solution)) {
			found.push(theme);
		}
	}
	return found;
}
