/** The help. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickedGame, pickGame } from "./page.ts";

const { game: board, position } = packageSolver.decode("1Ac4WIF2p8r");
const [white, black] = board.rules.sides;
/** White may go as far as it likes. */
const ownRules = {
	...board.rules,
	id: "chase-variant",
	sides: [{ ...white, reach: 7 }, black] as const,
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Help" });
const opener = (page: Page) => page.getByRole("button", { name: "Help" });

test("the help opens with its button or key and keeps the keys to itself; Esc, its button or a press beside it closes it", async ({
	visit,
}) => {
	const page = await visit();
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await opener(page).click();
	await dialog(page).waitFor();
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Home");
	await page.keyboard.press("Escape");
	await dialog(page).waitFor({ state: "hidden" });
	await expect(opener(page)).toBeFocused();
	await expect(page.getByRole("button", { name: "Ply 1 " })).toHaveAttribute(
		"aria-current",
		"step",
	);
	await page.keyboard.press("Enter");
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await dialog(page).waitFor({ state: "hidden" });
	await expect(opener(page)).toBeFocused();
	await cell(page, 1, 1).focus();
	await page.keyboard.press("?");
	await dialog(page).waitFor();
	await page.mouse.click(5, 5);
	await dialog(page).waitFor({ state: "hidden" });
	const text = page.getByLabel("Judge input");
	await openTab(page, "text");
	await text.fill("");
	await text.press("?");
	await expect(text).toHaveValue("?");
	await expect(dialog(page)).toHaveCount(0);
});

test("the help opens at the game on the board, also where its rules were changed, with its pictures", async ({
	visit,
}) => {
	const page = await visit();
	const headings = () => dialog(page).getByRole("heading").allTextContents();
	const openAt = async (name: string) => {
		await opener(page).click();
		await expect.poll(async () => (await headings())[1]).toEqual(name);
		const all = await headings();
		assert.equal(all.filter((each) => each === name).length, 1, all.join());
		const pictures = page.locator("#help canvas");
		await expect(page.locator("#help canvas[style]")).toHaveCount(await pictures.count());
		const colours = await pictures.evaluateAll((canvases) =>
			canvases.map((canvas) => {
				const { width, height } = canvas as HTMLCanvasElement;
				const ctx = (canvas as HTMLCanvasElement).getContext("2d");
				const data = ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
				return new Set(new Uint32Array(data.buffer)).size;
			}),
		);
		assert.ok(colours.length === 7 && colours.every((count) => count > 10), `${colours}`);
		await page.keyboard.press("Escape");
		await dialog(page).waitFor({ state: "hidden" });
	};
	await pickGame(page, "Cops and robber");
	await openAt("Cops and robber");
	await page.evaluate(
		(code) => location.replace(`#${code}`),
		packageSolver.encode({ game: { ...board, rules: ownRules }, position }),
	);
	await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
	await openAt("Chase");
});

test("the rules of a game that is played on a small phone are a tap away, in Chinese and from the disk too", async ({
	visit,
}) => {
	const viewport = { width: 390, height: 664 };
	const page = await visit({ fromDisk: true, locale: "zh-CN", viewport, hash: "" });
	await cell(page, 1, 6).click();
	await cell(page, 1, 7).click();
	await expect(page.locator("#rules .rules-text")).toBeHidden();
	await page.locator("#rules").getByRole("button").click();
	await expect(page.locator("#help h3").first()).toHaveText(/过河卒/);
});
