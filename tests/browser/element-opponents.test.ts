/** The other side of a game in an element: who chooses its moves, how the reader's are graded, and what is said meanwhile. */
import assert from "node:assert/strict";
import { board, cell, hearsOf, isAnswered, seesVerdict, told, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const far = 'mode="play" human="white" position="8 1 1 8 8"';

test.describe("an opponent of the page's own", () => {
	test("is given the position, the values of its moves and the table, and its choice is made", async ({
		host,
	}) => {
		const page = await host({ body: board(far) });
		await withBoard(page, (element) => {
			element.opponent = async ({ position, moves, table }) => {
				const value = await table.lookup(position);
				element.title = `${position.toMove} ${value.distance} ${moves[0]?.distance}`;
				return moves.at(-1)?.move ?? { from: null, to: null };
			};
		});
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		const { move, by } = await hearsOf(page, "move", 2);
		assert.equal(by, "opponent");
		assert.equal(await withBoard(page, ({ title }) => title), "black 19 19");
		const worst = await withBoard(page, async (element) => {
			const problem = element.problem;
			const before = element.record?.positions[1];
			if (problem === null || before === undefined) throw new Error("no game");
			const table = await (await element.solver).solve(problem.game);
			return (await table.moves(before)).at(-1)?.move;
		});
		assert.deepEqual(move, worst);
	});

	test("that chooses no legal move, or fails, makes a best one", async ({ host }) => {
		const page = await host({ body: board(far), expects: [/out of ideas/] });
		await hearsOf(page, "solve");
		const best = await withBoard(page, (element) => {
			element.opponent = () => ({ from: { row: 8, column: 8 }, to: { row: 1, column: 1 } });
			const move = { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } };
			return element.play(move, "reader").then(async () => {
				const position = element.record?.positions[1];
				const problem = element.problem;
				if (position === undefined || problem === null) throw new Error("no game");
				const table = await (await element.solver).solve(problem.game);
				return (await table.moves(position))[0]?.move;
			});
		});
		assert.deepEqual((await hearsOf(page, "move", 2)).move, best);
		await withBoard(page, (element) => {
			element.opponent = () => {
				throw new Error("out of ideas");
			};
			return element.reset();
		});
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		assert.deepEqual((await hearsOf(page, "move", 4)).move, best);
	});

	test("that is slow to choose has its move dropped when the reader has gone elsewhere", async ({
		host,
	}) => {
		const page = await host({ body: board(far) });
		await hearsOf(page, "solve");
		await withBoard(page, (element) => {
			let asked = 0;
			element.opponent = ({ moves }) =>
				new Promise((resolve) => {
					asked += 1;
					element.title = `asked ${asked}`;
					const [best] = moves;
					if (asked === 1 && best !== undefined) {
						element.addEventListener("edit", () => resolve(best.move));
					}
				});
		});
		const asked = (times: number) =>
			expect(page.locator("catchmate-board")).toHaveAttribute("title", `asked ${times}`);
		const from = { row: 1, column: 1 };
		const playTo = (row: number, column: number) =>
			withBoard(page, (element, move) => element.play(move, "reader"), {
				from,
				to: { row, column },
			});
		await playTo(1, 2);
		await asked(1);
		await withBoard(page, (element) => element.undo());
		await playTo(2, 1);
		await asked(2);
		// The first answer comes now, while the second is waited for.
		await withBoard(page, (element) => element.dispatchEvent(new CustomEvent("edit")));
		await isAnswered(page);
		const made = await withBoard(page, ({ record }) => record?.moves.map(({ to }) => to));
		assert.deepEqual(made, [{ row: 2, column: 1 }]);
	});
});

test.describe("two players that nobody moves", () => {
	test("stop where a position stands again, and go on when they are told to", async ({ host }) => {
		const page = await host({
			body: board('mode="play" human="" position="0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X."'),
		});
		const stopped = page.locator(".live").getByText("Stopped: this position has occurred before.");
		await stopped.waitFor({ state: "attached", timeout: 120_000 });
		const plies = () => withBoard(page, ({ record }) => record?.moves.length ?? 0);
		const first = await plies();
		await page.getByRole("button", { name: "Play on" }).click();
		await expect
			.poll(() => withBoard(page, ({ record }) => record?.index ?? 0))
			.toBeGreaterThan(first);
		await page.getByRole("button", { name: "Play on" }).waitFor({ timeout: 120_000 });
		assert.ok((await plies()) > first + 1, "more than a ply until it stands a third time");
	});
});

test.describe("a move's grade", () => {
	test("compares it with a best one, for the reader and the opponent, without a word on the values", async ({
		host,
	}) => {
		const page = await host({
			body: board('mode="play" human="white black" position="5 3 3 3 4"'),
		});
		await cell(page, 3, 3).click();
		await cell(page, 3, 2).click();
		const mistake = await hearsOf(page, "move");
		assert.deepEqual(mistake.grade, { before: "win", after: "loss", plies: 0 });
		assert.equal(mistake.value, null);
		await cell(page, 3, 4).click();
		await cell(page, 3, 2).click();
		assert.deepEqual((await hearsOf(page, "move", 2)).grade, {
			before: "win",
			after: "win",
			plies: 0,
		});
	});

	test("counts by how many plies a win is slower, and a loss sooner", async ({ host }) => {
		const page = await host({
			body: board('mode="play" human="white black" hints="full" position="8 2 4 1 5"'),
		});
		await hearsOf(page, "solve");
		const worth = await withBoard(page, (element) => element.values);
		const sooner = worth.find(({ distance }) => distance === 16);
		assert.ok(sooner?.move.from && sooner.move.to);
		await withBoard(page, (element, move) => element.play(move, "reader"), sooner.move);
		assert.deepEqual((await hearsOf(page, "move")).grade, {
			before: "loss",
			after: "loss",
			plies: 4,
		});
		const slower = await withBoard(page, (element) => {
			const [best] = element.values;
			const found = element.values.find(
				({ outcome, distance }) => outcome === "win" && distance !== best?.distance,
			);
			return { move: found?.move, plies: (found?.distance ?? 0) - (best?.distance ?? 0) };
		});
		assert.ok(slower.move !== undefined && slower.plies > 0);
		await withBoard(page, (element, move) => element.play(move, "reader"), slower.move);
		assert.deepEqual((await hearsOf(page, "move", 2)).grade, {
			before: "win",
			after: "win",
			plies: slower.plies,
		});
	});

	test("is not told with hints off", async ({ host }) => {
		const page = await host({
			body: board('mode="play" human="white" hints="off" position="3 1 1 3 3"'),
		});
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await hearsOf(page, "move", 2);
		const moves = (await told(page)).filter(({ type }) => type === "move");
		assert.deepEqual(
			moves.map(({ detail }) => detail.grade),
			[null, null],
		);
	});
});

test.describe("what is said", () => {
	test("in one moment is said together", async ({ host }) => {
		const page = await host({ body: board('mode="play" human="white" position="3 1 1 3 3"') });
		await seesVerdict(page, "White to move: your turn.");
		await withBoard(page, (element) => {
			element.addEventListener("move", ({ detail }) => {
				if (detail.by === "reader") element.announce("A good one.", true);
			});
		});
		await withBoard(page, (element) => {
			element.opponent = () => new Promise(() => {});
		});
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await page
			.locator(".live")
			.getByText(
				/^White moves from row 1, column 1 to row 1, column 2\. Black to move\. [^.]+\. A good one\.$/,
			)
			.waitFor({ state: "attached" });
		await withBoard(page, (element) => element.announce("Later."));
		await page
			.locator(".live")
			.getByText(/^Later\.$/)
			.waitFor({ state: "attached" });
	});

	test("of a wrong board stays, whoever was to move on the last sound one", async ({ host }) => {
		const page = await host({
			body: '<catchmate-board mode="play" human="white" position="8 1 1 8 8"></catchmate-board>',
			expects: [/'9'/],
		});
		await hearsOf(page, "solve");
		await page.clock.install();
		await withBoard(page, async (board) => {
			await board.play(board.legalMoves[0] ?? { from: null, to: null });
			board.position = "5 9 9 9 9";
		});
		await page.locator(".error").waitFor();
		// Longer than a perfect player takes.
		await page.clock.runFor(1000);
		await isAnswered(page);
		await expect(page.locator(".error")).toHaveCount(1);
		assert.equal(await withBoard(page, (board) => board.record?.moves.length), 1);
		await withBoard(page, (board) => {
			board.position = "5 1 1 5 5";
		});
		await expect(page.locator(".error")).toHaveCount(0);
	});
});
