/** The facts of the chapter on boards. */
import type { Position, Solver, Table } from "catchmate";
import type { FactFinder } from "../build/facts.ts";
import { drawsIn, readCrossingPawn, readProblem } from "../build/problems.ts";
import { type Entry, Unfolding } from "./unfolding.ts";

/** The chase on three rows, from opposite corners. */
const small = "3 1 1 3 3";
const side = 3;

/** The same start, with a stone on a square. */
function withStone(row: number, column: number): string {
	const squares = Array.from({ length: side }, () => ".".repeat(side).split(""));
	const put = (row: number, column: number, sign: string) =>
		squares[row - 1]?.splice(column - 1, 1, sign);
	put(1, 1, "O");
	put(side, side, "X");
	put(row, column, "#");
	return `${side} ${side}\n${squares.map((row) => row.join("")).join("\n")}`;
}

/** The number of games of so many plies, or fewer where they end, told apart by their moves. */
function gamesFrom(entry: Entry, plies: number): number {
	const next = (entry.first ?? entry).moves ?? [];
	return plies === 0 || next.length === 0
		? 1
		: next.reduce((sum, one) => sum + gamesFrom(one, plies - 1), 0);
}

/** All positions that can be reached, unfolded as the reader does. */
async function unfoldWhole(table: Table, position: Position): Promise<Unfolding> {
	const unfolding = new Unfolding(table, position, await table.lookup(position));
	while (unfolding.folded.length > 0) {
		await unfolding.unfoldAll();
	}
	return unfolding;
}

async function smallFacts(solver: Solver) {
	const { game, position } = await readProblem(solver, "chase", small);
	const table = await solver.solve(game);
	const { byDistance } = await table.statistics();
	const over = byDistance[0] ?? 0;
	const { distance } = await table.lookup(position);
	const whole = await unfoldWhole(table, position);
	const draws = await drawsIn(table);
	if (draws > 0 || whole.positions !== table.positions) {
		throw new Error(
			`the open board has ${draws} draws, and unfolds to ${whole.positions} positions`,
		);
	}
	const facts = {
		small,
		squares: side * side,
		positions: table.positions,
		over,
		going: table.positions - over,
		smallPlies: distance ?? "∞",
		treePlies: table.longest,
		games: gamesFrom(whole.root, table.longest),
		reachable: whole.positions,
		reachableMoves: whole.moves,
		firstMoves: (await table.moves(position)).length,
	};
	table.dispose();
	return facts;
}

/** Facts of the ring around a stone in the middle. */
async function ringFacts(solver: Solver) {
	const ring = withStone(2, 2);
	const { game, position } = await readProblem(solver, "chase", ring);
	const table = await solver.solve(game);
	const { outcome } = await table.lookup(position);
	const ringDraws = await drawsIn(table);
	if (table.longest > 1) {
		throw new Error(`the ring has a game of ${table.longest} plies`);
	}
	const facts = {
		ring,
		ringOutcome: outcome,
		ringPositions: table.positions,
		ringSettled: table.positions - ringDraws,
		ringDraws,
	};
	table.dispose();
	return facts;
}

/** What the judge prints with the stone on the rim, which is the same wherever it lies. */
async function rimFacts(solver: Solver) {
	const rim = [
		[1, 2],
		[1, 3],
		[2, 1],
		[2, 3],
		[3, 1],
		[3, 2],
	] as const;
	const answers = new Set<string>();
	for (const [row, column] of rim) {
		const { game, position } = await readProblem(solver, "chase", withStone(row, column));
		const table = await solver.solve(game);
		answers.add(await table.answer(position));
		table.dispose();
	}
	const [rimAnswer, ...others] = answers;
	if (rimAnswer === undefined || others.length > 0) {
		throw new Error(`a stone on the rim gives ${[...answers].join(" or ")}`);
	}
	return { rimAnswer, rimSquares: rim.length };
}

/** What the exercises ask for. */
async function exerciseFacts(solver: Solver) {
	const input = "2 1 1 2 2";
	const { game, position } = await readProblem(solver, "chase", input);
	const table = await solver.solve(game);
	const answer = await table.answer(position);
	table.dispose();
	const largest = await readProblem(solver, "chase", "20 1 1 20 20");
	const crossing = await readCrossingPawn(solver, ["...", "O.O", ".X."]);
	const tables = [await solver.solve(largest.game), await solver.solve(crossing.game)] as const;
	const [most, pawns] = tables.map(({ positions }) => positions);
	for (const table of tables) {
		table.dispose();
	}
	const nine = side * side;
	const pairs = (nine * (nine - 1)) / 2;
	if (pawns !== pairs * nine * 2) {
		throw new Error(`the pawns have ${pawns} positions, not ${pairs} × ${nine} × 2`);
	}
	return { input, answer, most: most ?? 0, pawns, pairs };
}

export const facts: FactFinder = async (solver) => ({
	...(await smallFacts(solver)),
	...(await ringFacts(solver)),
	...(await rimFacts(solver)),
	...(await exerciseFacts(solver)),
});
