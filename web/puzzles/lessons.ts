/**
 * The micro-puzzles that teach a game: its simplest puzzles on small boards, chosen by a proof from the table that the right move
 * is an example of the lesson.
 */
import type { Game, MoveValue, Rules, SideRules, Solver, Table } from "catchmate";
import { markedFor, meetingOf } from "../model/position.ts";
import { type Lesson, lessons } from "../model/puzzle.ts";
import {
	type Found,
	foundOn,
	isFixed,
	knownBoards,
	randomGround,
	randomPositions,
	type Sizes,
} from "./search.ts";
import type { Solution } from "./solution.ts";
import { isDirect, isMutualZugzwang, isRisk, isThreat, type Proof } from "./themes.ts";

/** The search: the sizes of random boards, their first seed and number, and the positions tried on each. */
const sizes: Sizes = { least: 4, most: 5 };
const seeds = { first: 1000, count: 100 } as const;
const positionsOn = { randomBoard: 250, onlyBoard: 12_000 } as const;

/** The least number of moves at the first turn. */
const leastChoice = 3;

/** The most moves of the solver, and the greatest sight needed, in plies. */
const most = { moves: 2, sight: 9 } as const;

const meets = (move: MoveValue | undefined) => move !== undefined && meetingOf(move) !== null;

const hasGoal = ({ game: { board } }: Table, { name, goals }: SideRules): boolean =>
	goals.length > 0 || markedFor(board.goals, name).length > 0;

const moverOf = ({ game: { rules } }: Table, { turns: [first] }: Solution): SideRules =>
	rules.sides.find(({ name }) => name === first?.position.toMove) ?? rules.sides[0];

/** Move: each right move leads nearer to the goal or, in a game without goals, to the prey. The first meets no piece. */
const isMove: Proof = (table, solution) =>
	!meets(solution.turns[0]?.moves[0]) &&
	(hasGoal(table, moverOf(table, solution)) ||
		!table.game.rules.sides.some((side) => hasGoal(table, side))) &&
	isDirect(table, solution);

/** Catch: one move lands on the other side's piece and wins. */
const isCatch: Proof = (_, { turns: [{ moves } = { moves: [] }, ...others] }) =>
	others.length === 0 &&
	meets(moves[0]) &&
	moves.filter(({ distance, outcome }) => outcome === "win" && distance === 1).length === 1;

/**
 * Trap: the right move threatens to win at once, and each of at least two replies loses at once; or it wins by leaving the other
 * side no move.
 */
const isTrap: Proof = async (table, solution) => {
	const [right] = solution.turns[0]?.moves ?? [];
	if (right === undefined || meets(right) || right.outcome !== "win") {
		return false;
	}
	if (right.distance === 1) {
		return !hasGoal(table, moverOf(table, solution));
	}
	const replies = right.distance === 3 ? await table.moves(right.position) : [];
	return replies.length >= 2 && isThreat(table, right);
};

/** Wait: the right move is a pass, or leads to mutual zugzwang. It threatens nothing. */
const isWait: Proof = async (table, solution) => {
	const [right] = solution.turns[0]?.moves ?? [];
	return (
		right !== undefined &&
		!(await isThreat(table, right)) &&
		(right.move.from === null || (await isMutualZugzwang(table, solution)))
	);
};

const proofs: Readonly<Record<Lesson, Proof>> = {
	move: isMove,
	catch: isCatch,
	trap: isTrap,
	wait: isWait,
	risk: isRisk,
};

/** Whether a solution is an example of a lesson. */
export const teaches = async (lesson: Lesson, table: Table, solution: Solution): Promise<boolean> =>
	proofs[lesson](table, solution);

/**
 * The complexity of a puzzle, to prefer simple ones: by its outcome, its moves, the sight needed, the plies to its end, and the free
 * squares.
 */
function weightOf({ solution: { turns }, goal, sight }: Found, { board }: Game): number {
	const { rows, columns, obstacles } = board;
	const counts = [
		goal === "win" ? 0 : 1,
		turns.length,
		sight,
		turns[0]?.moves[0]?.distance ?? 0,
		rows * columns - obstacles.length,
	];
	return counts.reduce((sum, count) => sum * 100 + count, 0);
}

/**
 * The lessons that have no short puzzle in a game. Hounds hem in their prey without catching it; no waiting move of theirs and no
 * step back of the hare decides within two moves. The thief may pass, so that the police cannot wait. In chase a capture answers
 * any threat, and two cops moving at once have several ways to trap.
 */
export const withoutLessons: Readonly<Record<string, readonly Lesson[]>> = {
	"fox-and-hounds": ["catch", "wait"],
	"hare-and-hounds": ["catch", "risk"],
	"police-and-thief": ["wait"],
	chase: ["trap"],
	"cops-and-robber": ["trap", "risk"],
};

/** A candidate for a lesson. */
interface Candidate {
	readonly puzzle: Found;
	readonly lessons: readonly Lesson[];
	readonly weight: number;
}

const isShort = ({ sight, solution: { turns } }: Found): boolean =>
	(turns[0]?.moves.length ?? 0) >= leastChoice && turns.length <= most.moves && sight <= most.sight;

/** The short puzzles of a board that teach some lesson, by its table. */
async function candidatesOn(
	solver: Solver,
	table: Table,
	tries: number,
): Promise<readonly Candidate[]> {
	const found: Candidate[] = [];
	for (const position of randomPositions(table.game, tries)) {
		const puzzle = await foundOn(solver, table, position, true);
		if (puzzle === null || !isShort(puzzle)) {
			continue;
		}
		const taught: Lesson[] = [];
		for (const lesson of lessons) {
			if (await teaches(lesson, table, puzzle.solution)) {
				taught.push(lesson);
			}
		}
		if (taught.length > 0) {
			found.push({ puzzle, lessons: taught, weight: weightOf(puzzle, table.game) });
		}
	}
	return found;
}

/** The micro-puzzles of a game, all different from each other. Lessons that the game lacks are omitted. */
export async function lessonsOf(
	solver: Solver,
	rules: Rules,
	before: readonly Pick<Found, "symmetry">[],
): Promise<readonly Found[]> {
	const found: Candidate[] = [];
	const grounds = isFixed(rules)
		? await knownBoards(solver, rules)
		: Array.from({ length: seeds.count }, (_, nth) =>
				randomGround(solver, rules, seeds.first + nth, sizes),
			);
	for await (const game of grounds) {
		const table = await solver.solve(game);
		const tries = isFixed(rules) ? positionsOn.onlyBoard : positionsOn.randomBoard;
		found.push(...(await candidatesOn(solver, table, tries)));
		table.dispose();
	}
	found.sort((a, b) => a.weight - b.weight);
	const known = new Set(before.map(({ symmetry }) => symmetry));
	return lessons.flatMap((lesson) => {
		const simplest = found.find(
			({ lessons, puzzle }) => lessons.includes(lesson) && !known.has(puzzle.symmetry),
		);
		if (simplest === undefined) {
			return [];
		}
		known.add(simplest.puzzle.symmetry);
		return [{ ...simplest.puzzle, lesson }];
	});
}
