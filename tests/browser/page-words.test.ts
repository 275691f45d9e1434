/** The page names things for what they are where they stand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts } from "./eventually.ts";
import { pickActivity, textOf, useBrowser, visit } from "./page-harness.ts";

useBrowser();

test("a change of the board is undone in other words than a move, in Chinese", () =>
	visit({ locale: "zh-CN" }, async (page) => {
		await page.getByRole("button", { name: "悔棋" }).waitFor();
		await page.locator("#activities").getByRole("radio", { name: "编辑" }).check();
		await page.getByRole("button", { name: "撤销" }).waitFor();
		await counts(page.getByRole("button", { name: "悔棋" }), 0);
	}));

test("a pass is not offered where no side may pass, nor values where they are hidden", () =>
	visit({}, async (page) => {
		assert.equal(
			await textOf(page, "#typed-help"),
			"Row and column, as 1,1-1,2; or only where to, as 1,2.",
		);
		await page.getByRole("checkbox", { name: "With values and last move" }).waitFor();
		await pickActivity(page, "Play");
		await page.getByRole("checkbox", { name: "With last move" }).waitFor();
	}));
