/** Live parts of the chapters on graphs: tokens, a recursion, and graphs solved, drawn and measured. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { correct, firstWinCounts, settleWith } from "../../web/learn/distance/variants.ts";
import { moves, points } from "../../web/learn/graph/graph.ts";
import { lines, trace } from "../../web/learn/graph/trace.ts";
import type { Known } from "../../web/learn/lesson/graph-picture.ts";
import { tutorialWords } from "../../web/locale/every.ts";
import { dragMouse, middleOf } from "./board.ts";
import { chapterPath, expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, heatAndArrows, pointOf, tokenPath } from "./tutorial.ts";

const words = tutorialWords("en");

const expectWay = (page: Page, id: string, whole: string) =>
	expect.poll(() => tokenPath(page, id)).toBe(whole);

/** Moves a token along points, waiting each time for the reply. */
async function play(page: Page, id: string, whole: string): Promise<void> {
	for (let at = 1; at < whole.length; at += 2) {
		await expectWay(page, id, whole.slice(0, at));
		await clickPoint(page, id, whole[at] ?? "");
	}
	await expectWay(page, id, whole);
}

/** Values of some points, as shown on a board. */
const valuesOf = (known: readonly (Known | null)[]): string =>
	known
		.flatMap((one, at) =>
			one === null ? [] : [`${points[at]} ${one.outcome} ${one.distance ?? "–"}`],
		)
		.join(", ");

/** Values shown on a board, without its arrows. */
const valuesOn = async (page: Page, id: string): Promise<string> =>
	(await heatAndArrows(page, id)).replace(/(, )?\w→\w/g, "");

test("the recursion steps call by call: d grows the stack, j returns", async ({ read }) => {
	const page = await read("token", "en", { width: 390 });
	const part = page.locator("recursion-steps");
	await part.scrollIntoViewIfNeeded();
	const stack = part.locator(".call-stack code");
	const said = part.locator(".code-status");
	await expect(stack).toHaveText(['wins("d")']);
	await part.getByRole("button", { name: words.steps.next, exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(stack).toHaveText(['wins("e")', 'wins("d")']);
	await page.keyboard.press("Enter");
	await expect(stack).toHaveText(['wins("d")', 'wins("e")', 'wins("d")']);
	await expect(part.locator(".is-again")).toHaveCount(1);
	await expect(part.locator("[aria-current]")).toHaveText("not wins(after)");
	const last = part.getByRole("button", { name: words.steps.last, exact: true });
	await last.click();
	await expect(said).toContainText("RecursionError");
	await part.getByRole("button", { name: "j", exact: true }).click();
	await expect(stack).toHaveText(['wins("j")']);
	await last.click();
	await expect(said).toHaveText(words.calls.loss("j", 0));
});

test("a graph solved by hand gives reasons, steps back and ends with the draws", async ({
	read,
}) => {
	const page = await read("backwards", "en");
	await boardOf(page, "by-hand");
	const { reasons, undo, reset, empty, lost, won, sinksFirst } = words.backwards;
	const controls = page.locator(".settle-controls");
	const button = (name: string | RegExp) => controls.getByRole("button", { name });
	const choice = (point: string) =>
		page.locator(".settle-table").getByRole("button", { name: point, exact: true });
	const told = controls.getByRole("status");
	const queue = page.locator(".settle-queue");
	await expect(button(undo)).toHaveAttribute("aria-disabled", "true");
	await button(/^Take /).click();
	await expect(told).toHaveText(sinksFirst);
	for (const [point, what, kind, about] of [
		["i", won, "no-move", []],
		["g", lost, "open-move", ["h"]],
		["i", lost, "good-loss", []],
		["f", won, "waiting", ["i"]],
		["j", lost, "good-loss", []],
	] as const) {
		await choice(point).click();
		await button(new RegExp(`${what}$`)).click();
		await expect(told).toHaveText(reasons[kind](point, words.list(about), about.length));
	}
	await expect(queue).toHaveText("i j");
	await button(undo).focus();
	await page.keyboard.press("Enter");
	await expect(queue).toHaveText("i");
	await page.keyboard.press("Enter");
	await expect(queue).toHaveText(empty);
	// A button without effect is disabled and keeps focus.
	await expect(button(undo)).toHaveAttribute("aria-disabled", "true");
	await expect(button(undo)).toBeFocused();
	// A press selects a point of the board, and keys give the reason.
	await clickPoint(page, "by-hand", "j");
	await expect(choice("j")).toHaveAttribute("aria-pressed", "true");
	for (const step of "il jl t fw t hw t t gl t ew t dl t cw t".split(" ")) {
		if (step !== "t") await pointOf(page, "by-hand", step.charAt(0)).focus();
		await page.keyboard.press(step.charAt(step.length - 1));
	}
	await expect(told).toContainText(words.backwards.over(words.list(["a", "b"])));
	await expect(button(/^Take /)).toHaveAttribute("aria-disabled", "true");
	assert.equal(await valuesOn(page, "by-hand"), valuesOf(trace(moves).at(-1)?.known ?? []));
	await button(reset).click();
	await expect(queue).toHaveText(empty);
});

test("the stepped code shows step, line, counters and board together @more", async ({ read }) => {
	const page = await read("backwards", "en", { width: 390 });
	await boardOf(page, "steps");
	const steps = trace(moves);
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
	await page.getByRole("button", { name: "Python" }).click();
	await expect(current).toHaveText(lines.python.end);
	await page.goto(chapterPath("backwards", "zh"));
	await boardOf(page, "steps");
	await expect(page.locator(".code-listing pre:visible code")).toHaveClass(/language-python/);
});

/** The points and edges of a board, by name. */
const graph = (board: Locator): Promise<string> =>
	board.evaluate(({ problem }: CatchmateBoard) => {
		const { names = [], edges = [] } = problem?.game.board.graph ?? {};
		const ways = edges.map(
			({ from, to, oneWay }) => `${names[from - 1]}${oneWay ? ">" : "-"}${names[to - 1]}`,
		);
		return `${names.join("")} ${ways.sort().join(" ")}`;
	});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
	await from.scrollIntoViewIfNeeded();
	await dragMouse(page, await middleOf(from), await middleOf(to));
}

test("a drawn graph is solved as it stands, grows, shrinks and steps back @more", async ({
	read,
}) => {
	const page = await read("backwards", "zh", { width: 390 });
	const { steps, draw } = tutorialWords("zh-CN");
	const board = await boardOf(page, "drawn");
	const part = page.locator("draw-graph");
	const press = (name: string | RegExp) =>
		part.getByRole("button", { name, exact: typeof name === "string" }).click();
	const option = (point: string) => pointOf(page, "drawn", point);
	const expectGraph = (text: string) => expect.poll(() => graph(board)).toBe(text);
	await expectGraph("abcd a-b b>c b>d c>a");
	await press(steps.next);
	assert.equal(await heatAndArrows(page, "drawn"), "d loss 0");
	await press(steps.last);
	assert.equal(await heatAndArrows(page, "drawn"), "a loss 2, b win 1, c win 3, d loss 0");
	// With a move from d to c, nothing is settled.
	await drag(page, option("d"), option("c"));
	await expectGraph("abcd a-b b>c b>d c>a d>c");
	await expect(part.locator(".code-status")).toHaveText(draw.start);
	await press(steps.last);
	assert.equal(await heatAndArrows(page, "drawn"), "a draw –, b draw –, c draw –, d draw –");
	await drag(page, option("d"), option("c"));
	await expectGraph("abcd a-b b>c b>d c>a");
	const [a, b] = [await middleOf(option("a")), await middleOf(option("b"))];
	await page.mouse.click(b.x, a.y - 20);
	await expectGraph("abcde a-b b>c b>d c>a");
	await press(draw.undo);
	await expectGraph("abcd a-b b>c b>d c>a");
	await option("b").focus();
	await page.keyboard.press("Delete");
	await expectGraph("acd c>a");
});

const truth = settleWith(correct, moves);
const longest = Math.max(...truth.map(({ distance }) => distance ?? 0));

test("the distance slider shows points ply by ply, draws last", async ({ read }) => {
	const page = await read("distance", "en");
	await boardOf(page, "layers");
	const { next, back, never, loss } = words.layers;
	const part = page.locator("distance-layers");
	const expectUpTo = (plies: number) => {
		const known = truth.map((one) => ((one.distance ?? longest + 1) <= plies ? one : null));
		return expect.poll(() => valuesOn(page, "layers")).toBe(valuesOf(known));
	};
	const nextButton = part.getByRole("button", { name: next, exact: true });
	for (let plies = 0; plies <= longest; plies += 1) {
		await expectUpTo(plies);
		await nextButton.click();
	}
	const told = part.getByRole("status");
	await expect(told).toHaveText(never(words.list(["a", "b"]), 2));
	await expect(nextButton).toHaveAttribute("aria-disabled", "true");
	await part.getByRole("button", { name: back }).click();
	assert.match(await heatAndArrows(page, "layers"), /c→d$/);
	const slider = part.getByRole("slider");
	await slider.focus();
	await page.keyboard.press("Home");
	await expectUpTo(0);
	for (const _ of "1234") await page.keyboard.press("ArrowRight");
	await expect(slider).toHaveAttribute("aria-valuetext", words.layers.plies(4));
	await expect(told).toHaveText(loss("d", "e", 3));
});

test("the loser's pace changes a win's length, and a lost win shows until Restart @more", async ({
	read,
}) => {
	const page = await read("distance", "en");
	const board = await boardOf(page, "race");
	const said = page.locator(".pace-status");
	const { pace } = words;
	await play(page, "race", "cab");
	await expect(said).toHaveText(pace.thrown);
	await clickPoint(page, "race", "e");
	await expectWay(page, "race", "cabeg");
	await clickPoint(page, "race", "h");
	await expect(said).toHaveText(pace.lost);
	await board.getByRole("button", { name: "Restart" }).click();
	await play(page, "race", "cdeghj");
	await expect(said).toHaveText(pace.won(5, true));
	await page.getByRole("button", { name: pace.hurries }).click();
	await expectWay(page, "race", "c");
	await clickPoint(page, "race", "d");
	await expect.poll(async () => (await tokenPath(page, "race")).length).toBe(3);
	await clickPoint(page, "race", (await tokenPath(page, "race")) === "cdf" ? "i" : "j");
	const [held = 0, hurried = 0] = [correct, firstWinCounts].map(
		(one) => settleWith(one, moves)[points.indexOf("c")]?.distance ?? 0,
	);
	await expect(said).toHaveText(pace.both(held, hurried));
});

test("the board shows either the saving moves or the losing ones @more", async ({ read }) => {
	const page = await read("draws", "en");
	await boardOf(page, "loop");
	const { safe, losing } = words.safe;
	const expectShown = (arrows: string) =>
		expect
			.poll(() => heatAndArrows(page, "loop"))
			.toBe(`a draw –, b draw –, c win 5, e win 3, ${arrows}`);
	await expectShown("a→b, b→a");
	await page.getByRole("button", { name: losing }).click();
	await expectShown("a→c, b→e");
	await page.getByRole("button", { name: safe }).click();
	await expectShown("a→b, b→a");
});
