/** The page names things for what they are where they stand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts } from "./eventually.ts";
import { openShare, pickActivity, textOf, useBrowser, visit } from "./page-harness.ts";

useBrowser();

test("only a move in play is taken back in the words for that, in Chinese", () =>
	visit({ locale: "zh-CN" }, async (page) => {
		for (const [activity, name, other] of [
			["分析", "撤销", "悔棋"],
			["对弈", "悔棋", "撤销"],
			["编辑", "撤销", "悔棋"],
		] as const) {
			await page.locator("#activities").getByRole("radio", { name: activity }).check();
			await page.getByRole("button", { name }).waitFor();
			await counts(page.getByRole("button", { name: other }), 0);
		}
	}));

test("a pass is not offered where no side may pass, nor values where they are hidden", () =>
	visit({}, async (page) => {
		assert.equal(
			await textOf(page, "#typed-help"),
			"Row and column, as 1,1-1,2; or only where to, as 1,2.",
		);
		await openShare(page);
		await page.getByRole("checkbox", { name: "With values and last move" }).waitFor();
		await pickActivity(page, "Play");
		await page.getByRole("checkbox", { name: "With last move" }).waitFor();
	}));
