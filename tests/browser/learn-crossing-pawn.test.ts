/** The tutorial's chapter on crossing pawn: its classic mistakes, its program and its exercises. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { type ClassicMistake, classicMistakes } from "../../web/learn/chapters.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { expect, type Language, test } from "./fixtures.ts";

const chapter = "crossing-pawn";

const lab = (page: Page): Locator => page.locator("mistake-lab");
const boardOf = (page: Page): Locator => page.locator("catchmate-board#lab");

/** What the right program and the mistaken one print. */
const answers = (page: Page): Locator => lab(page).locator(".lab-said dd code");
const verdict = (page: Page): Locator => lab(page).locator(".lab-said p");
const hunted = (page: Page): Locator => lab(page).locator(".lab-hunt");

async function ready(page: Page): Promise<void> {
	await lab(page).scrollIntoViewIfNeeded();
	await boardOf(page).scrollIntoViewIfNeeded();
	await expect(boardOf(page)).not.toHaveJSProperty("record", null);
	await expect(answers(page).filter({ hasText: "…" })).toHaveCount(0);
}

const section = (page: Page, name: string): Locator =>
	lab(page).locator(`[data-mistake="${name}"]`);

const choose = (page: Page, language: Language, name: ClassicMistake): Promise<void> =>
	lab(page)
		.locator(".lab-choice")
		.getByRole("button", { name: wordsOf(language).mistakes[name], exact: true })
		.click();

const wordsOf = (language: Language) => tutorialWords(language === "en" ? "en" : "zh-CN");

/** Puts the small board of the chosen mistake up. */
async function putSmall(page: Page, language: Language, name: string): Promise<void> {
	const fold = section(page, name).locator("details");
	await fold.locator("summary").click();
	await fold.getByRole("button", { name: wordsOf(language).lab.put }).click();
}

test("one mistake is shown at a time, with its lines, and its small board tells the two programs apart", async ({
	read,
}) => {
	test.slow();
	const page = await read(chapter, "en");
	const expected = factsOf(chapter);
	await ready(page);
	const { lab: text } = wordsOf("en");
	for (const name of classicMistakes) {
		await choose(page, "en", name);
		const shown = lab(page).locator(".mistake:visible");
		await expect(shown).toHaveCount(1);
		await expect(shown).toHaveAttribute("data-mistake", name);
		await expect(section(page, name).locator("code.language-diff")).toBeVisible();
		await putSmall(page, "en", name);
		await expect(answers(page)).toHaveText(
			["right", "wrong"].map((which) => String(expected[`${name}-${which}`])),
		);
		await expect(verdict(page)).toContainText(text.differ);
	}
	assert.deepEqual(await findings(page), []);
});

test("a hunt on random boards ends with one on which the programs differ, and the board shows it", async ({
	read,
}) => {
	const page = await read(chapter, "en", { colorScheme: "dark" });
	await ready(page);
	const { lab: text } = wordsOf("en");
	await choose(page, "en", "rounds");
	const before = await boardOf(page).evaluate((element: CatchmateBoard) =>
		JSON.stringify(element.problem),
	);
	const button = lab(page).getByRole("button", { name: text.hunt });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(hunted(page)).toHaveText(/shows it\.\s*$/);
	const shown = () => boardOf(page).evaluate(({ problem }: CatchmateBoard) => problem);
	await expect.poll(async () => JSON.stringify(await shown())).not.toBe(before);
	// The board found is a true counterexample, by the solver here.
	const after = await shown();
	assert.ok(after);
	const { game, position } = after;
	const table = await packageSolver.solve(game, { position });
	const right = (await table.answer(position)).trim();
	table.dispose();
	const mistaken = await packageSolver.answerWith("rounds", game, position);
	assert.notEqual(right, mistaken);
	await expect(answers(page)).toHaveText([right, mistaken ?? ""]);
	await expect(verdict(page)).toContainText(text.differ);
	assert.deepEqual(await findings(page), []);
});

test("a changed board is answered by both programs, a board that is none by neither, and is played by the mistaken rules, where there are any", async ({
	read,
}) => {
	const page = await read(chapter, "en", { width: 390 });
	const expected = factsOf(chapter);
	await ready(page);
	const { mistake: words, lab: text } = wordsOf("en");
	const ofRules = packageSolver.mistakes("crossing-pawn").filter(({ rules }) => rules !== null);
	const way = lab(page).getByRole("button", { name: words.byMistake });
	for (const name of classicMistakes) {
		await choose(page, "en", name);
		await expect(way, name).toHaveCount(ofRules.some(({ id }) => id === name) ? 1 : 0);
	}
	await choose(page, "en", "shares-red");
	await putSmall(page, "en", "shares-red");
	const right = [String(expected["shares-red-right"]), String(expected["shares-red-wrong"])];
	await expect(answers(page)).toHaveText(right);
	const board = boardOf(page);
	await way.focus();
	await page.keyboard.press("Space");
	await expect(way).toHaveAttribute("aria-pressed", "true");
	const shares = () =>
		board.evaluate((board: CatchmateBoard) => board.rules?.sides[0].mayShare ?? false);
	await expect.poll(shares).toBe(true);
	await expect(board).toHaveAttribute("mode", "analyse");
	await expect(hunted(page)).toHaveText(text.mistakenRules);
	// The answers are to the same board, whatever rules it is played by.
	await expect(answers(page)).toHaveText(right);
	await page.keyboard.press("Space");
	await expect.poll(shares).toBe(false);
	await expect(board).toHaveAttribute("mode", "edit");
	const black = await board.evaluate(
		({ problem }: CatchmateBoard) => problem?.position.pieces.black ?? [],
	);
	/** Moves the black piece, or takes it off. */
	const putBlack = (black: readonly { row: number; column: number }[]) =>
		board.evaluate((element: CatchmateBoard, black) => {
			const { game, position } = element.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			element.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
		}, black);
	await putBlack([]);
	await expect(answers(page)).toHaveText(["…", "…"]);
	await putBlack(black);
	await expect(answers(page)).toHaveText(right);
});
