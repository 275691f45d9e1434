/** The tutorial's second chapter: the graph that the reader settles, and the code that is stepped. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { lines, trace } from "../../web/learn/graph/trace.ts";
import { middleOf } from "./board.ts";
import { chapterPath, expect, type Language, languages, test } from "./fixtures.ts";
import { seesBoards } from "./tutorial.ts";

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

const told = (page: Page): Locator => page.locator(".settle-told");
const queue = (page: Page): Locator => page.locator(".settle-queue");

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

test.describe("the graph that is settled by hand", () => {
	test("answers what is wrong or too early with the reason, and what is right as well", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
		await see(page, "settle-graph");
		const answers = async (point: string, what: What, answer: RegExp) => {
			await say(page, point, what);
			await expect(told(page)).toHaveText(answer);
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
		await expect(told(page)).toHaveText(/^i is lost\. One unsettled point can move to it: f\./);
		await answers("f", "won", /^Right: from f you can move to i/);
		await expect(queue(page)).toHaveText("j f");
	});

	test("takes no point before all are settled that can be, and says where a move helps nobody", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
		await see(page, "settle-graph");
		const takeTooSoon = async (waiting: string, answer: RegExp) => {
			await button(page, "take").click();
			await expect(told(page)).toHaveText(answer);
			await expect(queue(page)).toHaveText(waiting);
		};
		await takeTooSoon("empty", /^Not yet: a point that has no move is not settled\./);
		await say(page, "i", "lost");
		await takeTooSoon("i", /^Not yet: a point that has no move is not settled\./);
		await say(page, "j", "lost");
		await button(page, "take").click();
		await expect(told(page)).toHaveText(/can move to it: f\.$/);
		await takeTooSoon("j", /^Not yet: look again at the points that can move to i\./);
		await say(page, "f", "won");
		await button(page, "take").click();
		await say(page, "h", "won");
		await button(page, "take").click();
		await expect(told(page)).toHaveText(/One move fewer for d\.$/);
		await button(page, "take").click();
		await expect(told(page)).toHaveText(/One move fewer for d and g\.$/);
		await say(page, "g", "won");
		await expect(told(page)).toHaveText(/^Not won: every move from g leads/);
	});

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
		test(`is settled to its end in ${language}, where it says that the rest are draws`, async ({
			read,
		}) => {
			const page = await read("backwards", language, { width: 390, height: 844 });
			await see(page, "settle-graph");
			await say(page, "i", "lost", language);
			await say(page, "j", "lost", language);
			await expect(queue(page)).toHaveText("i j");
			assert.match(await rowOf(page, "d"), /^3 /);
			for (const next of work) {
				await button(page, "take", language).click();
				if (next !== null) {
					await say(page, ...next, language);
				}
			}
			await expect(told(page)).toHaveText(end);
			assert.equal(await rowOf(page, "a"), `1 ${draw}`);
			assert.match(await rowOf(page, "d"), /^0 /);
			// The move that helps nobody is crossed out, which is heard as well.
			const struck = page.locator(".settle-table s");
			await expect(struck).toHaveText(["c", "e", "e", "f", "h", "h"].map((point) => point + note));
			await say(page, "a", "lost", language);
			await expect(told(page)).toHaveText(drawn);
			assert.equal(await shown(page, "by-hand"), whole);
			await expect(button(page, "take", language)).toHaveAttribute("aria-disabled", "true");
		});
	}

	test("is settled with the keyboard alone on the board, where the focus stays", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
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
		await expect(told(page)).toHaveText(/a and b are draws\.$/);
		await expect(page.locator(".settle-told")).toHaveAttribute("role", "status");
	});

	test("takes a press on the board for the choice of a point, and Enter too", async ({ read }) => {
		const page = await read("backwards", "en");
		await see(page, "settle-graph");
		const cell = (point: string) =>
			page.locator("#by-hand").getByRole("option", { name: new RegExp(`^point ${point}\\b`) });
		const { x, y } = await middleOf(cell("j"));
		await page.mouse.click(x, y);
		await expect(choice(page, "j")).toHaveAttribute("aria-pressed", "true");
		await cell("g").focus();
		await page.keyboard.press("Enter");
		await expect(choice(page, "g")).toHaveAttribute("aria-pressed", "true");
		await expect(choice(page, "j")).toHaveAttribute("aria-pressed", "false");
	});

	test("takes back step by step, and starts again; buttons that would do nothing say so and keep the focus", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
		await see(page, "settle-graph");
		await expect(button(page, "undo")).toHaveAttribute("aria-disabled", "true");
		await say(page, "i", "lost");
		await say(page, "j", "lost");
		await button(page, "take").click();
		await expect(queue(page)).toHaveText("j");
		await button(page, "undo").focus();
		await page.keyboard.press("Enter");
		await expect(queue(page)).toHaveText("i j");
		await page.keyboard.press("Enter");
		await expect(queue(page)).toHaveText("i");
		await page.keyboard.press("Enter");
		await expect(queue(page)).toHaveText("empty");
		assert.equal(await shown(page, "by-hand"), "");
		await expect(button(page, "undo")).toHaveAttribute("aria-disabled", "true");
		await expect(button(page, "undo")).toBeFocused();
		await say(page, "i", "lost");
		await say(page, "j", "lost");
		await button(page, "reset").click();
		await expect(told(page)).toHaveText("Begin with the points that have no move.");
		assert.equal(await rowOf(page, "i"), "0 not settled");
	});
});

test.describe("the code that is stepped", () => {
	const current = (page: Page) =>
		page.locator(".code-listing .program:not([hidden]) [aria-current='step']");
	const step = (page: Page, name: string) =>
		page.locator(".code-buttons").getByRole("button", { name, exact: true });

	test("goes through every step, its line, the counters and the board together, in both languages", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
		await see(page, "settle-steps");
		const steps = trace(moves);
		for (const [index, { mark, known, left, queue: waiting }] of steps.entries()) {
			await expect(current(page)).toHaveText(lines.cpp[mark]);
			await expect(page.locator(".code-table tbody tr").first().locator("td")).toHaveText(
				left.map(String),
			);
			const names = waiting.map((point) => points[point]).join(" ") || "empty";
			await expect(page.locator(".code-variables dd").last()).toHaveText(names);
			assert.equal(
				await shown(page, "steps"),
				known
					.flatMap((one, point) => (one === null ? [] : [`${points[point]}:${one.outcome}`]))
					.join(" "),
			);
			await expect(page.locator(".code-count")).toHaveText(`${index + 1} / ${steps.length}`);
			if (mark !== "end") {
				await step(page, "Next").click();
			}
		}
		await expect(step(page, "Next")).toHaveAttribute("aria-disabled", "true");
		await page.getByRole("button", { name: "Python" }).click();
		await expect(current(page)).toHaveText(lines.python.end);
		await step(page, "First").click();
		await expect(current(page)).toHaveText(lines.python.begin);
		await step(page, "Last").click();
		await step(page, "Back").click();
		await expect(current(page)).toHaveText(lines.python[steps.at(-2)?.mark ?? "end"]);
	});

	test("comes in the language chosen last, on a later visit and on a page in the other language too", async ({
		read,
	}) => {
		const page = await read("backwards", "en");
		await see(page, "settle-steps");
		const shownCode = page.locator(".code-listing pre:visible code");
		await expect(shownCode).toHaveClass(/language-cpp/);
		await page.getByRole("button", { name: "Python" }).click();
		for (const language of languages) {
			await page.goto(chapterPath("backwards", language));
			await see(page, "settle-steps");
			await expect(shownCode).toHaveClass(/language-python/);
			await expect(page.getByRole("button", { name: "Python" })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
		}
		await page.getByRole("button", { name: "C++" }).click();
		await page.reload();
		await see(page, "settle-steps");
		await expect(shownCode).toHaveClass(/language-cpp/);
	});

	test("is stepped with the keyboard alone in Chinese, and tells each step where it is heard", async ({
		read,
	}) => {
		const page = await read("backwards", "zh");
		await see(page, "settle-steps");
		await step(page, "下一步").focus();
		await page.keyboard.press("Enter");
		const said = page.locator(".code-said");
		await expect(said).toHaveText("i 出队，它是必败态。接下来看哪些点能走到它。");
		await expect(said).toHaveAttribute("role", "status");
		await page.keyboard.press("Enter");
		await expect(said).toHaveText(/^f 能走到必败态 i/);
		await expect(step(page, "下一步")).toBeFocused();
	});

	test("keeps its line in sight where the code is higher than its place", async ({ read }) => {
		const page = await read("backwards", "en", { width: 390, height: 844 });
		await see(page, "settle-steps");
		for (const name of ["Last", "First"]) {
			await step(page, name).click();
			await expect(async () =>
				assert.ok(
					await current(page).evaluate((line) => {
						const place = line.closest("pre")?.getBoundingClientRect();
						const { top, bottom } = line.getBoundingClientRect();
						return place !== undefined && top >= place.top && bottom <= place.bottom;
					}),
					name,
				),
			).toPass();
		}
	});

	test("stands there in both languages as it is without a script, beside the table of out-degrees", async ({
		read,
	}) => {
		const page = await read("backwards", "en", { javaScriptEnabled: false });
		await expect(page.locator("code.language-cpp")).toContainText("outcome[u] = lost;");
		await expect(page.locator("code.language-python")).toBeVisible();
		await expect(page.locator("settle-graph > table tbody tr")).toHaveCount(points.length);
	});
});

test("names are typed with spaces, with commas, or without either, and in any order where they are a set", async ({
	read,
}) => {
	const page = await read("backwards", "en");
	const sets = page.locator("lesson-ask[data-order='any']");
	const order = page.locator("lesson-ask:not([data-order]):has(input)");
	const answers = async (ask: typeof sets, typed: string, isRight: boolean) => {
		await ask.locator("input").fill(typed);
		await page.keyboard.press("Enter");
		await expect(ask.locator(".ask-said")).toHaveAttribute("data-right", String(isRight));
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
});
