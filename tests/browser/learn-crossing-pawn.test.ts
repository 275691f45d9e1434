/** The tutorial's chapter on crossing pawn: its classic mistakes, its program and its exercises. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../../web/learn/build/build.ts";
import { changeLines } from "../../web/learn/build/code.ts";
import type { Facts } from "../../web/learn/build/facts.ts";
import { isOfRules } from "../../web/learn/crossing-pawn/rules.ts";
import { mistakes } from "../../web/learn/plain/plain.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { tutorialFile } from "../node/compiled.ts";
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

const mistake = (page: Page, name: string): Locator =>
	page.locator(`classic-mistake[mistake="${name}"]`);

const boardOf = (one: Locator): Locator => one.locator("catchmate-board");

const value = (board: Locator): Promise<string | undefined> =>
	board.evaluate((element: CatchmateBoard) => element.value?.outcome);

async function ready(one: Locator): Promise<void> {
	await one.scrollIntoViewIfNeeded();
	await eventually(
		() => boardOf(one).evaluate((element: CatchmateBoard) => element.record !== null),
		true,
	);
}

/** What the right program and the mistaken one print. */
const answers = (one: Locator): Promise<string[]> =>
	one.locator(".mistake-answers dd code").allTextContents();

const choice = (one: Locator, key: string): Locator => one.locator(`[data-choice="${key}"] button`);

for (const language of languages) {
	test(`each mistake is predicted before the board tells, and then both programs answer in the browser (${language})`, () =>
		open(language, {}, async (page) => {
			const expected = await facts();
			for (const name of mistakes) {
				const one = mistake(page, name);
				await ready(one);
				assert.equal(await value(boardOf(one)), undefined, name);
				await choice(one, "wrong").click();
				assert.equal(await one.locator("details.told").getAttribute("open"), null);
				assert.equal(await one.locator(".mistake-answers").count(), 0);
				await choice(one, "right").click();
				await eventually(
					() => answers(one),
					[String(expected[`${name}-right`]), String(expected[`${name}-wrong`])],
				);
				assert.notEqual(await value(boardOf(one)), undefined, name);
			}
			assert.deepEqual(await findings(page), []);
		}));
}

test("a mistake is predicted, played by the mistaken rules, and undone with the keyboard alone", () =>
	open("en", { colorScheme: "dark" }, async (page) => {
		const expected = await facts();
		const one = mistake(page, "share");
		await ready(one);
		await choice(one, "right").focus();
		await page.keyboard.press("Enter");
		await eventually(async () => (await answers(one))[1], String(expected["share-wrong"]));
		const { byMistake, rulesRight, rulesMistaken } = tutorialWords("en").mistake;
		const said = () => one.locator("figure > p").textContent();
		assert.equal(await said(), rulesRight);
		const way = one.getByRole("button", { name: byMistake });
		for (let presses = 0; presses < 10; presses += 1) {
			if (await way.evaluate((element) => element === document.activeElement)) break;
			await page.keyboard.press("Tab");
		}
		const outcome = await value(boardOf(one));
		await page.keyboard.press("Space");
		assert.equal(await way.getAttribute("aria-pressed"), "true");
		assert.equal(await said(), rulesMistaken);
		const rules = () =>
			boardOf(one).evaluate((element: CatchmateBoard) => element.rules?.sides[0].mayShare ?? false);
		await eventually(rules, true);
		await eventually(async () => (await value(boardOf(one))) !== outcome, true);
		// The answers are to the same board, whatever rules it is played by.
		await eventually(async () => (await answers(one))[0], String(expected["share-right"]));
		assert.equal(await way.evaluate((element) => element === document.activeElement), true);
		await page.keyboard.press("Space");
		await eventually(rules, false);
		assert.equal(await said(), rulesRight);
		assert.deepEqual(await findings(page), []);
	}));

test("under each board stands whose outcome its marks tell, and over it by which rules it is played, where there are others", () =>
	open("zh", { width: 390 }, async (page) => {
		const words = tutorialWords("zh-CN").mistake;
		for (const name of mistakes) {
			const one = mistake(page, name);
			await one.getByText(words.marks, { exact: true }).waitFor();
			const over = one.getByText(words.rulesRight, { exact: true });
			assert.equal(await over.count(), isOfRules(name) ? 1 : 0, name);
		}
	}));

test("a changed board is answered by both programs, and a board that is none by neither", () =>
	open("zh", { width: 390 }, async (page) => {
		const one = mistake(page, "down");
		await ready(one);
		await choice(one, "right").click();
		const words = tutorialWords("zh-CN").mistake;
		await one.getByRole("button", { name: words.change }).click();
		const board = boardOf(one);
		await eventually(() => board.evaluate((element: CatchmateBoard) => element.mode), "edit");
		/** Moves the black piece, or takes it off. */
		const putBlack = (black: { row: number; column: number }[]) =>
			board.evaluate((element: CatchmateBoard, black) => {
				const { game, position } = element.problem ?? {};
				if (game === undefined || position === undefined) throw new Error("no board");
				element.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
			}, black);
		// In the middle of the right column a pawn is caught at once, by any rules.
		await putBlack([{ row: 2, column: 2 }]);
		await eventually(() => answers(one), ["Red 1", "Red 1"]);
		assert.ok((await one.locator(".mistake-answers dl").textContent())?.includes(words.same));
		await putBlack([]);
		await eventually(() => answers(one), ["…", "…"]);
		await putBlack([{ row: 2, column: 1 }]);
		const expected = await facts();
		await eventually(
			() => answers(one),
			[String(expected["down-right"]), String(expected["down-wrong"])],
		);
	}));

test("who opens an answer by hand gets the answers of both programs as well, and is asked again after a reload", () =>
	open("en", {}, async (page) => {
		const expected = await facts();
		const one = mistake(page, "stuck");
		await ready(one);
		await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
		await eventually(() => one.locator("details.told").getAttribute("open"), "");
		await page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
		);
		assert.equal(await one.locator(".mistake-answers").count(), 0);
		await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
		await one.locator(".told > summary").click();
		await eventually(
			() => answers(one),
			[String(expected["stuck-right"]), String(expected["stuck-wrong"])],
		);
		await page.reload();
		await choice(mistake(page, "stuck"), "right").waitFor();
		assert.equal(await page.locator("details.told[open]").count(), 0);
	}));

/** The page, with what a test asks of its solver. */
type Asked = typeof globalThis & { signals: (AbortSignal | undefined)[]; restore: () => void };

test("of boards that come one upon the other the last is answered alone, and the same board not again", () =>
	open("en", {}, async (page) => {
		const expected = await facts();
		const one = mistake(page, "share");
		await ready(one);
		await choice(one, "right").click();
		const right = [String(expected["share-right"]), String(expected["share-wrong"])];
		await eventually(() => answers(one), right);
		await boardOf(one).evaluate(async (board: CatchmateBoard) => {
			const page = globalThis as Asked;
			page.signals = [];
			const solver = await board.solver;
			const solve = solver.solve.bind(solver);
			solver.solve = (game, options) => {
				// The board itself asks for more than that.
				if (Object.keys(options ?? {}).join() === "position,signal") {
					page.signals.push(options?.signal);
				}
				return solve(game, options);
			};
		});
		const aborted = () =>
			page.evaluate(() => (globalThis as Asked).signals.map((signal) => signal?.aborted));
		const { byMistake, change } = tutorialWords("en").mistake;
		const outcome = await value(boardOf(one));
		await one.getByRole("button", { name: byMistake }).click();
		await eventually(async () => (await value(boardOf(one))) !== outcome, true);
		assert.deepEqual(await answers(one), right);
		assert.deepEqual(await aborted(), []);
		await one.getByRole("button", { name: byMistake }).click();
		await one.getByRole("button", { name: change }).click();
		await eventually(() => value(boardOf(one)), outcome);
		await boardOf(one).evaluate((board: CatchmateBoard) => {
			const { game, position } = board.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			for (const row of [1, 2, 3]) {
				const black = [{ row, column: 2 }];
				board.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
			}
		});
		await eventually(async () => (await aborted()).at(-1), false);
		assert.equal((await aborted()).filter((one) => !one).length, 1);
		await eventually(async () => (await answers(one)).includes("…"), false);
	}));

test("a solver that fails is told of, and answers when it is asked again", () =>
	open("zh", {}, async (page) => {
		const expected = await facts();
		const one = mistake(page, "stuck");
		await ready(one);
		await boardOf(one).evaluate(async (board: CatchmateBoard) => {
			const solver = await board.solver;
			const solve = solver.solve;
			solver.solve = () => Promise.reject(new Error("no solver"));
			(globalThis as Asked).restore = () => {
				solver.solve = solve;
			};
		});
		await choice(one, "right").click();
		const { trouble } = tutorialWords("zh-CN");
		await one.getByText(trouble.failed).waitFor();
		await page.evaluate(() => (globalThis as Asked).restore());
		await one.getByRole("button", { name: trouble.again }).click();
		await eventually(
			() => answers(one),
			[String(expected["stuck-right"]), String(expected["stuck-wrong"])],
		);
		assert.equal(await one.getByText(trouble.failed).count(), 0);
	}));

test("a reader who comes back finds the answers of the mistakes that were predicted", () =>
	open("en", {}, async (page) => {
		const expected = await facts();
		const one = mistake(page, "stuck");
		await ready(one);
		await choice(one, "right").click();
		await page.reload();
		await ready(mistake(page, "stuck"));
		await eventually(
			() => answers(mistake(page, "stuck")),
			[String(expected["stuck-right"]), String(expected["stuck-wrong"])],
		);
	}));

for (const language of languages) {
	test(`the chapter shows the programs that the tests run, the right one in parts as well (${language})`, () =>
		open(language, { javaScriptEnabled: false }, async (page) => {
			const source = new URL("../../core/bench/contest_crossing_pawn.cpp", import.meta.url);
			const text = await readFile(source, "utf8");
			// The file's comments are English; the chapter in another language has its own.
			const compared = (code: string) =>
				language === "en" ? code : code.replace(/^ *\/\/.*\n| +\/\/.*/gm, "");
			const program = compared(text);
			const mistaken = compared(changeLines(text, tutorialFile("crossing-pawn/byte.diff")));
			const all = await page.locator("pre code.language-cpp").allTextContents();
			const shown = all.map(compared);
			assert.equal(shown.filter((one) => one === program).length, 1);
			assert.equal(shown.filter((one) => one === mistaken).length, 1);
			assert.ok(shown.length > 4);
			for (const part of shown.filter((one) => one !== mistaken)) {
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
