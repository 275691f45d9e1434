/** The tutorial's chapter on crossing pawn: its classic mistakes, its program and its exercises. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { type ClassicMistake, classicMistakes } from "../../web/learn/chapters.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { expect, type Language, languages, test } from "./fixtures.ts";

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

test("a hunt that finds nothing is stopped, says how many boards it tried, and goes on", async ({
	read,
}) => {
	const page = await read(chapter, "zh", { width: 390 });
	await ready(page);
	const { lab: text } = wordsOf("zh");
	// No random board of this size has a game as long as a byte is full.
	await choose(page, "zh", "byte");
	const tried = async () => Number(/\d+/.exec((await hunted(page).textContent()) ?? "")?.[0]);
	// Pressed in the page: by the time that a test has heard of the third board, all may have been tried.
	const stopped = lab(page).evaluate(
		(element, stop) =>
			new Promise<void>((resolve) => {
				const observer = new MutationObserver(() => {
					const [count = 0] =
						/\d+/.exec(element.querySelector(".lab-hunt")?.textContent ?? "") ?? [];
					if (Number(count) < 3) return;
					observer.disconnect();
					const buttons = [...element.querySelectorAll("button")];
					buttons.find(({ textContent }) => textContent?.trim() === stop)?.click();
					resolve();
				});
				observer.observe(element, { subtree: true, childList: true, characterData: true });
			}),
		text.stop,
	);
	await lab(page).getByRole("button", { name: text.hunt }).click();
	await stopped;
	const before = await tried();
	await expect(hunted(page)).toHaveText(text.missed(before));
	await lab(page).getByRole("button", { name: text.goOn }).click();
	await expect.poll(tried).toBeGreaterThan(before);
	await choose(page, "zh", "moves-as-other-black");
	await expect(hunted(page)).toHaveText(text.change);
});

test("a changed board is answered by both programs, and a board that is none by neither", async ({
	read,
}) => {
	const page = await read(chapter, "zh", { width: 390 });
	const expected = factsOf(chapter);
	await ready(page);
	await choose(page, "zh", "moves-as-other-black");
	await putSmall(page, "zh", "moves-as-other-black");
	const right = [
		String(expected["moves-as-other-black-right"]),
		String(expected["moves-as-other-black-wrong"]),
	];
	await expect(answers(page)).toHaveText(right);
	const board = boardOf(page);
	/** Moves the black piece, or takes it off. */
	const putBlack = (black: { row: number; column: number }[]) =>
		board.evaluate((element: CatchmateBoard, black) => {
			const { game, position } = element.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			element.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
		}, black);
	// In the middle of the right column a pawn is caught at once, by any rules.
	await putBlack([{ row: 2, column: 2 }]);
	await expect(answers(page)).toHaveText(["Red 1", "Red 1"]);
	await expect(verdict(page)).toHaveText(wordsOf("zh").lab.same);
	await putBlack([]);
	await expect(answers(page)).toHaveText(["…", "…"]);
	await putBlack([{ row: 2, column: 1 }]);
	await expect(answers(page)).toHaveText(right);
});

test("a board is played by the mistaken rules, where there are any, and edited by the right ones again", async ({
	read,
}) => {
	const page = await read(chapter, "en");
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
	await way.focus();
	await page.keyboard.press("Space");
	await expect(way).toHaveAttribute("aria-pressed", "true");
	const shares = () =>
		boardOf(page).evaluate((board: CatchmateBoard) => board.rules?.sides[0].mayShare ?? false);
	await expect.poll(shares).toBe(true);
	await expect(boardOf(page)).toHaveAttribute("mode", "analyse");
	await expect(hunted(page)).toHaveText(text.mistakenRules);
	// The answers are to the same board, whatever rules it is played by.
	await expect(answers(page)).toHaveText(right);
	await page.keyboard.press("Space");
	await expect.poll(shares).toBe(false);
	await expect(boardOf(page)).toHaveAttribute("mode", "edit");
});

/** The page, with what a test asks of its solver. */
type Asked = typeof globalThis & { restore: () => void };

test("a solver that fails is told of, and answers when it is asked again", async ({ read }) => {
	const page = await read(chapter, "zh");
	await ready(page);
	await boardOf(page).evaluate(async (board: CatchmateBoard) => {
		const solver = await board.solver;
		const solve = solver.solve;
		solver.solve = () => Promise.reject(new Error("no solver"));
		(globalThis as Asked).restore = () => {
			solver.solve = solve;
		};
	});
	await choose(page, "zh", "stuck-draws");
	const { trouble } = wordsOf("zh");
	await lab(page).getByText(trouble.failed).waitFor();
	await page.evaluate(() => (globalThis as Asked).restore());
	await lab(page).getByRole("button", { name: trouble.again }).click();
	await expect(answers(page).filter({ hasText: "…" })).toHaveCount(0);
	await expect(lab(page).getByText(trouble.failed)).toHaveCount(0);
});

test("without a script every mistake is there with its lines, its board and both answers", async ({
	read,
}) => {
	const page = await read(chapter, "zh", { javaScriptEnabled: false });
	const expected = factsOf(chapter);
	for (const name of classicMistakes) {
		const one = section(page, name);
		await expect(one.locator("code.language-diff"), name).toBeVisible();
		await one.locator("summary").click();
		const text = (await one.locator("details").textContent()) ?? "";
		for (const fact of ["board", "right", "wrong"]) {
			assert.ok(text.includes(String(expected[`${name}-${fact}`])), `${name}-${fact}`);
		}
	}
});

for (const language of languages) {
	test(`the chapter shows the programs that the tests run, the right one in parts as well (${language})`, async ({
		read,
	}) => {
		const page = await read(chapter, language, { javaScriptEnabled: false });
		const source = new URL("../../core/bench/contest_crossing_pawn.cpp", import.meta.url);
		const text = await readFile(source, "utf8");
		// The file's comments are English; the chapter in another language has its own.
		const compared = (code: string) =>
			language === "en" ? code : code.replace(/^ *\/\/.*\n| +\/\/.*/gm, "");
		const program = compared(text);
		const all = await page.locator("pre code.language-cpp").allTextContents();
		const shown = all.map(compared);
		assert.equal(shown.filter((one) => one === program).length, 1);
		assert.ok(shown.length >= 4);
		for (const part of shown) {
			const lines = part.trimEnd().split("\n");
			// A part that begins inside a function is shown farther to the left.
			const indent = program.split("\n").some((line) => line === lines[0]) ? "" : "  ";
			const source = lines.map((line) => (line === "" ? "" : `${indent}${line}`)).join("\n");
			assert.equal(program.includes(source), true, part);
		}
	});
}

test("the exercises take the judge's answers, typed with the keyboard", async ({ read }) => {
	const page = await read(chapter, "zh", { width: 390 });
	const expected = factsOf(chapter);
	const asks = page.locator("lesson-ask", { has: page.locator(".ask-field") });
	const right = [expected["exercise-answer"], expected["exercise-positions"]].map(String);
	await expect(asks).toHaveCount(right.length);
	for (const [at, answer] of right.entries()) {
		const field = asks.nth(at).locator(".ask-field input");
		const told = asks.nth(at).locator("details.told");
		await field.focus();
		await page.keyboard.type("Tie");
		await page.keyboard.press("Enter");
		await expect(asks.nth(at).locator(".ask-said")).toHaveAttribute("data-right", "false");
		await expect(told).not.toHaveAttribute("open");
		await field.fill("");
		await page.keyboard.type(answer.toLowerCase());
		await page.keyboard.press("Enter");
		await expect(told).toHaveAttribute("open");
	}
});
