/** Games on graphs as texts and as codes: the package and both programs read and write the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem, Rules, SideRules } from "catchmate";
import { both } from "./fixtures.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const graphGames = ["cat-and-mouse", "hare-and-hounds", "pong-hau-ki", "token"];

/** What both programs print for some arguments. */
async function printed(args: readonly string[], input = ""): Promise<string> {
	const { status, stdout, stderr } = await both(args, input);
	assert.deepEqual([status, stderr], [0, ""], args.join(" "));
	return stdout;
}

const sideOf = (name: string, change: Partial<SideRules> = {}): SideRules => ({
	name,
	pieces: 1,
	directions: [],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
	...change,
});

/** Rules of nobody's but this file's: two wolves that may rest, a deer that is safe where play never ends. */
const wolvesAndDeer: Rules = {
	id: "wolves-and-deer",
	sides: [sideOf("wolves", { pieces: 2, mayPass: true }), sideOf("deer")],
	starts: "wolves",
	capture: { winner: "wolves" },
	noMove: "passes",
	endless: { winner: "deer" },
};

/** With each part that the text of a graph may have, as they are written. */
const forest = `graph 6 deer
names den 林 c.1 d e f
places 0,0 500,0 1000,0 0,1000 500,1000 1000,1000
edges den-林 c.1>林 c.1-f e>d
ways wolves den-d e-f
ways deer 林-e
obstacles d
goal wolves f
goal deer c.1
closed deer den
pieces wolves den f
pieces deer e
`;

for (const game of graphGames) {
	test(`the standard position of ${game} is the same as a text and as a code, to the package and both programs`, async () => {
		const { standard } = solver.library.find(({ rules }) => rules.id === game) ?? assert.fail();
		const problem = await problemOf(game, standard);
		assert.equal(solver.write(problem.game, problem.position), standard);
		const code = solver.encode(problem);
		assert.match(code, /^3/);
		const { game: decoded, position } = solver.decode(code);
		assert.deepEqual(
			{ game: decoded, position },
			{ game: problem.game, position: problem.position },
		);
		const json = await printed(["solve", "--json", game, "--standard"]);
		assert.equal(await printed(["solve", "--json", game], standard), json);
		assert.equal(await printed(["solve", "--json", "--code", code]), json);
		const told = JSON.parse(json);
		assert.deepEqual([told.board, told.position], [problem.game.board, problem.position]);
		using table = await solver.solve(problem.game);
		assert.equal(await table.answer(problem.position), told.answer);
	});
}

test("cat and mouse is written as LeetCode's list where that can say it, or else as a graph", async () => {
	const list = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n";
	const { game, position } = await problemOf("cat-and-mouse", list);
	const graph = (pieces: string, toMove = "mouse") =>
		`graph 6 ${toMove}\nnames 0 1 2 3 4 5\nedges 0-2 0-5 1-3 2-4 2-5 3-4 3-5\ngoal mouse 0\nclosed cat 0\n${pieces}`;
	assert.equal(solver.write(game, position), list);
	const standing = "pieces mouse 1\npieces cat 2\n";
	const catToMove = { ...position, toMove: "cat" };
	assert.equal(solver.write(game, catToMove), graph(standing, "cat"));
	const elsewhere = { ...position, pieces: { ...position.pieces, cat: [{ row: 1, column: 5 }] } };
	assert.equal(solver.write(game, elsewhere), graph("pieces mouse 1\npieces cat 4\n"));
	// The same position by a graph's text is none other.
	const same = await problemOf("cat-and-mouse", graph(standing));
	assert.deepEqual([same.game, same.position], [game, position]);
});

test("a graph for rules of one's own is read, written, coded and solved, with all that its text can say", async () => {
	const { problems, error } = await solver.read(wolvesAndDeer, forest);
	assert.equal(error, null);
	const [problem] = problems as [Problem];
	const { game, position } = problem;
	const at = (...points: number[]) => points.map((column) => ({ row: 1, column }));
	const point = (from: number, to: number, more = {}) => ({ from, to, ...more });
	assert.deepEqual(game, {
		rules: wolvesAndDeer,
		board: {
			rows: 1,
			columns: 6,
			graph: {
				edges: [
					point(1, 2),
					point(1, 4, { side: "wolves" }),
					point(3, 2, { oneWay: true }),
					point(2, 5, { side: "deer" }),
					point(3, 6),
					point(5, 4, { oneWay: true }),
					point(5, 6, { side: "wolves" }),
				],
				names: ["den", "林", "c.1", "d", "e", "f"],
				places: [0, 1000].flatMap((y) => [0, 500, 1000].map((x) => ({ x, y }))),
			},
			obstacles: at(4),
			goals: { wolves: at(6), deer: at(3) },
			closed: { deer: at(1) },
		},
	});
	assert.deepEqual(position, { toMove: "deer", pieces: { wolves: at(1, 6), deer: at(5) } });
	assert.equal(solver.write(game, position), forest);
	const pieces = { wolves: at(1, 2), deer: at(5) };
	const start = { toMove: "deer", pieces };
	const [move] = solver.legalMoves(game, start);
	assert.ok(move);
	const code = solver.encode({ game, position: start, moves: [move] });
	const decoded = solver.decode(code);
	assert.deepEqual([decoded.game, decoded.position, decoded.moves], [game, start, [move]]);
	const after = decoded.positions[0] ?? assert.fail();
	using table = await solver.solve(game);
	const value = await table.lookup(after);
	const told = JSON.parse(await printed(["solve", "--code", code, "--json"]));
	assert.deepEqual([told.board, told.position], [game.board, after]);
	assert.deepEqual(
		[told.outcome, told.distance, told.winner],
		[value.outcome, value.distance, value.winner],
	);
	assert.equal(await printed(["solve", "--code", code]), `${await table.answer(after)}\n`);
});
