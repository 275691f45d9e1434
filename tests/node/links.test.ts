/** Links to the page: their content, and errors in altered ones. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "catchmate";
import fc from "fast-check";
import { activityIn, readLink, writeLink } from "../../web/app/url/link.ts";
import { linkIn, puzzleIn } from "../../web/model/link-text.ts";
import { coded } from "./boards.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const activities = ["analyse", "play", "edit"] as const;

test("a link preserves game, ply, activity and comparison rules", () => {
	const linked = fc.oneof(
		...solver.games.map((rules) =>
			fc.record({
				what: coded(solver, rules),
				place: fc.nat(),
				activity: fc.constantFrom(...activities),
				against: fc.constantFrom(null, { ...rules, id: "own-variant" }),
			}),
		),
	);
	fc.assert(
		fc.property(linked, ({ what, place, activity, against }) => {
			const { moves, ...problem } = solver.decode(solver.encode(what));
			const ply = place % (moves.length + 1);
			const said = { problem, moves, ply, activity, against };
			const link = writeLink(solver, said);
			assert.ok(link);
			assert.deepEqual(readLink(solver, link), said);
			assert.equal(activityIn(link), activity);
			for (const pasted of [link, ` ${link}\n`, `#${link}`, `https://catchmate.example/#${link}`]) {
				assert.equal(linkIn(pasted), link);
			}
		}),
		{ numRuns: 50 },
	);
});

test("an altered link is refused for its fault", async () => {
	const problem = await problemOf("chase", "3 1 1 3 3");
	const moves = solver.legalMoves(problem.game, problem.position).slice(0, 1);
	const code = solver.encode({ ...problem, moves });
	const others = solver.encode({ ...(await problemOf("crossing-pawn", "3 3\n#.#\nO.O\n.X.\n")) });
	for (const [link, fault] of [
		[`${code}.2`, "ply"],
		[`${code}.dance`, "activity"],
		[`${code}.puzzle`, "activity"],
		[`${code}.1.play.edit`, "activity"],
		[`${code}.play.1`, "activity"],
		[`${code}.vs=${others}`, "invalid"],
		[`${code}.vs=`, "malformed"],
		["", "malformed"],
		[`${code}A`, "checksum"],
		[code.padEnd(2 ** 16 + 1, "A"), "too-long"],
	] as const) {
		assert.throws(() => readLink(solver, link), { fault }, link.slice(0, 40));
	}
	assert.equal(readLink(solver, `${code}.1`).ply, 1);
});

test("no link exists beyond 2000 moves, without a code, or during a solver restart", async () => {
	const { game, position } = await problemOf("cops-and-robber", "3 3\nO.O\n.#.\n..X\n");
	const passes = (length: number) => Array.from({ length }, () => ({ from: null, to: null }));
	const said = { problem: { game, position }, ply: 0, activity: "analyse", against: null } as const;
	const link = writeLink(solver, { ...said, moves: passes(2000) });
	assert.equal(readLink(solver, link ?? "").moves.length, 2000);
	assert.equal(writeLink(solver, { ...said, moves: passes(2001) }), null);
	const longer = solver.encode({ game, position, moves: passes(2001) });
	assert.throws(() => readLink(solver, longer), { fault: "too-long" });
	const wide = { ...game, board: { rows: 300, columns: 300, obstacles: [] } };
	assert.equal(writeLink(solver, { ...said, problem: { game: wide, position }, moves: [] }), null);
	const failing = (error: Error) =>
		Object.assign(Object.create(solver), {
			encode: () => {
				throw error;
			},
		});
	assert.equal(writeLink(failing(new EngineError("started again")), { ...said, moves: [] }), null);
	const faulty = failing(new TypeError("a fault"));
	assert.throws(() => writeLink(faulty, { ...said, moves: [] }), TypeError);
});

test("a puzzle's link names its number or the day, and needs its # when pasted", () => {
	for (const [text, number] of [
		["puzzle", null],
		["puzzle=12", 12],
		["puzzle=0", 0],
		["puzzle=012", undefined],
		["puzzle=-1", undefined],
		["puzzles", undefined],
		["1Ac4WIAzzUx", undefined],
	] as const) {
		assert.equal(puzzleIn(text), number, text);
		assert.equal(activityIn(text), number === undefined ? "analyse" : "puzzle", text);
	}
	assert.equal(linkIn("https://catchmate.example/#puzzle=12"), "puzzle=12");
	assert.equal(linkIn("puzzle=12"), null);
	assert.equal(linkIn("8 2 4 1 5"), null);
});
