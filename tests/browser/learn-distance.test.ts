/** The tutorial's third chapter: the slider of distances, the losers of both kinds, and its questions. */
import assert from "node:assert/strict";
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

test("the slider of distances shows the points ply by ply, with the keyboard alone, and at the end those that nothing settles", async ({
	read,
}) => {
	const page = await read("distance", "en");
	await boardOf(page, "layers");
	/** The values on the board alone, without the arrows. */
	const values = async () => (await heatAndArrows(page, "layers")).replace(/(, )?\w→.*/, "");
	const told = page.locator(".layers-said");
	const next = page.getByRole("button", { name: "Next", exact: true });
	for (let plies = 0; plies <= longest; plies += 1) {
		await expect.poll(values).toBe(upTo(plies));
		await next.click();
	}
	await expect(told).toContainText("a and b have never joined the queue");
	// The points stand in the order of the queue.
	const strip = await page.locator(".layers-point").allTextContents();
	assert.equal(strip.map((text) => text.trim()[0]).join(""), "ijfhgedc");
	await expect(next).toHaveAttribute("aria-disabled", "true");
	await page.getByRole("button", { name: "Back" }).first().click();
	assert.match(await heatAndArrows(page, "layers"), /c→d$/);
	const slider = page.locator("distance-layers").getByRole("slider");
	await slider.focus();
	await page.keyboard.press("Home");
	await expect.poll(values).toBe(upTo(0));
	for (const _ of "1234") await page.keyboard.press("ArrowRight");
	await expect(slider).toHaveValue("4");
	await expect(slider).toHaveAttribute("aria-valuetext", /\b4\b/);
	await expect(told).toContainText("d is lost");
	// On paper the distances stand in their table.
	await page.emulateMedia({ media: "print" });
	const row = page.locator(".is-still tbody tr").nth(points.indexOf("d"));
	await expect(row).toHaveText(/^\s*d\s*4\s*▼\s*$/);
	await expect(row).toBeVisible();
});

test("the plies of the first game are counted, and a move that gives the win away is told of until it is taken back", async ({
	read,
}) => {
	const page = await read("distance", "en");
	const board = await boardOf(page, "from-c");
	const counted = page.locator(".count-plies");
	await expect(counted).toHaveText("0 plies played.");
	await clickPoint(page, "from-c", "a");
	await expect.poll(() => way(page, "from-c")).toBe("cab");
	await expect(counted).toContainText("gave the win away");
	await board.getByRole("button", { name: "Undo" }).click();
	await expect(counted).toHaveText("0 plies played.");
	for (const [to, played, said] of [
		["d", "cde", /^\s*2 plies played\.\s*$/],
		["g", "cdegh", /^\s*4 plies played\.\s*$/],
		["j", "cdeghj", /^\s*5 plies played\. The game is over/],
	] as const) {
		await clickPoint(page, "from-c", to);
		await expect.poll(() => way(page, "from-c")).toBe(played);
		await expect(counted).toHaveText(said);
	}
});

test("the loser loses in as many plies as the table says, holding out or in a hurry, and one let off is told of until Restart", async ({
	read,
}) => {
	const page = await read("distance", "en");
	const board = await boardOf(page, "race");
	const said = page.locator(".pace-said");
	/** Moves to points in turn, and waits each time until the other side has answered. */
	const play = async (whole: string) => {
		for (let at = 1; at < whole.length; at += 2) {
			await expect.poll(() => way(page, "race")).toBe(whole.slice(0, at));
			await clickPoint(page, "race", whole[at] ?? "");
		}
		await expect.poll(() => way(page, "race")).toBe(whole);
	};
	await play("cab");
	await expect(said).toContainText("gave the win away");
	await clickPoint(page, "race", "e");
	await expect.poll(() => way(page, "race")).toBe("cabeg");
	await clickPoint(page, "race", "h");
	await expect(said).toContainText("You lost");
	await board.getByRole("button", { name: "Restart" }).click();
	await expect(said).not.toContainText("You lost");
	await play("cdeghj");
	await expect(said).toContainText("You won in 5 plies");
	await page.getByRole("button", { name: "is in a hurry" }).click();
	await play("c");
	await clickPoint(page, "race", "d");
	await expect.poll(async () => (await way(page, "race")).length).toBe(3);
	await clickPoint(page, "race", (await way(page, "race")) === "cdf" ? "i" : "j");
	const [long, short] = [correct, firstWinCounts].map(
		(one) => settleWith(one, moves)[points.indexOf("c")]?.distance,
	);
	await expect(said).toHaveText(new RegExp(`${long} plies .*, ${short} `));
});
