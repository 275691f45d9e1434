/** The facts of the chapter on crossing pawn: the right answers, and those with each classic mistake. */
import type { Problem, Solver, Square, Workshop } from "catchmate/workshop";
import { Random, randomBoard } from "../../../wasm/bench/boards.mjs";
import { sameSquare } from "../../model/position.ts";
import type { FactFinder, Facts } from "../build/facts.ts";
import { presetText, readCrossingPawn, solveOpenBoard } from "../build/problems.ts";
import { type ClassicMistake, classicMistakes } from "../chapters.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { mistakenAnswer } from "./hunt.ts";
import { rowsFact, unseenFact } from "./mistake-facts.ts";
import { waveOf } from "./wave.ts";

const drawing = (...rows: readonly string[]): string => rows.join("\n");

/** The first board of the chapter. */
const hunt = drawing("....", "O...", "....", "...X", ".O..");
/** The last one. */
const exercise = drawing("O..", "O..", "#X.");

/** For each mistake, a small board with a wrong answer, found by a search. */
const boards: Readonly<Record<ClassicMistake, string>> = {
	"shares-red": drawing("#O", ".O", "X."),
	"moves-as-other-black": drawing("#O", "X.", ".O"),
	"stuck-draws": drawing("#OO", "X#."),
	"meeting-red": drawing("O#O", ".X."),
	hurries: drawing("O#O.", ".X.."),
	rounds: drawing("OO", "..", "X."),
	"cap-squares": drawing("O..", "O#.", "#..", ".X."),
	byte: presetText("crossing-pawn", "crossing-longest-hunt").split("\n").slice(2).join("\n"),
};

/** Random 4 × 4 boards, like those of weak tests. */
const randomBoards = { count: 200, side: 4, percent: 20, seed: 2023 };

const problemOf = (solver: Solver, board: string): Promise<Problem> =>
	readCrossingPawn(solver, board.split("\n"));

async function rightAnswer(
	solver: Solver,
	{ game, position }: Pick<Problem, "game" | "position">,
): Promise<string> {
	const table = await solver.solve(game, { position });
	const answer = await table.answer(position);
	table.dispose();
	return answer.trim();
}

async function mistakeFacts(solver: Workshop, mistake: ClassicMistake): Promise<Facts> {
	const problem = await problemOf(solver, boards[mistake]);
	const right = await rightAnswer(solver, problem);
	const mistaken = await mistakenAnswer(solver, problem, mistake);
	if (right === mistaken) {
		throw new Error(`the board of ${mistake} does not show the mistake: ${right}`);
	}
	const { rows, columns } = problem.game.board;
	return {
		[`${mistake}-board`]: `${rows} ${columns}\n${boards[mistake]}`,
		[`${mistake}-right`]: right,
		[`${mistake}-wrong`]: mistaken,
	};
}

const isBeside = (one: Square, other: Square): boolean =>
	Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/**
 * Checks what the hints and answers say about the mistakes' boards.
 * @throws Error if a claim is wrong
 */
async function checkClaims(solver: Workshop): Promise<void> {
	const look = async (mistake: ClassicMistake) => {
		const { game, position } = await problemOf(solver, boards[mistake]);
		const table = await solver.solve(game);
		const values = await table.moves(position);
		const [best] = values;
		const [black] = position.pieces.black ?? [];
		if (best?.move.to === undefined || best.move.to === null || black === undefined) {
			throw new Error(`the board of ${mistake} has no move for Red`);
		}
		const beside = values.map(({ move: { to } }) => to !== null && isBeside(to, black));
		const replies = await table.moves(best.position);
		table.dispose();
		return { black, values, beside, bestTo: best.move.to, replies, game };
	};
	const [down, stuck, meeting, hurry] = await Promise.all(
		(["moves-as-other-black", "stuck-draws", "meeting-red", "hurries"] as const).map(look),
	);
	const under = down && { row: down.black.row + 1, column: down.black.column };
	const holds = {
		"down: Red's best move goes under the pawn": under && sameSquare(down.bestTo, under),
		"stuck: Red has one move, after which Black has none":
			stuck?.values.length === 1 && stuck.replies.length === 0,
		"meeting: every move of Red's ends beside Black": meeting?.beside.every(Boolean),
		"hurry: Red may step beside Black, and need not":
			hurry?.beside.includes(true) && hurry.beside.includes(false),
	};
	for (const [claim, isTrue] of Object.entries(holds)) {
		if (!isTrue) {
			throw new Error(claim);
		}
	}
}

/** The number of random boards on which each mistake shows. */
async function randomFacts(solver: Workshop): Promise<Facts> {
	const { count, side, percent, seed } = randomBoards;
	const random = new Random(seed);
	const shown = new Map<ClassicMistake, number>(classicMistakes.map((mistake) => [mistake, 0]));
	for (let made = 0; made < count; made += 1) {
		const board = randomBoard(random, side, side, percent).join("\n");
		const problem = await problemOf(solver, board);
		const right = await rightAnswer(solver, problem);
		for (const mistake of classicMistakes) {
			const isWrong = (await mistakenAnswer(solver, problem, mistake)) !== right;
			shown.set(mistake, (shown.get(mistake) ?? 0) + (isWrong ? 1 : 0));
		}
	}
	return {
		"random-count": count,
		"random-side": side,
		"random-percent": percent,
		"random-seed": seed,
		"shown-rows": rowsFact(shown),
		"never-shown": unseenFact(shown),
	};
}

/** A position by the numbers of its squares, row by row. */
interface Pieces {
	readonly reds: readonly [number, number];
	readonly black: number;
	readonly toMove: "red" | "black";
}

/** The winners according to each ending that applies in a position of a 3 × 3 board with some obstacles. */
function winnersOf(
	isOpen: (square: number) => boolean,
	{ reds, black, toMove }: Pieces,
): readonly string[] {
	const opponent = toMove === "red" ? "black" : "red";
	const around = (square: number, steps: readonly (readonly [number, number])[]) =>
		steps
			.map(([row, column]) => [Math.floor(square / 3) + row, (square % 3) + column] as const)
			.filter(([row, column]) => row >= 0 && row < 3 && column >= 0 && column < 3)
			.map(([row, column]) => row * 3 + column)
			.filter(isOpen);
	const up = [
		[-1, 0],
		[0, -1],
		[0, 1],
	] as const;
	const moves =
		toMove === "black"
			? around(black, up)
			: reds.flatMap((red) => around(red, [...up, [1, 0]]).filter((to) => !reds.includes(to)));
	return [
		...(black < 3 ? ["black"] : []),
		...(reds.includes(black) ? [opponent] : []),
		...(moves.length === 0 ? [opponent] : []),
	];
}

/**
 * Counts the positions of all 3 × 3 boards to which several endings apply, and those in which these endings have different
 * winners.
 * @throws Error if such a position can occur in a game: without Black on row 1 and to move. When Black reaches row 1,
 * the game is over with Red to move.
 */
function severalEndings(): Facts {
	const squares = [...Array(9).keys()];
	let several = 0;
	let differing = 0;
	for (let walls = 0; walls < 2 ** 9; walls += 1) {
		const isOpen = (square: number) => ((walls >> square) & 1) === 0;
		for (const a of squares.filter(isOpen)) {
			for (const b of squares.filter((square) => square > a && isOpen(square))) {
				for (const black of squares.filter(isOpen)) {
					for (const toMove of ["red", "black"] as const) {
						const winners = winnersOf(isOpen, { reds: [a, b], black, toMove });
						const differs = new Set(winners).size > 1;
						several += winners.length > 1 ? 1 : 0;
						differing += differs ? 1 : 0;
						if (differs && !(black < 3 && toMove === "black")) {
							throw new Error(`two endings differ: ${walls} ${a} ${b} ${black} ${toMove}`);
						}
					}
				}
			}
		}
	}
	return {
		"several-endings": several,
		"differing-endings": differing,
		"agreeing-endings": several - differing,
	};
}

/** The winner of the hunt, and the number of first moves that keep the win. */
async function huntFacts(solver: Solver, { game, position }: Problem): Promise<Facts> {
	const answer = await rightAnswer(solver, { game, position });
	const table = await solver.solve(game, { position, moves: true });
	const moves = await table.moves(position);
	table.dispose();
	return {
		"hunt-answer": answer,
		"hunt-winner": answer.split(" ")[0] ?? "",
		"hunt-moves": moves.length,
		"hunt-wins": moves.filter(({ outcome }) => outcome === "win").length,
	};
}

/** The number of mistakes, spelled out in the text. */
const mistakesSaid = 8;

/** Facts about the wave over the fort, with Red to move. */
async function waveFacts(solver: Solver): Promise<Facts> {
	const waveBoard = presetText("crossing-pawn", "crossing-fort");
	const { game, position } = await readFirst(solver, "crossing-pawn", waveBoard);
	const table = await solver.solve(game);
	const { layers, never } = await waveOf(table, position, "black");
	const { positions: wavePositions } = table;
	table.dispose();
	const settled = layers.flat();
	if (position.toMove !== "red" || never.length > 0) {
		throw new Error("the wave differs from the text");
	}
	return {
		waveBoard,
		wavePositions,
		wavePlies: layers.length - 1,
		waveSquares: settled.length,
		waveRed: settled.filter(({ winner }) => winner === "red").length,
		waveBlack: settled.filter(({ winner }) => winner === "black").length,
	};
}

export const facts: FactFinder = async (solver) => {
	if (classicMistakes.length !== mistakesSaid) {
		throw new Error(
			`the text says ${mistakesSaid} mistakes, and there are ${classicMistakes.length}`,
		);
	}
	const ofMistakes: Facts[] = [];
	for (const mistake of classicMistakes) {
		ofMistakes.push(await mistakeFacts(solver, mistake));
	}
	await checkClaims(solver);
	const start = await problemOf(solver, hunt);
	const last = await problemOf(solver, exercise);
	const { squares, pairs, positions } = await solveOpenBoard(solver);
	const free = 9 - last.game.board.obstacles.length;
	return {
		hunt: `5 4\n${hunt}`,
		...(await huntFacts(solver, start)),
		exercise: `3 3\n${exercise}`,
		"exercise-answer": await rightAnswer(solver, last),
		"exercise-free": free,
		"exercise-pairs": (free * (free - 1)) / 2,
		"exercise-positions": free * (free - 1) * free,
		squares,
		pairs,
		positions,
		...(await waveFacts(solver)),
		...severalEndings(),
		...(await randomFacts(solver)),
		...Object.assign({}, ...ofMistakes),
	};
};
