/** Rules that are added to the list of games are all that the program and the package need to know of a game. */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CodeError, load, type Solver } from "catchmate";
import { svg } from "catchmate/svg";
import { modules, samples, withMoreGames } from "../games/more-games.ts";
import { programsAt } from "./fixtures.ts";
import { at } from "./folder.ts";

const root = new URL("../../", import.meta.url).pathname;

let solver: Solver;
/** One that only has the package's own games. */
let plainSolver: Solver;

before(async () => {
	const dist = at("dist");
	mkdirSync(dist);
	for (const name of readdirSync(join(root, "dist")).filter((name) => name.endsWith(".js"))) {
		copyFileSync(join(root, "dist", name), join(dist, name));
	}
	copyFileSync(join(root, "package.json"), at("package.json"));
	writeFileSync(join(dist, "embedded-wasm.js"), withMoreGames("dist/embedded-wasm.js"));
	solver = await load({ wasm: modules.moreGames });
	plainSolver = await load();
});

after(() => {
	solver.dispose();
	plainSolver.dispose();
});

const programs = programsAt(join(root, "build/native/more_games"), at("dist/cli.js"));

test("the module with more games fits the package as its own does", () => {
	const [own, moreGames] = [modules.own, modules.moreGames].map((bytes) => {
		const module = new WebAssembly.Module(bytes);
		return [WebAssembly.Module.imports(module), WebAssembly.Module.exports(module)];
	});
	assert.deepEqual(moreGames, own);
});

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program names the games that were added`, async () => {
		const { status, stderr } = await run(["solve", "geese"]);
		assert.equal(status, 1);
		assert.match(stderr, /expected one of chase, crossing-pawn, .*, fox-hunt, fox-and-goose\n/);
	});

	for (const { game, input, answers } of samples) {
		test(`the ${name} program solves ${game}, and answers with the names of its sides`, async () => {
			assert.deepEqual(await run(["solve", game], Buffer.from(input)), {
				status: 0,
				stdout: answers,
				stderr: "",
			});
		});

		test(`the ${name} program says where a text is not a board of ${game}`, async () => {
			assert.deepEqual(await run(["solve", game], Buffer.from("3 3\nO..\n.?.\n..X\n")), {
				status: 2,
				stdout: "",
				stderr: "catchmate: line 3, column 2: board 1: found '?', expected one of . # X O *\n",
			});
		});
	}
}

for (const { game, input, answers } of samples) {
	test(`both programs say the same of ${game}, whatever they are asked`, async () => {
		for (const args of [
			["solve", "--moves", "--line", "--boards"],
			["solve", "--scope", "table", "--json", "--signature"],
			["verify"],
		]) {
			const all = [[...args, game], Buffer.from(input)] as const;
			const native = programs.native(...all);
			assert.equal(native.status, 0, native.stderr);
			assert.deepEqual(await programs.package(...all), native, args.join(" "));
		}
		const { stdout } = programs.native(["verify", game], Buffer.from(input));
		assert.equal(stdout.match(/every one agrees with its successors/g)?.length, 3);
	});

	test(`the package reads ${game} and answers as the programs do`, async () => {
		const { problems, error } = await solver.read(game, input);
		assert.equal(error, null);
		const solved = await Promise.all(
			problems.map(async ({ game, position }) => {
				const table = await solver.solve(game);
				const answer = await table.answer(position);
				const signature = await table.signature();
				table.dispose();
				return { answer, signature };
			}),
		);
		assert.equal(solved.map(({ answer }) => `${answer}\n`).join(""), answers);
		const args = ["solve", "--scope", "table", "--json", "--signature"];
		const { stdout } = programs.native([...args, game], Buffer.from(input));
		const lines = stdout.trimEnd().split("\n");
		assert.deepEqual(
			solved.map(({ signature }) => signature),
			lines.map((line) => JSON.parse(line).signature),
		);
	});
}

for (const { game, drawing, codeStart, title } of samples) {
	test(`the package writes ${game} as a drawing, a short code and a picture, and reads the first two`, async () => {
		const [problem] = (await solver.read(game, drawing)).problems;
		assert.ok(problem);
		const { position } = problem;
		assert.equal(solver.write(problem.game, position), drawing);
		const [move] = solver.legalMoves(problem.game, position);
		assert.ok(move);
		const coded = { game: problem.game, position, moves: [move] };
		const code = solver.encode(coded);
		assert.ok(code.startsWith(codeStart), code);
		const { positions, ...decoded } = solver.decode(code);
		assert.deepEqual(decoded, coded);
		assert.deepEqual(
			positions.map(({ toMove }) => toMove),
			[problem.game.rules.sides.find(({ name }) => name !== position.toMove)?.name],
		);
		assert.ok(svg(solver, problem.game, position).includes(`<title>${title}</title>`));
	});

	test(`a code of ${game} made where the game is not in the list holds its rules`, async () => {
		const [problem] = (await solver.read(game, drawing)).problems;
		assert.ok(problem);
		const { position } = problem;
		const short = solver.encode({ game: problem.game, position });
		assert.throws(() => plainSolver.decode(short), CodeError);
		const long = plainSolver.encode({ game: problem.game, position });
		assert.equal(long[0], "2");
		const expected = { game: problem.game, position, moves: [], positions: [] };
		assert.deepEqual(plainSolver.decode(long), expected);
		// It stays good where the game has joined the list.
		assert.deepEqual(solver.decode(long), expected);
	});
}
