/** The help. */
import type { Page } from "@playwright/test";
import { pageWords } from "../../web/locale/every.ts";
import { packageSolver } from "../node/games.ts";
import { cell, expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { currentGame, openTab, pickGame, plyButton } from "./page.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Help" });
const opener = (page: Page) => page.getByRole("button", { name: "Help" });

test("the help opens by button or key, holds the keys, and closes by Esc, button or press", async ({
	visit,
}) => {
	const page = await visit();
	const isClosed = async () => {
		await dialog(page).waitFor({ state: "hidden" });
		await expect(opener(page)).toBeFocused();
	};
	await page.getByRole("button", { name: "Best move" }).click();
	await expectVerdict(page, "Black wins in 19 plies. Black to move.");
	await opener(page).click();
	await dialog(page).waitFor();
	for (const key of ["ArrowLeft", "Home", "Escape"]) await page.keyboard.press(key);
	await isClosed();
	await expect(plyButton(page, 1)).toHaveAttribute("aria-current", "step");
	await page.keyboard.press("Enter");
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await isClosed();
	await cell(page, 1, 1).focus();
	await page.keyboard.press("?");
	await dialog(page).waitFor();
	await page.mouse.click(5, 5);
	await dialog(page).waitFor({ state: "hidden" });
	await openTab(page, "text");
	const text = page.getByLabel("Judge input");
	await text.fill("");
	await text.press("?");
	await expect(text).toHaveValue("?");
	await expect(dialog(page)).toHaveCount(0);
});

test("the help opens at the current game, with its pictures @more", async ({ visit }) => {
	const page = await visit();
	const opensAt = async (name: string) => {
		await opener(page).click();
		await expect(dialog(page).getByRole("heading").nth(1)).toHaveText(name);
		await expect(dialog(page).getByRole("heading", { name, exact: true })).toHaveCount(1);
		await expect(page.locator("#help canvas[style]")).toHaveCount(12);
		await page.keyboard.press("Escape");
	};
	await pickGame(page, "Cops and robber");
	await opensAt("Cops and robber");
	// White may move any distance.
	const { game, position } = packageSolver.decode("1Ac4WIF2p8r");
	const [white, black] = game.rules.sides;
	const sides = [{ ...white, reach: 7 }, black] as const;
	const rules = { ...game.rules, id: "chase-variant", sides };
	await page.evaluate(
		(code) => location.replace(`#${code}`),
		packageSolver.encode({ game: { ...game, rules }, position }),
	);
	await expect.poll(() => currentGame(page)).toEqual("Chase, own rules");
	await opensAt("Chase");
});

test("a game met for the first time shows its rules until the first move; later they are a tap away", async ({
	visit,
}) => {
	const viewport = { width: 390, height: 664 };
	const words = pageWords("en");
	const rules = "#rules-card li";
	const page = await visit({ isNew: true, viewport, hash: "#puzzle=1" });
	await expect(page.locator(rules)).toHaveCount(3);
	const isCovered = () =>
		page.evaluate(() => {
			const canvas = document.querySelector("#board")?.shadowRoot?.querySelector("canvas");
			const { bottom = 0 } = canvas?.getBoundingClientRect() ?? {};
			const { top = 0 } = document.querySelector(".rules-card")?.getBoundingClientRect() ?? {};
			return bottom > top + 1;
		});
	await expect.poll(isCovered, "the board's last row is covered").toBe(false);
	const { side, game } = await page.evaluate(() => {
		const { record, rules } = document.querySelector("catchmate-board") ?? {};
		return { side: record?.positions[0].toMove ?? "", game: rules?.id ?? "" };
	});
	const aim = `${words.help.greeting.youAre(side)} ${words.game(game).aims[side]}`;
	await expect(page.locator("#rules .aim")).toHaveText(aim);
	await page.locator("#rules .aim").click();
	await expect(page.locator(rules).first()).toBeHidden();
	await page.locator("#rules").getByRole("button").click();
	await expect(page.locator(rules).first()).toBeVisible();
	await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		const [move] = board?.legalMoves ?? [];
		return move && board?.play(move, "reader");
	});
	await page.reload();
	await page.locator("#rules strong.aim").waitFor();
	await expect(page.locator(rules)).toHaveCount(0);
});
