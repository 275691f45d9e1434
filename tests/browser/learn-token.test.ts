/** The tutorial's first chapter: its boards are played as its text says, by mouse and by keyboard, and its questions answered. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { tutorialWords } from "../../web/locale/words.ts";
import { eventually, middleOf } from "./eventually.ts";
import { languages, openChapter, seesBoards } from "./learn-harness.ts";

/** The board of an id, on the screen and solved. */
async function boardOf(page: Page, id: string) {
	const board = page.locator(`catchmate-board#${id}`);
	await board.scrollIntoViewIfNeeded();
	await seesBoards(page);
	return board;
}

/** The names of the points that the token has been on, in order. */
const way = (page: Page, id: string): Promise<string> =>
	page
		.locator(`catchmate-board#${id}`)
		.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => {
			const names = board.problem?.game.board.graph?.names ?? [];
			return (board.record?.positions ?? [])
				.map(({ pieces }) => names[(pieces.first?.[0]?.column ?? 0) - 1])
				.join("");
		});

/** Moves the token to a point by the mouse, and waits until the other side has answered. */
async function click(page: Page, id: string, point: string): Promise<void> {
	const option = page.locator(`catchmate-board#${id}`).getByRole("option", {
		name: new RegExp(`^point ${point}\\b`),
	});
	const { x, y } = await middleOf(option);
	await page.mouse.click(x, y);
}

describe("the token on d", () => {
	for (const [first, whole] of [
		["f", "dfi"],
		["h", "dhj"],
	] as const) {
		test(`is lost after the move to ${first}`, () =>
			openChapter("token", "en", {}, async (page) => {
				await boardOf(page, "from-d");
				await click(page, "from-d", first);
				await eventually(() => way(page, "from-d"), whole);
			}));
	}

	test("is lost two moves later after the move to e", () =>
		openChapter("token", "en", {}, async (page) => {
			await boardOf(page, "from-d");
			await click(page, "from-d", "e");
			await eventually(() => way(page, "from-d"), "deg");
			await click(page, "from-d", "h");
			await eventually(() => way(page, "from-d"), "deghj");
		}));

	for (const [language, toMove, label, over, news] of [
		[
			...(["en", "Your move.", /; token; your move$/] as const),
			"You lose in 2 plies: you have no move.",
			"The other side moves the token from point f to point i. You lose in 2 plies: ",
		],
		[
			...(["zh", "轮到你走。", /；棋子；轮到你走$/] as const),
			"你输了，共 2 步：你无路可走。",
			"对方把棋子从 f 点走到 i 点。你输了，共 2 步：",
		],
	] as const) {
		test(`is spoken of in ${language} with the reader, who moves it too`, () =>
			openChapter("token", language, {}, async (page) => {
				const board = await boardOf(page, "from-d");
				const verdict = () => board.locator(".verdict-words").textContent();
				assert.equal(await verdict(), toMove);
				const start = board.getByRole("option", { name: /(^point d\b|^d 点)/ });
				assert.match((await start.getAttribute("aria-label")) ?? "", label);
				const { x, y } = await middleOf(board.getByRole("option", { name: /(^point f\b|^f 点)/ }));
				await page.mouse.click(x, y);
				await eventually(verdict, over);
				const said = await board.locator(".live").textContent();
				assert.ok(said?.includes(news), said ?? "");
			}));
	}

	test("is lost by the keyboard too, and never tells beforehand", () =>
		openChapter("token", "en", {}, async (page) => {
			const board = await boardOf(page, "from-d");
			assert.doesNotMatch((await board.locator(".verdict-words").textContent()) ?? "", /win|lose/);
			const option = board.getByRole("option", { name: /^point d\b/ });
			await option.focus();
			await page.keyboard.press("Enter");
			await board.getByRole("option", { name: /^point f\b/ }).focus();
			await page.keyboard.press("Enter");
			await eventually(() => way(page, "from-d"), "dfi");
		}));
});

test("from e both moves win", async () => {
	for (const [first, answered, last] of [
		["g", "egh", "j"],
		["d", "ede", "g"],
	] as const) {
		await openChapter("token", "en", {}, async (page) => {
			await boardOf(page, "from-e");
			await click(page, "from-e", first);
			if (first === "g") {
				await eventually(() => way(page, "from-e"), answered);
				await click(page, "from-e", last);
				await eventually(() => way(page, "from-e"), "eghj");
			} else {
				// The other side holds out as long as it can, which is by going back to e.
				await eventually(() => way(page, "from-e"), answered);
				await click(page, "from-e", last);
				await eventually(() => way(page, "from-e"), "edegh");
			}
		});
	}
});

test("from a the token goes to b and back for as long as the reader likes", () =>
	openChapter("token", "en", {}, async (page) => {
		await boardOf(page, "from-a");
		for (const whole of ["aba", "ababa", "abababa"]) {
			await click(page, "from-a", "b");
			await eventually(() => way(page, "from-a"), whole);
		}
		await click(page, "from-a", "c");
		await eventually(() => way(page, "from-a"), "abababacd");
	}));

for (const language of languages) {
	test(`the recursion is stepped call by call: from d the stack grows, from h there is an answer (${language})`, () =>
		openChapter("token", language, { width: language === "zh" ? 390 : 1280 }, async (page) => {
			const words = tutorialWords(language === "en" ? "en" : "zh-CN");
			const part = page.locator("recursion-steps");
			await part.scrollIntoViewIfNeeded();
			const stack = () => part.locator(".call-stack code").allTextContents();
			await eventually(stack, ['wins("d")']);
			const next = part.getByRole("button", { name: words.steps.next, exact: true });
			await next.focus();
			await page.keyboard.press("Enter");
			assert.deepEqual(await stack(), ['wins("e")', 'wins("d")']);
			await page.keyboard.press("Enter");
			assert.deepEqual(await stack(), ['wins("d")', 'wins("e")', 'wins("d")']);
			assert.equal(await part.locator(".is-again").count(), 1);
			assert.equal((await part.locator("[aria-current]").textContent())?.trim(), "not wins(after)");
			await part.getByRole("button", { name: words.steps.last, exact: true }).click();
			assert.match((await part.locator(".code-said").textContent()) ?? "", /RecursionError/);
			await part.getByRole("button", { name: "j", exact: true }).click();
			assert.deepEqual(await stack(), ['wins("j")']);
			await part.getByRole("button", { name: words.steps.last, exact: true }).click();
			assert.equal(
				(await part.locator(".code-said").textContent())?.trim(),
				words.calls.loss("j", 0),
			);
		}));
}
