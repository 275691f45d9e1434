/** The tutorial's chapter on crossing pawn: its classic mistakes, its program and its exercises. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../../web/learn/build/build.ts";
import type { Facts } from "../../web/learn/build/facts.ts";
import { isOfRules } from "../../web/learn/crossing-pawn/rules.ts";
import { type Mistake, mistakes, plainAnswer } from "../../web/learn/plain/plain.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { solver, useSolver } from "../node/solver.ts";
import { findings } from "./axe.ts";
import { eventually } from "./eventually.ts";
import { type Language, languages, openChapter, type Reading } from "./learn-harness.ts";

useSolver();

const chapter = "crossing-pawn";
let found: Facts | undefined;

const facts = async (): Promise<Facts> => {
	found ??= await factsOf(chapter, solver);
	return found;
};

const open = (language: Language, reading: Reading, act: (page: Page) => Promise<void>) =>
	openChapter(chapter, language, reading, act);

const lab = (page: Page): Locator => page.locator("mistake-lab");
const boardOf = (page: Page): Locator => page.locator("catchmate-board#lab");

async function ready(page: Page): Promise<void> {
	await lab(page).scrollIntoViewIfNeeded();
	await boardOf(page).scrollIntoViewIfNeeded();
	await eventually(
		() => boardOf(page).evaluate((element: CatchmateBoard) => element.record !== null),
		true,
	);
	await eventually(async () => (await answers(page)).includes("…"), false);
}

/** What the right program and the mistaken one print. */
const answers = (page: Page): Promise<string[]> =>
	lab(page).locator(".lab-said dd code").allTextContents();

const verdict = async (page: Page): Promise<string> =>
	((await lab(page).locator(".lab-said p").textContent()) ?? "").trim();

const section = (page: Page, name: string): Locator =>
	lab(page).locator(`[data-mistake="${name}"]`);

const choose = (page: Page, language: Language, name: Mistake): Promise<void> =>
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

for (const language of languages) {
	test(`one mistake is shown at a time, with its lines, and its small board tells the two programs apart (${language})`, () =>
		open(language, {}, async (page) => {
			const expected = await facts();
			await ready(page);
			const { lab: text } = wordsOf(language);
			for (const name of mistakes) {
				await choose(page, language, name);
				assert.deepEqual(
					await lab(page)
						.locator(".mistake:visible")
						.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.mistake)),
					[name],
				);
				assert.ok(await section(page, name).locator("code.language-diff").isVisible());
				await putSmall(page, language, name);
				await eventually(
					() => answers(page),
					[String(expected[`${name}-right`]), String(expected[`${name}-wrong`])],
				);
				await eventually(async () => (await verdict(page)).includes(text.differ), true);
			}
			assert.deepEqual(await findings(page), []);
		}));
}

test("a hunt on random boards ends with one on which the programs differ, and the board shows it", () =>
	open("en", { colorScheme: "dark" }, async (page) => {
		await ready(page);
		const { lab: text } = wordsOf("en");
		await choose(page, "en", "rounds");
		const before = await boardOf(page).evaluate((element: CatchmateBoard) =>
			JSON.stringify(element.problem),
		);
		const button = lab(page).getByRole("button", { name: text.hunt });
		await button.focus();
		await page.keyboard.press("Enter");
		const said = () => lab(page).locator(".lab-hunt").textContent();
		await eventually(async () => /shows it\.$/.test(((await said()) ?? "").trim()), true);
		const shown = () => boardOf(page).evaluate(({ problem }: CatchmateBoard) => problem);
		await eventually(async () => JSON.stringify(await shown()) !== before, true);
		// The board found is a true counterexample, by the solver here.
		const after = await shown();
		assert.ok(after);
		const { game, position } = after;
		const table = await solver.solve(game, { position });
		const right = (await table.answer(position)).trim();
		table.dispose();
		const mistaken = await plainAnswer({ game, position }, "rounds");
		assert.notEqual(right, mistaken);
		await eventually(() => answers(page), [right, mistaken]);
		assert.ok((await verdict(page)).includes(text.differ));
		assert.deepEqual(await findings(page), []);
	}));

test("a hunt that finds nothing is stopped, says how many boards it tried, and goes on", () =>
	open("zh", { width: 390 }, async (page) => {
		await ready(page);
		const { lab: text } = wordsOf("zh");
		// No random board of this size has a game as long as a byte is full.
		await choose(page, "zh", "byte");
		await lab(page).getByRole("button", { name: text.hunt }).click();
		const said = () => lab(page).locator(".lab-hunt").textContent();
		await eventually(async () => Number(/\d+/.exec((await said()) ?? "")?.[0]) >= 3, true);
		await lab(page).getByRole("button", { name: text.stop }).click();
		const tried = Number(/\d+/.exec((await said()) ?? "")?.[0]);
		assert.equal((await said())?.trim(), text.missed(tried));
		await lab(page).getByRole("button", { name: text.goOn }).click();
		await eventually(async () => Number(/\d+/.exec((await said()) ?? "")?.[0]) > tried, true);
		await choose(page, "zh", "down");
		assert.equal((await said())?.trim(), text.change);
	}));

test("a changed board is answered by both programs, and a board that is none by neither", () =>
	open("zh", { width: 390 }, async (page) => {
		const expected = await facts();
		await ready(page);
		await choose(page, "zh", "down");
		await putSmall(page, "zh", "down");
		const right = [String(expected["down-right"]), String(expected["down-wrong"])];
		await eventually(() => answers(page), right);
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
		await eventually(() => answers(page), ["Red 1", "Red 1"]);
		assert.equal(await verdict(page), wordsOf("zh").lab.same);
		await putBlack([]);
		await eventually(() => answers(page), ["…", "…"]);
		await putBlack([{ row: 2, column: 1 }]);
		await eventually(() => answers(page), right);
	}));

test("a board is played by the mistaken rules, where there are any, and edited by the right ones again", () =>
	open("en", {}, async (page) => {
		const expected = await facts();
		await ready(page);
		const { mistake: words, lab: text } = wordsOf("en");
		const way = lab(page).getByRole("button", { name: words.byMistake });
		for (const name of mistakes) {
			await choose(page, "en", name);
			assert.equal(await way.count(), isOfRules(name) ? 1 : 0, name);
		}
		await choose(page, "en", "share");
		await putSmall(page, "en", "share");
		const right = [String(expected["share-right"]), String(expected["share-wrong"])];
		await eventually(() => answers(page), right);
		await way.focus();
		await page.keyboard.press("Space");
		assert.equal(await way.getAttribute("aria-pressed"), "true");
		const shares = () =>
			boardOf(page).evaluate((board: CatchmateBoard) => board.rules?.sides[0].mayShare ?? false);
		await eventually(shares, true);
		assert.equal(await boardOf(page).getAttribute("mode"), "analyse");
		assert.equal((await lab(page).locator(".lab-hunt").textContent())?.trim(), text.mistakenRules);
		// The answers are to the same board, whatever rules it is played by.
		assert.deepEqual(await answers(page), right);
		await page.keyboard.press("Space");
		await eventually(shares, false);
		assert.equal(await boardOf(page).getAttribute("mode"), "edit");
	}));

/** The page, with what a test asks of its solver. */
type Asked = typeof globalThis & { restore: () => void };

test("a solver that fails is told of, and answers when it is asked again", () =>
	open("zh", {}, async (page) => {
		await ready(page);
		await boardOf(page).evaluate(async (board: CatchmateBoard) => {
			const solver = await board.solver;
			const solve = solver.solve;
			solver.solve = () => Promise.reject(new Error("no solver"));
			(globalThis as Asked).restore = () => {
				solver.solve = solve;
			};
		});
		await choose(page, "zh", "stuck");
		const { trouble } = wordsOf("zh");
		await lab(page).getByText(trouble.failed).waitFor();
		await page.evaluate(() => (globalThis as Asked).restore());
		await lab(page).getByRole("button", { name: trouble.again }).click();
		await eventually(async () => (await answers(page)).includes("…"), false);
		assert.equal(await lab(page).getByText(trouble.failed).count(), 0);
	}));

for (const language of languages) {
	test(`without a script every mistake is there with its lines, its board and both answers (${language})`, () =>
		open(language, { javaScriptEnabled: false }, async (page) => {
			const expected = await facts();
			for (const name of mistakes) {
				const one = section(page, name);
				assert.ok(await one.locator("code.language-diff").isVisible(), name);
				await one.locator("summary").click();
				const text = (await one.locator("details").textContent()) ?? "";
				for (const fact of ["board", "right", "wrong"]) {
					assert.ok(text.includes(String(expected[`${name}-${fact}`])), `${name}-${fact}`);
				}
			}
		}));
}

for (const language of languages) {
	test(`the chapter shows the programs that the tests run, the right one in parts as well (${language})`, () =>
		open(language, { javaScriptEnabled: false }, async (page) => {
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
		}));
}

for (const language of languages) {
	test(`the exercises take the judge's answers, typed with the keyboard (${language})`, () =>
		open(language, { width: 390 }, async (page) => {
			const expected = await facts();
			const fields = page.locator("lesson-ask .ask-field input");
			const right = [String(expected["exercise-answer"]), String(expected["exercise-positions"])];
			assert.equal(await fields.count(), right.length);
			for (const [at, answer] of right.entries()) {
				const ask = page.locator("lesson-ask", { has: page.locator(".ask-field") }).nth(at);
				await fields.nth(at).focus();
				await page.keyboard.type("Tie");
				await page.keyboard.press("Enter");
				assert.equal(await ask.locator("details.told").getAttribute("open"), null);
				await fields.nth(at).fill("");
				await page.keyboard.type(answer.toLowerCase());
				await page.keyboard.press("Enter");
				assert.notEqual(await ask.locator("details.told").getAttribute("open"), null);
			}
		}));
}
