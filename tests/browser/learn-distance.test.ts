/** The tutorial's third chapter: the slider of distances, the losers of both kinds, and its questions. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { correct, firstWinCounts, settleWith } from "../../web/learn/distance/variants.ts";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { eventually, hasAttribute, holdsText } from "./eventually.ts";
import { boardOf, clickPoint, picture, way } from "./learn-boards.ts";
import { openChapter } from "./learn-harness.ts";

const truth = settleWith(correct, moves);
const longest = Math.max(...truth.map(({ distance }) => distance ?? 0));

/** The values of all points up to a distance, as a board's picture tells them. */
const upTo = (plies: number): string =>
	points
		.flatMap((name, point) => {
			const { outcome, distance } = truth[point] ?? { outcome: "draw", distance: null };
			return distance !== null && distance <= plies ? [`${name} ${outcome} ${distance}`] : [];
		})
		.join(", ");

const told = (page: Page): Promise<string | null> => page.locator(".layers-said").textContent();

/** The points of the strip that are there, in order. */
const strip = async (page: Page): Promise<string> =>
	(await page.locator(".layers-point").allTextContents())
		.map((text) => text.trim()[0] ?? "")
		.join("");

/** The values on the board alone, without the arrows. */
const values = async (page: Page): Promise<string> =>
	(await picture(page, "layers"))
		.split(", ")
		.filter((one) => !one.includes("→"))
		.join(", ");

describe("the slider of distances", () => {
	test("shows the points ply by ply, with what has settled them, and at the end those that nothing has", () =>
		openChapter("distance", "en", {}, async (page) => {
			await boardOf(page, "layers");
			const next = page.getByRole("button", { name: "Next" });
			assert.match((await told(page)) ?? "", /^i has no move: lost in 0 plies\. j has no move/);
			for (let plies = 0; plies <= longest; plies += 1) {
				await eventually(() => values(page), upTo(plies));
				await next.click();
			}
			await eventually(() => told(page), /^a and b have never joined the queue/);
			await eventually(() => strip(page), "ijfhgedc");
			assert.equal(await next.getAttribute("aria-disabled"), "true");
			await page.getByRole("button", { name: "Back" }).first().click();
			await eventually(
				() => told(page),
				/^c is won: it can move to d, lost in 4, and no such point has left the queue earlier\./,
			);
			assert.match(await picture(page, "layers"), /c→d$/);
		}));

	test("is moved with the keyboard alone, and says how far it is", () =>
		openChapter("distance", "zh", {}, async (page) => {
			await boardOf(page, "layers");
			const slider = page.getByRole("slider", { name: "步数", exact: true });
			await slider.focus();
			for (const _ of "1234") {
				await page.keyboard.press("ArrowRight");
			}
			await holdsText(slider, "4");
			assert.equal(await slider.getAttribute("aria-valuetext"), "4 步");
			await eventually(() => told(page), /^d 必败：d 的后继里，最后出队的是 e（3 步）。$/);
			await page.keyboard.press("Home");
			await eventually(() => values(page), upTo(0));
		}));
});

test("the plies of the first game are counted, and nothing else is told of it until it is over", () =>
	openChapter("distance", "en", {}, async (page) => {
		await boardOf(page, "from-c");
		const counted = async () =>
			((await page.locator(".count-plies").textContent()) ?? "").replace(/\s+/g, " ").trim();
		await eventually(counted, "0 plies played.");
		for (const [to, played, said] of [
			["d", "cde", "2 plies played."],
			["g", "cdegh", "4 plies played."],
			["j", "cdeghj", "5 plies played. The game is over."],
		] as const) {
			await clickPoint(page, "from-c", to);
			await eventually(() => way(page, "from-c"), played);
			await eventually(counted, said);
		}
	}));

test("in the first game the reader is told at once that the move to a gives the win away, and no more when it is taken back", () =>
	openChapter("distance", "en", {}, async (page) => {
		const board = await boardOf(page, "from-c");
		const counted = async () =>
			((await page.locator(".count-plies").textContent()) ?? "").replace(/\s+/g, " ").trim();
		await clickPoint(page, "from-c", "a");
		await eventually(() => way(page, "from-c"), "cab");
		await eventually(counted, "2 plies played. That gave the win away. Undo takes moves back.");
		await board.getByRole("button", { name: "Undo" }).click();
		await eventually(counted, "0 plies played.");
		await clickPoint(page, "from-c", "d");
		await eventually(counted, "2 plies played.");
	}));

test("a number is typed with or without the word for what it counts, and with no other number", () =>
	openChapter("distance", "zh", {}, async (page) => {
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
			await hasAttribute(ask.locator(".ask-said"), "data-right", String(isRight));
		}
	}));

describe("the loser", () => {
	const said = (page: Page): Promise<string | null> => page.locator(".pace-said").textContent();

	/** Wins from c, moving to the points in turn, and waits each time until the other side has answered. */
	async function win(page: Page, whole: string): Promise<void> {
		for (let at = 1; at < whole.length; at += 2) {
			await eventually(() => way(page, "race"), whole.slice(0, at));
			await clickPoint(page, "race", whole[at] ?? "");
		}
		await eventually(() => way(page, "race"), whole);
	}

	test("loses in as many plies as the table says, whether holding out or in a hurry", () =>
		openChapter("distance", "en", {}, async (page) => {
			await boardOf(page, "race");
			await win(page, "cdeghj");
			await eventually(
				() => said(page),
				/^You won in 5 plies\. Now win from a loser who is in a hurry\.$/,
			);
			await page.getByRole("button", { name: "is in a hurry" }).click();
			await eventually(() => way(page, "race"), "c");
			await clickPoint(page, "race", "d");
			await eventually(async () => (await way(page, "race")).length, 3);
			const hasty = await way(page, "race");
			await clickPoint(page, "race", hasty === "cdf" ? "i" : "j");
			const c = points.indexOf("c");
			const [long, short] = [correct, firstWinCounts].map(
				(one) => settleWith(one, moves)[c]?.distance,
			);
			await eventually(
				() => said(page),
				`${long} plies if the loser holds out, ${short} if the loser is in a hurry.`,
			);
		}));

	test("that the reader lets off is told of, while the game goes on and after it, and with Restart that is over", () =>
		openChapter("distance", "en", {}, async (page) => {
			const board = await boardOf(page, "race");
			await clickPoint(page, "race", "a");
			await eventually(() => way(page, "race"), "cab");
			await eventually(() => said(page), /^That gave the win away\./);
			await clickPoint(page, "race", "e");
			await eventually(() => way(page, "race"), "cabeg");
			await clickPoint(page, "race", "h");
			await eventually(() => said(page), /^You lost that one\./);
			await board.getByRole("button", { name: "Restart" }).click();
			await eventually(() => said(page), /^Win, and see/);
		}));
});

test("without a script the distances stand in a table", () =>
	openChapter("distance", "en", { javaScriptEnabled: false }, async (page) => {
		const rows = page.locator(".is-still tbody tr");
		assert.equal(await rows.count(), points.length);
		assert.match((await rows.nth(points.indexOf("d")).textContent()) ?? "", /^\s*d\s*4\s*▼\s*$/);
	}));

test("the distances stand in their table on paper, too", () =>
	openChapter("distance", "en", {}, async (page) => {
		const table = page.locator(".is-still table");
		await eventually(() => table.isVisible(), false);
		await page.emulateMedia({ media: "print" });
		assert.ok(await table.isVisible());
	}));
