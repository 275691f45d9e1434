/** The tutorial's second chapter: the graph that the reader settles, and the code that is stepped. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { lines, trace } from "../../web/learn/graph/trace.ts";
import { eventually, hasAttribute, holds, middleOf } from "./eventually.ts";
import { addressOf, type Language, openChapter, seesBoards } from "./learn-harness.ts";

const labels = {
	en: { lost: /lost$/, won: /won$/, take: /^Take /, undo: "Undo", reset: "Start again" },
	zh: { lost: /必败$/, won: /必胜$/, take: /^取出/, undo: "上一步", reset: "重新开始" },
} as const;

const button = (page: Page, name: keyof (typeof labels)["en"], language: Language = "en") =>
	page.locator(".settle-controls").getByRole("button", { name: labels[language][name] });

/** The button that chooses a point in the table. */
const choice = (page: Page, point: string) =>
	page.locator(".settle-table").getByRole("button", { name: point, exact: true });

/** What stands in the row of a point: the moves that are left, and the outcome in words. */
async function rowOf(page: Page, point: string): Promise<string> {
	const row = page.locator(".settle-table tr", {
		has: page.getByRole("button", { name: point, exact: true }),
	});
	const [, left = "", outcome = ""] = await row.locator("td").allTextContents();
	return `${left} ${outcome.replace(/[^\p{Letter} ]/gu, "")}`.trim();
}

const told = (page: Page) => page.locator(".settle-told").textContent();
const queue = async (page: Page) => (await page.locator(".settle-queue").textContent())?.trim();

type What = "lost" | "won";

async function say(
	page: Page,
	point: string,
	what: What,
	language: Language = "en",
): Promise<void> {
	await choice(page, point).click();
	await button(page, what, language).click();
}

async function see(page: Page, part: string): Promise<void> {
	await page.locator(part).scrollIntoViewIfNeeded();
	await seesBoards(page);
}

/** What the board shows, by the names of the points. */
const shown = (page: Page, id: string) =>
	page
		.locator(`catchmate-board#${id}`)
		.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => {
			const names = board.problem?.game.board.graph?.names ?? [];
			return board.heat
				.map(({ square, outcome }) => `${names[square.column - 1]}:${outcome}`)
				.join(" ");
		});

/** What follows from the first point of the queue, each time that one is taken. */
const work: readonly (readonly [point: string, what: What] | null)[] = [
	...([["f", "won"], ["h", "won"], null, ["g", "lost"]] as const),
	...([["e", "won"], ["d", "lost"], ["c", "won"], null] as const),
];

const whole = points
	.map((name, point) => `${name}:${trace(moves).at(-1)?.known[point]?.outcome}`)
	.join(" ");

describe("the graph that is settled by hand", () => {
	test("answers what is wrong or too early with the reason, and what is right as well", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-graph");
			const answers = async (point: string, what: What, answer: RegExp) => {
				await say(page, point, what);
				await eventually(() => told(page), answer);
			};
			await answers("i", "won", /^Not won: i has no move at all\./);
			await answers("g", "lost", /^Too early: g still has a move to h, which is not settled\./);
			await answers("f", "won", /leads to a lost point so far\. g and i are not settled\./);
			await answers("i", "lost", /^Right: i has no move/);
			await answers("i", "lost", /^i is settled already/);
			await answers("f", "lost", /^Not lost: from f you can move to i/);
			await answers("f", "won", /^True, but i still waits in the queue\. Take it out first\./);
			await say(page, "j", "lost");
			await button(page, "take").click();
			await eventually(() => told(page), /^i is lost\. One unsettled point can move to it: f\./);
			await answers("f", "won", /^Right: from f you can move to i/);
			assert.equal(await queue(page), "j f");
		}));

	test("takes no point before all are settled that can be, and says where a move helps nobody", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-graph");
			const takeTooSoon = async (waiting: string, answer: RegExp) => {
				await button(page, "take").click();
				await eventually(() => told(page), answer);
				assert.equal(await queue(page), waiting);
			};
			await takeTooSoon("empty", /^Not yet: a point that has no move is not settled\./);
			await say(page, "i", "lost");
			await takeTooSoon("i", /^Not yet: a point that has no move is not settled\./);
			await say(page, "j", "lost");
			await button(page, "take").click();
			await eventually(() => told(page), /can move to it: f\.$/);
			await takeTooSoon("j", /^Not yet: look again at the points that can move to i\./);
			await say(page, "f", "won");
			await button(page, "take").click();
			await say(page, "h", "won");
			await button(page, "take").click();
			await eventually(() => told(page), /One move fewer for d\.$/);
			await button(page, "take").click();
			await eventually(() => told(page), /One move fewer for d and g\.$/);
			await say(page, "g", "won");
			await eventually(() => told(page), /^Not won: every move from g leads/);
		}));

	for (const [language, end, draw, drawn, note] of [
		[
			"en",
			/The queue is empty, and nothing more can be settled\. a and b are draws\.$/,
			"draw",
			"No: the queue is empty, so a is a draw.",
			" (crossed out)",
		],
		[
			"zh",
			/[^ ]队列空了，再也推不出新结论。a、b 是平局。$/,
			"平局",
			"队列已空，a 是平局。",
			"（已划掉）",
		],
	] as const) {
		test(`is settled to its end in ${language}, where it says that the rest are draws`, () =>
			openChapter("backwards", language, { width: 390, height: 844 }, async (page) => {
				await see(page, "settle-graph");
				await say(page, "i", "lost", language);
				await say(page, "j", "lost", language);
				assert.equal(await queue(page), "i j");
				assert.match(await rowOf(page, "d"), /^3 /);
				for (const next of work) {
					await button(page, "take", language).click();
					if (next !== null) {
						await say(page, ...next, language);
					}
				}
				await eventually(() => told(page), end);
				assert.equal(await rowOf(page, "a"), `1 ${draw}`);
				assert.match(await rowOf(page, "d"), /^0 /);
				// The move that helps nobody is crossed out, which is heard as well.
				const struck = page.locator(".settle-table s");
				assert.deepEqual(
					await struck.allTextContents(),
					["c", "e", "e", "f", "h", "h"].map((point) => point + note),
				);
				await say(page, "a", "lost", language);
				await eventually(() => told(page), drawn);
				assert.equal(await shown(page, "by-hand"), whole);
				await hasAttribute(button(page, "take", language), "aria-disabled", "true");
			}));
	}

	test("is settled with the keyboard alone on the board, where the focus stays", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-graph");
			const option = (point: string) =>
				page.locator("#by-hand").getByRole("option", { name: new RegExp(`^point ${point}\\b`) });
			const key = async (point: string, name: string) => {
				await option(point).focus();
				await page.keyboard.press(name);
				assert.ok(await option(point).evaluate((cell) => cell.matches(":focus")));
			};
			await key("i", "l");
			await key("j", "l");
			for (const next of work) {
				await page.keyboard.press("t");
				if (next !== null) {
					await key(next[0], next[1] === "won" ? "w" : "l");
				}
			}
			await eventually(() => told(page), /a and b are draws\.$/);
			assert.equal(await page.locator(".settle-told").getAttribute("role"), "status");
		}));

	test("takes a press on the board for the choice of a point, and Enter too", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-graph");
			const cell = (point: string) =>
				page.locator("#by-hand").getByRole("option", { name: new RegExp(`^point ${point}\\b`) });
			const { x, y } = await middleOf(cell("j"));
			await page.mouse.click(x, y);
			await hasAttribute(choice(page, "j"), "aria-pressed", "true");
			await cell("g").focus();
			await page.keyboard.press("Enter");
			await hasAttribute(choice(page, "g"), "aria-pressed", "true");
			await hasAttribute(choice(page, "j"), "aria-pressed", "false");
		}));

	test("takes back step by step, and starts again; buttons that would do nothing say so and keep the focus", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-graph");
			await hasAttribute(button(page, "undo"), "aria-disabled", "true");
			await say(page, "i", "lost");
			await say(page, "j", "lost");
			await button(page, "take").click();
			assert.equal(await queue(page), "j");
			await button(page, "undo").focus();
			await page.keyboard.press("Enter");
			assert.equal(await queue(page), "i j");
			await page.keyboard.press("Enter");
			assert.equal(await queue(page), "i");
			await page.keyboard.press("Enter");
			assert.equal(await queue(page), "empty");
			assert.equal(await shown(page, "by-hand"), "");
			await hasAttribute(button(page, "undo"), "aria-disabled", "true");
			assert.ok(await button(page, "undo").evaluate((one) => one === document.activeElement));
			await say(page, "i", "lost");
			await say(page, "j", "lost");
			await button(page, "reset").click();
			await eventually(() => told(page), "Begin with the points that have no move.");
			assert.equal(await rowOf(page, "i"), "0 not settled");
		}));
});

describe("the code that is stepped", () => {
	const current = (page: Page) =>
		page.locator(".code-listing .program:not([hidden]) [aria-current='step']");
	const step = (page: Page, name: string) =>
		page.locator(".code-buttons").getByRole("button", { name, exact: true });

	test("goes through every step, its line, the counters and the board together, in both languages", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-steps");
			const steps = trace(moves);
			for (const [index, { mark, known, left, queue: waiting }] of steps.entries()) {
				assert.equal((await current(page).textContent())?.trim(), lines.cpp[mark]);
				assert.deepEqual(
					await page.locator(".code-table tbody tr").first().locator("td").allTextContents(),
					left.map(String),
				);
				const names = waiting.map((point) => points[point]).join(" ") || "empty";
				assert.equal(await page.locator(".code-variables dd").last().textContent(), names);
				assert.equal(
					await shown(page, "steps"),
					known
						.flatMap((one, point) => (one === null ? [] : [`${points[point]}:${one.outcome}`]))
						.join(" "),
				);
				assert.equal(
					await page.locator(".code-count").textContent(),
					`${index + 1} / ${steps.length}`,
				);
				if (mark !== "end") {
					await step(page, "Next").click();
				}
			}
			await hasAttribute(step(page, "Next"), "aria-disabled", "true");
			await page.getByRole("button", { name: "Python" }).click();
			assert.equal((await current(page).textContent())?.trim(), lines.python.end);
			await step(page, "First").click();
			assert.equal((await current(page).textContent())?.trim(), lines.python.begin);
			await step(page, "Last").click();
			await step(page, "Back").click();
			assert.equal(
				(await current(page).textContent())?.trim(),
				lines.python[steps.at(-2)?.mark ?? "end"],
			);
		}));

	test("comes in the language chosen last, on a later visit and on a page in the other language too", () =>
		openChapter("backwards", "en", {}, async (page) => {
			await see(page, "settle-steps");
			const shownCode = () => page.locator(".code-listing pre:visible code").getAttribute("class");
			assert.match((await shownCode()) ?? "", /language-cpp/);
			await page.getByRole("button", { name: "Python" }).click();
			for (const address of [addressOf("backwards", "en"), addressOf("backwards", "zh")]) {
				await page.goto(address);
				await see(page, "settle-steps");
				await eventually(shownCode, /language-python/);
				await hasAttribute(page.getByRole("button", { name: "Python" }), "aria-pressed", "true");
			}
			await page.getByRole("button", { name: "C++" }).click();
			await page.reload();
			await see(page, "settle-steps");
			await eventually(shownCode, /language-cpp/);
		}));

	test("is stepped with the keyboard alone in Chinese, and tells each step where it is heard", () =>
		openChapter("backwards", "zh", {}, async (page) => {
			await see(page, "settle-steps");
			await step(page, "下一步").focus();
			await page.keyboard.press("Enter");
			const said = page.locator(".code-said");
			await eventually(() => said.textContent(), "i 出队，它是必败态。接下来看哪些点能走到它。");
			assert.equal(await said.getAttribute("role"), "status");
			await page.keyboard.press("Enter");
			await eventually(() => said.textContent(), /^f 能走到必败态 i/);
			assert.ok(await step(page, "下一步").evaluate((one) => one === document.activeElement));
		}));

	test("keeps its line in sight where the code is higher than its place", () =>
		openChapter("backwards", "en", { width: 390, height: 844 }, async (page) => {
			await see(page, "settle-steps");
			for (const name of ["Last", "First"]) {
				await step(page, name).click();
				await holds(async () =>
					assert.ok(
						await current(page).evaluate((line) => {
							const place = line.closest("pre")?.getBoundingClientRect();
							const { top, bottom } = line.getBoundingClientRect();
							return place !== undefined && top >= place.top && bottom <= place.bottom;
						}),
						name,
					),
				);
			}
		}));

	test("stands there in both languages as it is without a script, beside the table of out-degrees", () =>
		openChapter("backwards", "en", { javaScriptEnabled: false }, async (page) => {
			assert.match(
				(await page.locator("code.language-cpp").textContent()) ?? "",
				/outcome\[u\] = lost;/,
			);
			assert.ok(await page.locator("code.language-python").isVisible());
			assert.equal(await page.locator("settle-graph > table tbody tr").count(), points.length);
		}));
});

test("names are typed with spaces, with commas, or without either, and in any order where they are a set", () =>
	openChapter("backwards", "en", {}, async (page) => {
		const sets = page.locator("lesson-ask[data-order='any']");
		const order = page.locator("lesson-ask:not([data-order]):has(input)");
		const answers = async (ask: typeof sets, typed: string, isRight: boolean) => {
			await ask.locator("input").fill(typed);
			await page.keyboard.press("Enter");
			await hasAttribute(ask.locator(".ask-said"), "data-right", String(isRight));
		};
		const backwards = async (ask: typeof sets) =>
			((await ask.getAttribute("data-answer")) ?? "").split(" ").reverse();
		const set = await backwards(sets);
		assert.ok(set.length > 1);
		await answers(sets, set.slice(1).join(", "), false);
		await answers(sets, [...set, set[0]].join(" "), false);
		await answers(sets, set.join(", "), true);
		await answers(sets, set.slice(1).join(""), false);
		await answers(sets, set.join(""), true);
		const queue = await backwards(order);
		await answers(order, queue.join(" "), false);
		await answers(order, queue.reverse().join(""), true);
	}));
