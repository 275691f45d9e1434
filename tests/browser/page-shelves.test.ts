/** The library's dialog of games: looked through by picture, searched, and picked from. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { chase, packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, moduleWith, test } from "./fixtures.ts";
import { openLibrary, pickedGame, pickGame, solve } from "./page.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const isOnPicker = (page: Page) =>
	expect.poll(() => page.evaluate(() => document.activeElement?.id)).toEqual("games-picker");

/** The code of a small board of Chase, but that White may move aslant, under an id. */
function ownGame(id: string): string {
	const [white, black] = chase.sides;
	const sides = [{ ...white, directions: [...white.directions, "down-right"] }, black] as const;
	return packageSolver.encode({
		game: { rules: { ...chase, id, sides }, board: { rows: 2, columns: 2, obstacles: [] } },
		position: {
			toMove: "white",
			pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 2, column: 2 }] },
		},
	});
}

/** The ids of the games that a search has left. */
const left = (library: Locator) =>
	library
		.locator(".game:not([hidden])")
		.evaluateAll((cards) => cards.map((each) => (each as HTMLElement).dataset.game));

test("the dialog of games is loaded once, shows each game, and finds those that a word is about", async ({
	visit,
}) => {
	const page = await visit();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
	const loads = () => asked.filter((path) => path === moduleWith("game-name")).length;
	assert.equal(loads(), 0);
	await openLibrary(page);
	await page.keyboard.press("Escape");
	const library = await openLibrary(page);
	assert.equal(loads(), 1);

	await expect(library.locator(".game canvas[style]")).toHaveCount(packageSolver.games.length);
	const pictures = await library
		.locator("canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
	assert.equal(new Set(pictures).size, packageSolver.games.length);
	for (const { rules, positions } of packageSolver.library) {
		await expect(library.locator(`[data-game="${rules.id}"]`)).toContainText(
			positions.toLocaleString("en"),
		);
	}
	await expect(library.getByRole("link", { name: "LeetCode 1728" })).toHaveAttribute(
		"href",
		"https://leetcode.com/problems/cat-and-mouse-ii/",
	);

	const all = packageSolver.games.map(({ id }) => id);
	for (const [query = "", ...found] of [
		["P4576", "chase"],
		["CQOI 2013", "chase"],
		["cqoi2013", "chase"],
		["力扣", "cat-and-mouse-2", "cat-and-mouse"],
		["猎犬", "fox-and-hounds", "hare-and-hounds"],
		["褲襠棋", "pong-hau-ki"],
		["police-and-thief", "police-and-thief"],
		["倒推", ...all],
		// Those that are called so stand before those that only speak of it, and no word is found within another.
		["有向图游戏", "token", ...all.filter((id) => id !== "token")],
		["own graph", "cat-and-mouse"],
	]) {
		await library.getByRole("searchbox").fill(query);
		await expect.poll(() => left(library), { message: query }).toEqual(found);
		await expect(library.getByRole("status")).toContainText(String(found.length));
	}
	await library.getByRole("searchbox").fill("五子棋");
	await expect(library.locator(".game:visible")).toHaveCount(0);
	assert.deepEqual(await findings(page), []);
	await library.getByRole("button", { name: "Show all games" }).click();
	await expect(library.locator(".game:visible")).toHaveCount(packageSolver.games.length);
	await expect(library.getByRole("searchbox")).toHaveValue("");
	await expect(library.getByRole("searchbox")).toBeFocused();
});

test("the dialog of games is used by the keyboard alone, and leaves the game on the board alone", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 800 } });
	await solve(page, "2 1 1 2 2");
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	await page.locator("#games-picker").focus();
	await page.keyboard.press("Enter");
	const search = page.locator("#library").getByRole("searchbox");
	await expect(search).toBeFocused();
	await expect(page.locator("#library [aria-current]")).toHaveText("Chase");
	for (const [key, name] of [
		["ArrowDown", "Chase"],
		["ArrowRight", "Crossing pawn"],
		["ArrowDown", "Police and thief"],
		["End", "Cops and robber"],
		["ArrowLeft", "Token on a graph"],
		["Home", "Chase"],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(() => focused(page), { message: key }).toEqual(name);
	}
	await page.keyboard.press("Enter");
	await page.locator("#library").waitFor({ state: "hidden" });
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	await isOnPicker(page);

	await page.keyboard.press("Enter");
	await expect(search).toBeFocused();
	await page.keyboard.type("fox");
	await page.keyboard.press("Escape");
	await isOnPicker(page);
	await page.keyboard.press("Enter");
	await expect(search).toHaveValue("");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await expect(search).toBeFocused();
	await page.keyboard.type("leetcode");
	await page.keyboard.press("Enter");
	await page.locator("#library").waitFor({ state: "hidden" });
	await expect.poll(() => pickedGame(page)).toEqual("Cat and mouse II");
	await isOnPicker(page);
});

test("a game of the list's name with rules of the reader's own is the first and current one, with its board", async ({
	visit,
}) => {
	const page = await visit({ hash: `#${ownGame("chase")}` });
	const library = await openLibrary(page);
	await expect(library.locator(".game")).toHaveCount(packageSolver.games.length + 1);
	const own = library.locator(".game").first();
	await own.locator("canvas[style]").waitFor();
	await expect(own.getByRole("button")).toHaveAttribute("aria-current", "true");
	await expect(library.locator("[aria-current]")).toHaveCount(1);
	await own.getByText("32 positions").waitFor();
	await page.keyboard.press("Escape");
	await pickGame(page, "Chase");
	await expect((await openLibrary(page)).locator(".game")).toHaveCount(packageSolver.games.length);
});
