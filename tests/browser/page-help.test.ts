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

/** The number of colours in each picture, once they are drawn. */
const colours = (page: Page) =>
	page.locator("#help canvas").evaluateAll((canvases) =>
		canvases.map((canvas) => {
			const { width, height } = canvas as HTMLCanvasElement;
			const ctx = (canvas as HTMLCanvasElement).getContext("2d");
			const data = ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
			return new Set(new Uint32Array(data.buffer)).size;
		}),
	);

const seesPictures = (page: Page) =>
	page.waitForFunction(() => {
		const canvases = [...document.querySelectorAll<HTMLElement>("#help canvas")];
		return canvases.length > 0 && canvases.every(({ style }) => style.inlineSize !== "");
	});

test.describe("the help", () => {
	test("opens with its button, closes with Esc or its own, and the focus returns", async ({
		visit,
	}) => {
		const page = await visit();
		await opener(page).click();
		await dialog(page).getByRole("heading", { name: "Crossing pawn" }).waitFor();
		await page.keyboard.press("Escape");
		await dialog(page).waitFor({ state: "hidden" });
		await expect(page.locator("#help-button")).toBeFocused();
		await page.keyboard.press("Enter");
		await dialog(page).getByRole("button", { name: "Close" }).click();
		await dialog(page).waitFor({ state: "hidden" });
		await expect(page.locator("#help-button")).toBeFocused();
		await opener(page).click();
		await dialog(page).waitFor();
		await page.mouse.click(5, 5);
		await dialog(page).waitFor({ state: "hidden" });
	});

	test("opens at the game on the board, also where its rules were changed", async ({ visit }) => {
		const page = await visit();
		const headings = () => dialog(page).getByRole("heading").allTextContents();
		const openAt = async (name: string) => {
			await opener(page).click();
			await expect.poll(async () => (await headings())[1]).toEqual(name);
			const all = await headings();
			assert.equal(all.filter((each) => each === name).length, 1, all.join());
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

	test("opens with its key, but where that is written as text", async ({ visit }) => {
		const page = await visit();
		const text = page.getByLabel("Judge input");
		await openTab(page, "text");
		await text.fill("");
		await text.press("?");
		await expect(text).toHaveValue("?");
		await expect(dialog(page)).toHaveCount(0);
		await cell(page, 1, 1).focus();
		await page.keyboard.press("?");
		await dialog(page).waitFor();
	});

	test("keeps the keys to itself while it is open", async ({ visit }) => {
		const page = await visit();
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await opener(page).click();
		await dialog(page).waitFor();
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("Home");
		await page.keyboard.press("Escape");
		await dialog(page).waitFor({ state: "hidden" });
		await expect(page.getByRole("button", { name: "Ply 1 " })).toHaveAttribute(
			"aria-current",
			"step",
		);
	});

	for (const colorScheme of ["light", "dark"] as const) {
		test(`shows boards in ${colorScheme} colours, what the marks mean, and the keys`, async ({
			visit,
		}) => {
			const page = await visit({ colorScheme });
			await expect(page.locator(".legend:visible")).toHaveCount(0);
			await pickGame(page, "Crossing pawn");
			await opener(page).click();
			await seesPictures(page);
			await expect(async () => {
				const found = await colours(page);
				assert.equal(found.length, 7);
				assert.ok(
					found.every((count) => count > 10),
					`${found}`,
				);
			}).toPass();
			await dialog(page).getByText("the top row is Black's goal").waitFor();
			await dialog(page).getByText("draw: no win can be forced").waitFor();
			await dialog(page).getByText("step through the game").waitFor();
		});
	}

	test("says how far the mouse and the cat of this board jump, with a picture, and so does the line over it", async ({
		visit,
	}) => {
		const { problems } = await packageSolver.read("cat-and-mouse-2", '["M.C...F"]\n1\n4\n');
		const [problem] = problems;
		assert.ok(problem);
		const page = await visit({ hash: `#${packageSolver.encode(problem)}` });
		await expect(page.locator("#rules")).toContainText(
			"here the mouse up to 4 and the cat up to 1",
		);
		await expect(page.locator("#legend")).toContainText("food: both sides' goal");
		await opener(page).click();
		const shown = dialog(page).locator(".illustrated").first();
		await shown.getByText("(on this board: the mouse 4, the cat 1)").waitFor();
		await shown.getByText("over the cat to the food").waitFor();
		await expect(shown.locator("canvas[style]")).toHaveCount(1);
	});

	test("shows of the games on graphs what words alone do not", async ({ visit }) => {
		const page = await visit();
		await opener(page).click();
		await dialog(page).getByText("The ringed point is the hole").waitFor();
		await dialog(page).getByText("Where a hound may go").waitFor();
		await dialog(page).getByText("The ringed point is the hare's goal").waitFor();
	});

	test("is there when the page is opened from the disk", async ({ visit }) => {
		const page = await visit({ fromDisk: true });
		await opener(page).click();
		await dialog(page).getByRole("heading", { name: "Crossing pawn" }).waitFor();
	});

	test("speaks Chinese", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await page.getByRole("button", { name: "帮助" }).click();
		const help = page.getByRole("dialog", { name: "帮助" });
		await help.getByText("白子每次向上、下、左、右走一格").waitFor();
		await help.getByRole("button", { name: "关闭" }).click();
		await help.waitFor({ state: "hidden" });
	});
});

test("the key that opens the help is the sign of no button under the board", async ({ visit }) => {
	const page = await visit({ hash: "" });
	const icons = page.locator(".control-icon");
	await icons.first().waitFor();
	await expect(icons.filter({ hasText: "?" })).toHaveCount(0);
});
