/** The page names things for what they are where they stand. */
import { expect, test } from "./fixtures.ts";
import { openShare, openTab, pickActivity } from "./page.ts";

test("in Chinese, moves in play are taken back, a game is stepped through, and changes of the board are undone", async ({
	visit,
}) => {
	const page = await visit({ locale: "zh-CN" });
	const names = ["上一步", "下一步", "悔棋", "撤销", "重做"];
	const seesNames = async (...shown: readonly string[]) => {
		for (const name of names) {
			const buttons = page.locator("catchmate-board").getByRole("button", { name });
			await expect(buttons).toHaveCount(shown.includes(name) ? 1 : 0);
		}
	};
	const pick = (activity: string) =>
		page.locator("#activities").getByRole("radio", { name: activity }).check();
	await seesNames("上一步", "下一步");
	await pick("对弈");
	await seesNames("悔棋", "下一步");
	await pick("分析");
	await openTab(page, "edit");
	await seesNames("撤销", "重做");
	await page.getByRole("button", { name: "换对方走" }).click();
	await openTab(page, "moves");
	await seesNames("撤销", "下一步");
});

test("in English, a game is stepped through by its next move, and only changes of the board are redone", async ({
	visit,
}) => {
	const page = await visit();
	const controls = page.locator("catchmate-board");
	const next = controls.getByRole("button", { name: "Next move", exact: true });
	const redo = controls.getByRole("button", { name: "Redo", exact: true });
	for (const place of ["Analyse", "Play"] as const) {
		await pickActivity(page, place);
		await next.waitFor();
		await expect(redo).toHaveCount(0);
	}
	await pickActivity(page, "Edit");
	await redo.waitFor();
	await expect(next).toHaveCount(0);
});

test("a pass is not offered where no side may pass, nor values where they are hidden", async ({
	visit,
}) => {
	const page = await visit();
	await expect(page.locator("#typed-help")).toHaveText(
		"Row and column, like 1,1-1,2, or just the target, like 1,2.",
	);
	await openShare(page);
	await page.getByRole("checkbox", { name: "With values and last move" }).waitFor();
	await pickActivity(page, "Play");
	await openTab(page, "share");
	await page.getByRole("checkbox", { name: "With last move" }).waitFor();
});
