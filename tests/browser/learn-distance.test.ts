/** The tutorial's third chapter: the slider of distances, the losers of both kinds, and its questions. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { correct, firstWinCounts, settleWith } from "../../web/learn/distance/variants.ts";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, heatAndArrows, way } from "./tutorial.ts";

const truth = settleWith(correct, moves);
const longest = Math.max(...truth.map(({ distance }) => distance ?? 0));

/** The values of all points up to a distance, as a board shows them. */
const upTo = (plies: number): string =>
	points
		.flatMap((name, point) => {
			const { outcome, distance } = truth[point] ?? { outcome: "draw", distance: null };
			return distance !== null && distance <= plies ? [`${name} ${outcome} ${distance}`] : [];
		})
		.join(", ");

const told = (page: Page): Locator => page.locator(".layers-said");
const counted = (page: Page): Locator => page.locator(".count-plies");

/** The points of the strip that are there, in order. */
const strip = async (page: Page): Promise<string> =>
	(await page.locator(".layers-point").allTextContents())
		.map((text) => text.trim()[0] ?? "")
		.join("");

/** The values on the board alone, without the arrows. */
const values = async (page: Page): Promise<string> =>
	(await heatAndArrows(page, "layers"))
		.split(", ")
		.filter((one) => !one.includes("→"))
		.join(", ");

test.describe("the slider of distances", () => {
	test("shows the points ply by ply, with what has settled them, and at the end those that nothing has", async ({
		read,
	}) => {
		const page = await read("distance", "en");
		await boardOf(page, "layers");
		const next = page.getByRole("button", { name: "Next", exact: true });
		await expect(told(page)).toHaveText(/^i has no move: lost in 0 plies\. j has no move/);
		for (let plies = 0; plies <= longest; plies += 1) {
			await expect.poll(() => values(page)).toBe(upTo(plies));
			await next.click();
		}
		await expect(told(page)).toHaveText(/^a and b have never joined the queue/);
		await expect.poll(() => strip(page)).toBe("ijfhgedc");
		await expect(next).toHaveAttribute("aria-disabled", "true");
		await page.getByRole("button", { name: "Back" }).first().click();
		await expect(told(page)).toHaveText(
			/^c is won: it can move to d, lost in 4, and no such point has left the queue earlier\./,
		);
		assert.match(await heatAndArrows(page, "layers"), /c→d$/);
	});

	test("is moved with the keyboard alone, and says how far it is", async ({ read }) => {
		const page = await read("distance", "zh");
		await boardOf(page, "layers");
		const slider = page.getByRole("slider", { name: "步数", exact: true });
		await slider.focus();
		for (const _ of "1234") {
			await page.keyboard.press("ArrowRight");
		}
		await expect(slider).toHaveValue("4");
		await expect(slider).toHaveAttribute("aria-valuetext", "4 步");
		await expect(told(page)).toHaveText(/^d 必败：d 的后继里，最后出队的是 e（3 步）。$/);
		await page.keyboard.press("Home");
		await expect.poll(() => values(page)).toBe(upTo(0));
	});
});

test("the plies of the first game are counted, and nothing else is told of it until it is over", async ({
	read,
}) => {
	const page = await read("distance", "en");
	await boardOf(page, "from-c");
	await expect(counted(page)).toHaveText("0 plies played.");
	for (const [to, played, said] of [
		["d", "cde", "2 plies played."],
		["g", "cdegh", "4 plies played."],
		["j", "cdeghj", "5 plies played. The game is over."],
	] as const) {
		await clickPoint(page, "from-c", to);
		await expect.poll(() => way(page, "from-c")).toBe(played);
		await expect(counted(page)).toHaveText(said);
	}
});

test("in the first game the reader is told at once that the move to a gives the win away, and no more when it is taken back", async ({
	read,
}) => {
	const page = await read("distance", "en");
	const board = await boardOf(page, "from-c");
	await clickPoint(page, "from-c", "a");
	await expect.poll(() => way(page, "from-c")).toBe("cab");
	await expect(counted(page)).toHaveText(
		"2 plies played. That gave the win away. Undo takes moves back.",
	);
	await board.getByRole("button", { name: "Undo" }).click();
	await expect(counted(page)).toHaveText("0 plies played.");
	await clickPoint(page, "from-c", "d");
	await expect(counted(page)).toHaveText("2 plies played.");
});

test("a number is typed with or without the word for what it counts, and with no other number", async ({
	read,
}) => {
	const page = await read("distance", "zh");
	const ask = page.locator("lesson-ask").first();
	const answer = (await ask.getAttribute("data-answer")) ?? "";
	for (const [typed, isRight] of [
		[`${answer}步`, true],
		[`${answer}1 步`, false],
		[`${answer} plies`, true],
		[`${answer} 1`, false],
		[`步 ${answer}`, false],
		[answer, true],
	] as const) {
		await ask.locator("input").fill(typed);
		await page.keyboard.press("Enter");
		await expect(ask.locator(".ask-said")).toHaveAttribute("data-right", String(isRight));
	}
});

test.describe("the loser", () => {
	const said = (page: Page): Locator => page.locator(".pace-said");

	/** Wins from c, moving to the points in turn, and waits each time until the other side has answered. */
	async function win(page: Page, whole: string): Promise<void> {
		for (let at = 1; at < whole.length; at += 2) {
			await expect.poll(() => way(page, "race")).toBe(whole.slice(0, at));
			await clickPoint(page, "race", whole[at] ?? "");
		}
		await expect.poll(() => way(page, "race")).toBe(whole);
	}

	test("loses in as many plies as the table says, whether holding out or in a hurry", async ({
		read,
	}) => {
		const page = await read("distance", "en");
		await boardOf(page, "race");
		await win(page, "cdeghj");
		await expect(said(page)).toHaveText(
			/^You won in 5 plies\. Now win from a loser who is in a hurry\.$/,
		);
		await page.getByRole("button", { name: "is in a hurry" }).click();
		await expect.poll(() => way(page, "race")).toBe("c");
		await clickPoint(page, "race", "d");
		await expect.poll(async () => (await way(page, "race")).length).toBe(3);
		const hasty = await way(page, "race");
		await clickPoint(page, "race", hasty === "cdf" ? "i" : "j");
		const c = points.indexOf("c");
		const [long, short] = [correct, firstWinCounts].map(
			(one) => settleWith(one, moves)[c]?.distance,
		);
		await expect(said(page)).toHaveText(
			`${long} plies if the loser holds out, ${short} if the loser is in a hurry.`,
		);
	});

	test("that the reader lets off is told of, while the game goes on and after it, and with Restart that is over", async ({
		read,
	}) => {
		const page = await read("distance", "en");
		const board = await boardOf(page, "race");
		await clickPoint(page, "race", "a");
		await expect.poll(() => way(page, "race")).toBe("cab");
		await expect(said(page)).toHaveText(/^That gave the win away\./);
		await clickPoint(page, "race", "e");
		await expect.poll(() => way(page, "race")).toBe("cabeg");
		await clickPoint(page, "race", "h");
		await expect(said(page)).toHaveText(/^You lost that one\./);
		await board.getByRole("button", { name: "Restart" }).click();
		await expect(said(page)).toHaveText(/^Win, and see/);
	});
});

test("without a script the distances stand in a table", async ({ read }) => {
	const page = await read("distance", "en", { javaScriptEnabled: false });
	const rows = page.locator(".is-still tbody tr");
	await expect(rows).toHaveCount(points.length);
	await expect(rows.nth(points.indexOf("d"))).toHaveText(/^\s*d\s*4\s*▼\s*$/);
});

test("the distances stand in their table on paper, too", async ({ read }) => {
	const page = await read("distance", "en");
	const table = page.locator(".is-still table");
	await expect(table).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(table).toBeVisible();
});
