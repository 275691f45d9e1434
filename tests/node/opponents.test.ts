/** Fallible opponents, traps, typed moves and the score card. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move, MoveValue, Position, Table } from "catchmate";
import { Random } from "../../wasm/bench/boards.mjs";
import { boardToBegin } from "../../wasm/presets.ts";
import { readMove } from "../../web/app/play/typed-move.ts";
import { bestOf } from "../../web/model/judgement.ts";
import {
	appeal,
	candidates,
	moveBelowPerfect,
	savingShare,
	stepsTo,
	trap,
} from "../../web/model/opponents.ts";
import { currentPosition, liveliest, play, startRecord } from "../../web/model/record.ts";
import { isSame } from "../../web/model/same.ts";
import { addMove, beginGame, emptyCard, endGame } from "../../web/model/score-card.ts";
import { burrow, point } from "./graphs.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
	const random = new Random(seed);
	return () => random.below(2 ** 20) / 2 ** 20;
}

const inputs = [
	["chase", "8 2 4 1 5"],
	["crossing-pawn", "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X."],
	["crossing-pawn", "0 1\n4 5\n...#O\n.#..#\n#O#..\n.#..X"],
	["crossing-pawn", "0 1\n3 4\nO...\n.#X.\n..O."],
] as const;

interface Known {
	readonly table: Table;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
	readonly previous: Move | null;
}

/** Varied positions: those of games with random moves. */
async function positions(count: number): Promise<Known[]> {
	const found: Known[] = [];
	const random = numbers(7);
	for (const [game, text] of inputs) {
		const problem = await problemOf(game, text);
		const table = await solver.solve(problem.game);
		let position = problem.position;
		let made: Move[] = [];
		for (let turn = 0; turn < count; turn++) {
			const moves = await table.moves(position);
			const chosen = moves[Math.floor(random() * moves.length)];
			if (chosen === undefined || made.length > 30) {
				position = problem.position;
				made = [];
				continue;
			}
			found.push({ table, position, moves, previous: made.at(-2) ?? null });
			made = [...made, chosen.move];
			position = chosen.position;
		}
	}
	return found;
}

const choose = ({ table, ...turn }: Known, sight: number, random: () => number): MoveValue => {
	const move = moveBelowPerfect({ ...table.game, ...turn }, sight, random);
	const chosen = turn.moves.find((known) => known.move === move);
	assert.ok(chosen, "one of the legal moves");
	return chosen;
};

describe("a fallible player", () => {
	test("makes the quickest visible win, and avoids a visible loss", async () => {
		const random = numbers(1);
		let [wins, escapes] = [0, 0];
		for (const known of await positions(100)) {
			const [best] = known.moves;
			assert.ok(best);
			for (const sight of [1, 3, 8]) {
				const chosen = choose(known, sight, random);
				const isSeen = ({ distance }: MoveValue) => distance !== null && distance <= sight;
				if (best.outcome === "win" && isSeen(best)) {
					wins++;
					assert.deepEqual([chosen.outcome, chosen.distance], ["win", best.distance]);
				} else if (chosen.outcome === "loss" && isSeen(chosen)) {
					assert.ok(known.moves.every((move) => move.outcome === "loss" && isSeen(move)));
					assert.equal(chosen.distance, best.distance, "it resists as long as can be");
				} else if (known.moves.some((move) => move.outcome === "loss" && isSeen(move))) {
					escapes++;
				}
			}
		}
		assert.ok(wins > 50 && escapes > 50, `${wins} wins seen, ${escapes} losses avoided`);
	});

	test("errs less the farther it sees", async () => {
		const all = await positions(60);
		const [short = 0, middle = 0, long = 0] = [1, 4, 12].map((sight) => {
			const random = numbers(2);
			const chosen = all.map((known) => choose(known, sight, random).outcome);
			return chosen.filter((outcome, index) => outcome !== all[index]?.moves[0]?.outcome).length;
		});
		assert.ok(short > middle && middle > long, `${short}, ${middle}, ${long}`);
	});

	test("confuses what lies beyond its sight", () => {
		const at = (column: number, outcome: MoveValue["outcome"], distance: number | null) =>
			({ outcome, distance, move: { to: { row: 1, column } } }) as MoveValue;
		const moves = [
			at(2, "win", 7),
			at(3, "win", 9),
			at(4, "draw", null),
			at(5, "loss", 6),
			at(6, "loss", 2),
		];
		const columns = (sight: number) => candidates(moves, sight).map(({ move }) => move.to?.column);
		assert.deepEqual(columns(1), [2, 3, 4, 5, 6]);
		assert.deepEqual(columns(2), [2, 3, 4, 5]);
		assert.deepEqual(columns(6), [2, 3, 4]);
		assert.deepEqual(columns(7), [2]);
	});

	test("heads for its goal or prey, away from the hunter, and not back", async () => {
		/** A side's preferred moves, in order. */
		type Asked = readonly [game: string, text: string, toMove: string, previous?: Move | null];
		const liked = async (...[game, text, toMove, previous = null]: Asked) => {
			const problem = await problemOf(game, text);
			const position = { ...problem.position, toMove };
			using table = await solver.solve(problem.game);
			const turn = { ...problem.game, position, moves: await table.moves(position), previous };
			return turn.moves
				.toSorted((a, b) => appeal(turn, b) - appeal(turn, a))
				.map(({ move }) => `${move.to?.row},${move.to?.column}`);
		};
		const pawn = "0 1\n6 5\n.....\n.....\n.....\n..X..\n.....\nO...O";
		assert.equal((await liked("crossing-pawn", pawn, "black"))[0], "3,3");
		const apart = "0 1\n6 5\n.....\nO...O\n.....\n..X..\n.....\n.....";
		const red = await liked("crossing-pawn", apart, "red");
		assert.deepEqual(red.slice(0, 2).sort(), ["2,2", "2,4"], "nearer to it, and into the open");
		assert.deepEqual(red.slice(-2).sort(), ["1,1", "1,5"]);
		assert.equal((await liked("chase", "8 2 2 6 2", "black"))[0], "4,2");
		assert.equal((await liked("chase", "8 4 4 6 4", "white"))[0], "3,4");
		const previous: Move = { from: { row: 3, column: 4 }, to: { row: 4, column: 4 } };
		assert.notEqual((await liked("chase", "8 4 4 6 4", "white", previous))[0], "3,4");
	});

	test("follows its own edges of a graph", async () => {
		const edges = [1, 2, 3, 4].map((from) => ({ from, to: from + 1 }));
		const ways = [...edges, { from: 1, to: 5, side: "cat" }, { from: 1, to: 6 }];
		const graph = { edges: [...ways, { from: 5, to: 7 }] };
		const { game, position } = burrow(7, graph, 3, 7);
		using table = await solver.solve(game);
		for (const [toMove, target] of [
			["mouse", point(2)],
			["cat", point(5)],
		] as const) {
			const now = { ...position, toMove };
			const turn = { ...game, position: now, moves: await table.moves(now), previous: null };
			const [best] = turn.moves.toSorted((a, b) => appeal(turn, b) - appeal(turn, a));
			assert.deepEqual(best?.move.to, target);
		}
	});
});

describe("the first game", () => {
	test("is won in five moves of one's own, whatever the opponent does, and can be lost", async () => {
		const { game, position } = await problemOf("crossing-pawn", boardToBegin());
		using table = await solver.solve(game);
		const { winner, distance } = await table.lookup(position);
		assert.deepEqual([winner, distance], [position.toMove, 9]);
		const moves = await table.moves(position);
		assert.ok(moves.some(({ outcome }) => outcome === "loss"));
		const own = game.rules.sides.find(({ name }) => name === winner);
		const [pawn] = position.pieces[winner ?? ""] ?? [];
		assert.ok(own && pawn);
		// No reply shortens the way to the top row.
		assert.equal(
			stepsTo(game.board, own, pawn, ({ row }) => row === 1),
			5,
		);
	});
});

test("a perfect player with equally good moves does not shuffle", async () => {
	let [ties, shuffles] = [0, 0];
	for (const [game, text] of inputs) {
		const problem = await problemOf(game, text);
		using table = await solver.solve(problem.game);
		let record = startRecord(problem.position);
		for (let ply = 0; ply < 40; ply++) {
			const position = currentPosition(record);
			const moves = await table.moves(position);
			const chosen = liveliest(record, moves);
			if (chosen === undefined) break;
			const best = bestOf(moves);
			assert.ok(best.includes(chosen));
			const before = record.positions.at(-3);
			const isBack = ({ position: next }: MoveValue) =>
				before !== undefined &&
				isSame(next.pieces[position.toMove], before.pieces[position.toMove]);
			if (best.some(isBack) && !best.every(isBack)) {
				ties++;
				shuffles += Number(isBack(chosen));
			}
			record = play(record, chosen);
		}
	}
	assert.equal(shuffles, 0);
	assert.ok(ties > 3, `${ties} times a step back was as good`);
});

describe("trap play", () => {
	test("keeps the outcome with the fewest saving moves, then the longest game", async () => {
		let differs = 0;
		for (const { table, moves } of await positions(40)) {
			const replies = ({ position }: MoveValue) => table.moves(position);
			const chosen = await trap(moves, replies);
			const value = moves.find(({ move }) => move === chosen);
			const [best] = moves;
			assert.ok(value && best && chosen);
			assert.equal(value.outcome, best.outcome);
			if (best.outcome === "win") {
				assert.equal(value.distance, best.distance);
				continue;
			}
			const share = savingShare(await replies(value));
			for (const other of moves.filter(({ outcome }) => outcome === best.outcome)) {
				const theirs = savingShare(await replies(other));
				assert.ok(share <= theirs);
				assert.ok(share < theirs || (value.distance ?? 0) >= (other.distance ?? 0));
			}
			differs += Number(chosen !== best.move);
		}
		assert.ok(differs > 5, `${differs} moves are others than perfect play alone would make`);
	});

	test("counts the share of moves that keep the outcome", () => {
		const share = (...outcomes: readonly MoveValue["outcome"][]) =>
			savingShare(outcomes.map((outcome) => ({ outcome }) as MoveValue));
		assert.deepEqual([share("draw", "loss", "loss", "loss"), share()], [0.25, 1]);
	});
});

describe("a typed move", () => {
	const move = (...[row, column, toRow, toColumn]: [number, number, number, number]): Move => ({
		from: { row, column },
		to: { row: toRow, column: toColumn },
	});
	const [one, two, three] = [move(1, 1, 1, 2), move(1, 1, 2, 1), move(2, 2, 1, 2)];
	const pass: Move = { from: null, to: null };
	const read = (text: string, legal: readonly Move[] = [one, two, three]) =>
		readMove(text, legal, ["pass", "停一手"], {});

	test("is read in many forms, or as its target alone", () => {
		for (const text of ["1,1-1,2", "1 1 1 2", " 1,1 → 1,2 ", "(1,1)(1,2)", "１，１－１，２"]) {
			assert.deepEqual(read(text), { kind: "move", move: one }, text);
		}
		assert.deepEqual(read("2,1"), { kind: "move", move: two });
		assert.deepEqual(read("1,2"), { kind: "ambiguous" });
	});

	test("may be a pass in either language, illegal or unreadable", () => {
		assert.deepEqual(read("Pass", [one, pass]), { kind: "move", move: pass });
		assert.deepEqual(read("停一手", [one, pass]), { kind: "move", move: pass });
		for (const text of ["", "1", "1,2,3", "1 2 3 4 5", "a1-a2", "1e9", "-", "1,1-1,2!"]) {
			assert.deepEqual(read(text), { kind: "unreadable" }, text);
		}
		for (const text of ["pass", "9,9", "1,1-3,3", "0,0", "99999999999999999999,1"]) {
			assert.deepEqual(read(text), { kind: "illegal" }, text);
		}
	});

	test("names points on a graph by name or number, in any case", () => {
		const onGraph = (text: string, names?: readonly string[]) =>
			readMove(text, [move(1, 2, 1, 3), move(1, 1, 1, 2), pass], ["pass"], {
				graph: { edges: [], ...(names && { names }) },
			});
		const first = { kind: "move", move: move(1, 2, 1, 3) } as const;
		for (const text of ["b-C", "B c", "c", "b → c", "ｂ－ｃ"]) {
			assert.deepEqual(onGraph(text, ["a", "b", "c"]), first, text);
		}
		assert.deepEqual(onGraph("2-3"), first);
		assert.deepEqual(onGraph("pass", ["a", "b", "c"]), { kind: "move", move: pass });
		assert.deepEqual(onGraph("Hall-hall", ["hall", "Hall", "HALL"]), { kind: "illegal" });
		for (const text of ["d", "b-d", "2-3", "a b c", ""]) {
			assert.deepEqual(onGraph(text, ["a", "b", "c"]), { kind: "unreadable" }, text);
		}
		assert.deepEqual(onGraph("a-c", ["a", "b", "c"]), { kind: "illegal" });
	});
});

describe("the score card", () => {
	const best = { before: "win", after: "win", plies: 0 } as const;
	const slow = { before: "win", after: "win", plies: 2 } as const;
	const movers = ["white", "black", "white"];
	const played = (card = emptyCard, grade: typeof best | typeof slow | null = best) => {
		const begun = addMove(beginGame(card, 0, false), 1, { side: "white", by: "reader", grade });
		const answered = addMove(begun, 2, { side: "black", by: "opponent", grade: best });
		return addMove(answered, 3, { side: "white", by: "reader", grade: best });
	};

	test("counts each won, drawn and lost game of the person's sides once", () => {
		let card = emptyCard;
		for (const winner of ["white", "white", "black", null]) {
			card = endGame(played(card), "chase", ["white"], movers, winner);
			assert.deepEqual(endGame(card, "chase", ["white"], movers, winner), card);
		}
		const results = { won: 2, drawn: 1, lost: 1 };
		const score = { game: "chase", side: "white", results, perfect: 4, graded: 4 };
		assert.deepEqual(card.scores, [score]);
	});

	test("calls a game perfect if graded throughout, without slower moves, takebacks or hints", () => {
		const perfect = (card: typeof emptyCard, hintedAt?: number) => {
			const [score] = endGame(card, "chase", ["white"], movers, "white", hintedAt).scores;
			return [score?.perfect, score?.graded, score?.results.won];
		};
		const again = { side: "white", by: "reader", grade: best } as const;
		assert.deepEqual(perfect(played()), [1, 1, 1]);
		assert.deepEqual(perfect(played(emptyCard, slow)), [0, 1, 1]);
		assert.deepEqual(perfect(addMove(played(), 3, again)), [0, 1, 1]);
		assert.deepEqual(perfect(played(emptyCard, null)), [0, 0, 1]);
		assert.deepEqual(perfect(played(), 12), [0, 1, 1]);
		assert.deepEqual(perfect(addMove(beginGame(emptyCard, 2, true), 3, again)), [0, 0, 1]);
		// A game restored before its first move is ordinary.
		assert.equal(beginGame(emptyCard, 0, true).isRestored, false);
	});

	test("leaves out a side played by another", () => {
		const unknown = endGame(played(), "chase", ["black"], movers, "white");
		assert.deepEqual([unknown.isCounted, unknown.scores], [false, []]);
		const known = endGame(unknown, "chase", ["white", "black"], movers, "white");
		const sides = known.scores.map(({ side }) => side);
		assert.deepEqual([known.isCounted, sides], [true, ["white"]]);
	});
});
