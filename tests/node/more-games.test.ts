/** Program and package need only the rules of an added game. */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CodeError, load, type Solver } from "catchmate";
import { svg } from "catchmate/svg";
import { moreGames, samples, withMoreGames } from "../games/more-games.ts";
import { programsAt, signaturesIn } from "./fixtures.ts";
import { at } from "./folder.ts";

const root = new URL("../../", import.meta.url).pathname;

let solver: Solver;
/** A solver with only the package's own games. */
let plainSolver: Solver;

before(async () => {
	const dist = at("dist");
	mkdirSync(dist);
	for (const name of readdirSync(join(root, "dist")).filter((name) => name.endsWith(".js"))) {
		copyFileSync(join(root, "dist", name), join(dist, name));
	}
	copyFileSync(join(root, "package.json"), at("package.json"));
	writeFileSync(join(dist, "embedded-workshop-wasm.js"), withMoreGames());
	const built = (name: string) => join(root, "build/wasm", name);
	copyFileSync(built("more_games_program.cjs"), join(dist, "program.cjs"));
	copyFileSync(built("more_games_program.wasm"), join(dist, "more_games_program.wasm"));
	solver = await load({ wasm: moreGames });
	plainSolver = await load();
});

after(() => {
	solver.dispose();
	plainSolver.dispose();
});

const programs = programsAt(join(root, "build/native/more_games"), at("dist/cli.js"));

test("both programs and the package solve added games with their side names", async () => {
	const { stderr } = await programs.package(["solve", "geese"]);
	assert.equal(programs.native(["solve", "geese"]).stderr, stderr);
	assert.match(stderr, /expected one of chase, crossing-pawn, .*, fox-hunt, fox-and-goose\n/);
	for (const { game, input, answers } of samples) {
		const printed = async (line: string, text = input) => {
			const args = [...line.split(" "), game];
			const native = programs.native(args, Buffer.from(text));
			assert.deepEqual(await programs.package(args, Buffer.from(text)), native, line);
			return native;
		};
		assert.equal((await printed("solve")).stdout, answers);
		await printed("solve --moves --line --boards");
		const verified = (await printed("verify")).stdout;
		assert.equal(verified.match(/every one agrees with its successors/g)?.length, 3);
		const wrong = await printed("solve", "3 3\nO..\n.?.\n..X\n");
		assert.match(wrong.stderr, /line 3, column 2: board 1: found '\?', expected one of /);
		const signed = (await printed("solve --scope table --json --signature")).stdout;
		const { problems } = await solver.read(game, input);
		const found: [string[], string[]] = [[], []];
		for (const { game, position } of problems) {
			using table = await solver.solve(game);
			found[0].push(await table.answer(position));
			found[1].push(await table.signature());
		}
		assert.deepEqual(found, [answers.trimEnd().split("\n"), signaturesIn(signed)]);
	}
});

for (const { game, drawing, codeStart, title } of samples) {
	test(`the package writes ${game} as drawing, code and picture, whose code holds its rules`, async () => {
		const [problem = assert.fail()] = (await solver.read(game, drawing)).problems;
		const { position } = problem;
		assert.equal(solver.write(problem.game, position), drawing);
		const moves = solver.legalMoves(problem.game, position).slice(0, 1);
		const code = solver.encode({ game: problem.game, position, moves });
		assert.ok(code.startsWith(codeStart), code);
		const { positions, ...decoded } = solver.decode(code);
		assert.deepEqual(decoded, { game: problem.game, position, moves });
		assert.equal(positions.length, 1);
		assert.ok(svg(solver, problem.game, position).includes(`<title>${title}</title>`));
		assert.throws(() => plainSolver.decode(code), CodeError);
		const long = plainSolver.encode({ game: problem.game, position });
		assert.equal(long[0], "2");
		const expected = { game: problem.game, position, moves: [], positions: [] };
		assert.deepEqual(plainSolver.decode(long), expected);
		// The code stays valid once the game is listed.
		assert.deepEqual(solver.decode(long), expected);
	});
}
