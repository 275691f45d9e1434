/** The tutorial's second chapter: the graph that the reader settles, and the code that is stepped. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { lines, trace } from "../../web/learn/graph/trace.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { middleOf } from "./board.ts";
import { chapterPath, expect, test } from "./fixtures.ts";
import { boardOf, heatAndArrows } from "./tutorial.ts";

type What = "lost" | "won";

const button = (page: Page, name: string | RegExp) =>
	page.locator(".settle-controls").getByRole("button", { name });

/** The button that chooses a point in the table. */
const choice = (page: Page, point: string) =>
	page.locator(".settle-table").getByRole("button", { name: point, exact: true });

async function say(page: Page, point: string, what: What): Promise<void> {
	await choice(page, point).click();
	await button(page, what === "lost" ? /lost$/ : /won$/).click();
}

const take = (page: Page): Promise<void> => button(page, /^Take /).click();

/** What follows from the first point of the queue, each time that one is taken. */
const work: readonly (readonly [point: string, what: What] | null)[] = [
	...([["f", "won"], ["h", "won"], null, ["g", "lost"]] as const),
	...([["e", "won"], ["d", "lost"], ["c", "won"], null] as const),
];

/** The values of the points known so far, as a board shows them. */
const valuesOf = (known: (typeof steps)[number]["known"]) =>
	known
		.flatMap((one, at) =>
			one === null ? [] : [`${points[at]} ${one.outcome} ${one.distance ?? "–"}`],
		)
		.join(", ");
const steps = trace(moves);

/** The values that a board shows, without its arrows. */
const valuesOn = async (page: Page, id: string): Promise<string> =>
	(await heatAndArrows(page, id)).replace(/(, )?\w→\w/g, "");

test("a graph settled by hand answers every claim with its reason, goes back step by step, and ends with the draws", async ({
	read,
}) => {
	const page = await read("backwards", "en");
	await boardOf(page, "by-hand");
	const told = page.locator(".settle-told");
	const queue = page.locator(".settle-queue");
	await expect(told).toHaveAttribute("role", "status");
	await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
	await take(page);
	await expect(told).toContainText("Not yet");
	for (const [point, what, answer] of [
		["i", "won", "Not won"],
		["g", "lost", "Too early"],
		["f", "won", "g and i are not settled"],
		["i", "lost", "Right"],
		["i", "lost", "settled already"],
		["f", "lost", "Not lost"],
		["f", "won", "still waits in the queue"],
		["j", "lost", "Right"],
	] as const) {
		await say(page, point, what);
		await expect(told).toContainText(answer);
	}
	await expect(queue).toHaveText("i j");
	await take(page);
	await expect(queue).toHaveText("j");
	await button(page, "Undo").click();
	await button(page, "Undo").focus();
	await expect(queue).toHaveText("i j");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(queue).toHaveText("empty");
	// A button that would do nothing says so and keeps the focus.
	await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
	await expect(button(page, "Undo")).toBeFocused();
	for (const point of ["i", "j"]) await say(page, point, "lost");
	for (const next of work) {
		await take(page);
		if (next !== null) await say(page, ...next);
	}
	await expect(told).toContainText("a and b are draws");
	await expect(button(page, /^Take /)).toHaveAttribute("aria-disabled", "true");
	await say(page, "a", "lost");
	await expect(told).toContainText("a is a draw");
	const rows = page.locator(".settle-table tbody tr");
	const ofA = page.getByRole("button", { name: "a", exact: true });
	await expect(rows.filter({ has: ofA })).toContainText(/1\s+=draw/);
	// The move that helps nobody is crossed out, which is heard as well.
	await expect(page.locator(".settle-table s")).toHaveText(
		["c", "e", "e", "f", "h", "h"].map((point) => `${point} (crossed out)`),
	);
	const outcomes = (await valuesOn(page, "by-hand")).replace(/ [\d–]+(?=,|$)/g, "");
	assert.equal(outcomes, valuesOf(steps.at(-1)?.known ?? []).replace(/ [\d–]+(?=,|$)/g, ""));
	await button(page, "Start again").click();
	await expect(queue).toHaveText("empty");
});

test("the graph is settled with the keyboard alone on the board, where a press chooses a point", async ({
	read,
}) => {
	const page = await read("backwards", "en");
	const board = await boardOf(page, "by-hand");
	const option = (point: string) =>
		board.getByRole("option", { name: new RegExp(`^point ${point}\\b`) });
	const { x, y } = await middleOf(option("j"));
	await page.mouse.click(x, y);
	await expect(choice(page, "j")).toHaveAttribute("aria-pressed", "true");
	await option("g").focus();
	await page.keyboard.press("Enter");
	await expect(choice(page, "g")).toHaveAttribute("aria-pressed", "true");
	await expect(choice(page, "j")).toHaveAttribute("aria-pressed", "false");
	const key = async (point: string, name: string) => {
		await option(point).focus();
		await page.keyboard.press(name);
		assert.ok(await option(point).evaluate((cell) => cell.matches(":focus")));
	};
	await key("i", "l");
	await key("j", "l");
	for (const next of work) {
		await page.keyboard.press("t");
		if (next !== null) await key(next[0], next[1] === "won" ? "w" : "l");
	}
	await expect(page.locator(".settle-told")).toContainText("a and b are draws");
});

test("the stepped code shows every step, its line, the counters and the board together, with the keyboard alone", async ({
	read,
}) => {
	const page = await read("backwards", "en", { width: 390 });
	await boardOf(page, "steps");
	const current = page.locator(".code-listing .program:not([hidden]) [aria-current='step']");
	const step = (name: string) =>
		page.locator(".code-buttons").getByRole("button", { name, exact: true });
	await step("Next").focus();
	for (const [index, { mark, known, left, queue }] of steps.entries()) {
		await expect(current).toHaveText(lines.cpp[mark]);
		await expect(page.locator(".code-table tbody tr").first().locator("td")).toHaveText(
			left.map(String),
		);
		const names = queue.map((point) => points[point]).join(" ") || "empty";
		await expect(page.locator(".code-variables dd").last()).toHaveText(names);
		assert.equal(await valuesOn(page, "steps"), valuesOf(known));
		await expect(page.locator(".code-count")).toHaveText(`${index + 1} / ${steps.length}`);
		if (mark !== "end") await page.keyboard.press("Enter");
	}
	await expect(step("Next")).toBeFocused();
	await expect(step("Next")).toHaveAttribute("aria-disabled", "true");
	await expect(page.locator(".code-said")).toHaveAttribute("role", "status");
	// The line is in sight where the code is higher than its place.
	for (const name of ["First", "Last"]) {
		await step(name).click();
		await expect(async () =>
			assert.ok(
				await current.evaluate((line) => {
					const place = line.closest("pre")?.getBoundingClientRect();
					const { top, bottom } = line.getBoundingClientRect();
					return place !== undefined && top >= place.top && bottom <= place.bottom;
				}),
				name,
			),
		).toPass();
	}
	await page.getByRole("button", { name: "Python" }).click();
	await expect(current).toHaveText(lines.python.end);
	await step("Back").click();
	await expect(current).toHaveText(lines.python[steps.at(-2)?.mark ?? "end"]);
	// The language chosen last is that of a later visit, in Chinese too.
	await page.goto(chapterPath("backwards", "zh"));
	await boardOf(page, "steps");
	await expect(page.locator(".code-listing pre:visible code")).toHaveClass(/language-python/);
	await page
		.locator(".code-buttons")
		.getByRole("button", { name: tutorialWords("zh-CN").steps.next, exact: true })
		.click();
	await expect(page.locator(".code-said")).not.toBeEmpty();
});
