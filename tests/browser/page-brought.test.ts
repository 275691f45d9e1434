/** What a person finds who comes by another's link: the other's game, and the ways on from it. */
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { plyOf } from "./puzzles.ts";

const { rules } = packageSolver.decode("1Ac4WIF2p8r").game;
const at = (row: number, column: number) => ({ row, column });
const start = {
	game: { rules, board: { rows: 5, columns: 5, obstacles: [] } },
	position: { toMove: "white", pieces: { white: [at(3, 3)], black: [at(3, 4)] } },
};
/** White, who can win at once, walks away and is taken. */
const lost = [
	{ from: at(3, 3), to: at(3, 2) },
	{ from: at(3, 4), to: at(3, 2) },
];
const hash = `#${packageSolver.encode({ ...start, moves: lost })}.play`;

test.describe("a finished game that a link brings", () => {
	for (const [locale, told, over, play, turn] of [
		[
			...(["en", "A shared game, finished: Black won after 2 plies."] as const),
			...(["Game over. Black has won: captured White.", "Your turn: play it"] as const),
			"White to move: your turn.",
		],
		[
			...(["zh-CN", "这是别人分享的一局，已经下完：黑方获胜，共 2 步。"] as const),
			...(["对局结束。黑方获胜：抓住了白方。", "换你来下这一局"] as const),
			"轮到白方走，该你了。",
		],
	] as const) {
		test(`is told of as another's, and its board is played from the start by a press: ${locale}`, async ({
			visit,
		}) => {
			const page = await visit({ hash, locale, viewport: { width: 390, height: 664 } });
			await seesVerdict(page, over);
			await expect(page.locator(".turn p")).toHaveText(told);
			const button = page.getByRole("button", { name: play });
			await expect(button).toBeInViewport({ ratio: 1 });
			await button.click();
			await seesVerdict(page, turn);
			await expect.poll(() => plyOf(page)).toBe(0);
			await expect(button).toHaveCount(0);
			await expect(page.locator(".turn p")).toBeFocused();
		});
	}

	test("can be reviewed from its first move on", async ({ visit }) => {
		const page = await visit({ hash });
		await page.getByRole("button", { name: "Review" }).click();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await page.getByRole("button", { name: "Ply 2 " }).waitFor();
	});
});

test("Restart leads from a game that a link brings to its beginning, and is off there", async ({
	visit,
}) => {
	const moves = [
		{ from: at(1, 1), to: at(1, 2) },
		{ from: at(5, 5), to: at(5, 3) },
	];
	const position = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(5, 5)] } };
	const code = packageSolver.encode({ ...start, position, moves });
	const page = await visit({ hash: `#${code}.play` });
	await expect.poll(() => plyOf(page)).toBe(2);
	const restart = page.getByRole("button", { name: "Restart" });
	await restart.click();
	await expect.poll(() => plyOf(page)).toBe(0);
	await expect(restart).toBeDisabled();
	await page.goBack();
	await expect.poll(() => plyOf(page)).toBe(2);
});
