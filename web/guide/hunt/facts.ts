/** The facts of the article on the long hunt: its board, and the moves of its game piece by piece. */
import type { Move, Square } from "catchmate";
import type { FactFinder } from "../../learn/build/facts.ts";
import { presetText } from "../../learn/build/problems.ts";
import { readFirst } from "../../learn/lesson/solver-here.ts";
import { huntStory } from "../../learn/no-limit/hunt-story.ts";
import { bestOf } from "../../model/judgement.ts";
import { sameSquare } from "../../model/position.ts";

const written = (square: Square | null | undefined): string =>
	square ? `${square.row},${square.column}` : "";
const moveText = ({ from, to }: Move): string => `${written(from)}-${written(to)}`;

/** Lines of moves that fit a phone's width. */
const inLines = (moves: readonly Move[]): string =>
	moves
		.map((move, index) => `${moveText(move)}${index % 4 === 3 ? "\n" : " "}`)
		.join("")
		.trim();

export const facts: FactFinder = async (solver) => {
	const [, ...board] = presetText("crossing-pawn", "crossing-longest-hunt").split("\n");
	const text = board.join("\n").trim();
	const { game, position } = await readFirst(solver, "crossing-pawn", text);
	const table = await solver.solve(game);
	const { plies, guard, hunter, bound, row, black, shortest, end } = await huntStory(
		table,
		position,
	);

	const steps = plies.flatMap(({ piece }, ply) => (piece === "hunter" ? [ply] : []));
	/** The hunter's first step, and the guard's first move after it. */
	const first = steps[0] ?? 0;
	const back = plies.findIndex(({ piece }, ply) => ply > first && piece === "guard");
	/** The hunter's steps before the guard must move again, and the plies until its next steps. */
	const pair = steps.findIndex((ply) => ply > back);
	const period = (steps[pair] ?? 0) - first;
	const rounds = steps.findIndex(
		(ply, index) => ply !== first + period * Math.floor(index / pair) + 2 * (index % pair),
	);
	const inRow = plies.findIndex((one) => one.position === end.position);
	const up = plies.length - (black.up[0] ?? 0);

	/** The value of a step of the hunter where the guard has to go back. */
	const before = plies[back];
	const next = plies[steps[pair] ?? 0]?.move.to;
	const values = before === undefined ? [] : await table.moves(before.position);
	const slip = values.find(({ move: { to } }) => to && next && sameSquare(to, next));
	const [reply] = slip === undefined ? [] : bestOf(await table.moves(slip.position));
	table.dispose();
	if (
		pair < 1 ||
		rounds % pair !== 0 ||
		black.up.length !== 1 ||
		plies[up]?.move.from?.row === plies[up]?.move.to?.row ||
		values.filter(({ outcome }) => outcome === "win").length !== 1 ||
		shortest !== hunter ||
		slip?.outcome !== "loss" ||
		reply === undefined
	) {
		throw new Error("the hunt differs from the article");
	}
	const moves = (from: number, to: number) =>
		inLines(plies.slice(from, to).map(({ move }) => move));
	const [one, other] = [...(position.pieces.red ?? [])].sort((a, b) => a.row - b.row);
	const there = end.position.pieces.red?.find((square) => square.row === row);
	return {
		board: text.replace(/^\d+ \d+/, "$& red"),
		plies: plies.length,
		redMoves: Math.ceil(plies.length / 2),
		guard,
		hunter,
		bound,
		row,
		guardAt: written(one),
		hunterAt: written(other),
		first,
		pair,
		period,
		rounds: rounds / pair,
		inRow,
		hunterThere: written(there),
		endPlies: end.plies,
		upPlies: black.up[0] ?? 0,
		firstMoves: moves(0, first),
		firstStep: moves(first, first + 1),
		pairMoves: moves(first + 1, back),
		backMove: moves(back, back + 1),
		slip: moveText(slip.move),
		reply: moveText(reply.move),
		replyTo: written(reply.move.to),
		slipPlies: slip.distance ?? 0,
		roundMoves: moves(back + 1, first + period),
		againMove: moves(first + period, first + period + 1),
		middleMoves: moves(first + period + 1, inRow),
		endMoves: moves(inRow, up),
		upMove: moves(up, up + 1),
		lastMoves: moves(up + 1, plies.length - 1),
		lastMove: moves(plies.length - 1, plies.length),
	};
};
