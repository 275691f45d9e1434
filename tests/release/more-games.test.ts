/** The package needs only the rules of an added game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CodeError, load } from "catchmate";
import { svg } from "catchmate/svg";
import { moreGames, samples } from "../games/more-games.ts";

for (const { game, input, answers, drawing, codeStart, title } of samples) {
	test(`the package solves ${game} and writes it as drawing, code and picture`, async () => {
		using solver = await load({ wasm: moreGames() });
		/** A solver with only the package's own games. */
		using plainSolver = await load();
		const { problems } = await solver.read(game, input);
		const found: string[] = [];
		for (const { game, position } of problems) {
			using table = await solver.solve(game);
			found.push(await table.answer(position));
		}
		assert.deepEqual(found, answers.trimEnd().split("\n"));

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
