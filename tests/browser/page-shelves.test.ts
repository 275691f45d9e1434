/** The library's dialog of games: looked through by picture, searched, and picked from. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { chase, packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, moduleWith, test } from "./fixtures.ts";
import { openLibrary, overflow, pickedGame, pickGame, solve } from "./page.ts";

/** The verdict of the board that the page begins with. */
const first = "Black wins in 20 plies. White to move.";

const card = (library: Locator, id: string) => library.locator(`[data-game="${id}"]`);
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

test.describe("the dialog of games", () => {
	test("is loaded when it is opened, once", async ({ visit }) => {
		const page = await visit();
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
		const part = moduleWith("game-name");
		for (let visits = 0; visits < 2; visits++) {
			assert.equal(asked.filter((path) => path === part).length, visits === 0 ? 0 : 1);
			await openLibrary(page);
			await page.keyboard.press("Escape");
		}
		assert.equal(new Set(asked).size, asked.length);
	});

	test("works from the disk", async ({ visit }) => {
		const page = await visit({ fromDisk: true });
		await expect((await openLibrary(page)).locator(".game")).toHaveCount(
			packageSolver.games.length,
		);
	});

	for (const [locale, name, rules, source, address] of [
		[
			...["en", "Cat and mouse II", "Both jump in a line", "LeetCode 1728"],
			"https://leetcode.com/problems/cat-and-mouse-ii/",
		],
		[
			...["zh-CN", "猫和老鼠 II", "双方沿直线跳", "力扣 1728"],
			"https://leetcode.cn/problems/cat-and-mouse-ii/",
		],
	] as const) {
		test(`shows each game's picture, name, rules, source and size: ${locale}`, async ({
			visit,
		}) => {
			const page = await visit({ locale });
			const library = await openLibrary(page);
			await expect(library.locator(".game canvas[style]")).toHaveCount(packageSolver.games.length);
			const pictures = await library
				.locator("canvas")
				.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
			assert.equal(new Set(pictures).size, packageSolver.games.length);
			for (const { rules, positions } of packageSolver.library) {
				const text = (await card(library, rules.id).textContent()) ?? "";
				assert.ok(text.includes(positions.toLocaleString(locale)), text);
			}
			const mice = card(library, "cat-and-mouse-2");
			await expect(mice.getByRole("heading")).toHaveText(new RegExp(name));
			await mice.getByText(rules).waitFor();
			await expect(mice.getByRole("link", { name: source })).toHaveAttribute("href", address);
			await expect(card(library, "chase").getByRole("link")).toHaveAttribute(
				"href",
				"https://www.luogu.com.cn/problem/P4576",
			);
		});
	}

	test("leaves no row with a gap on the first page, whatever the width", async ({ open }) => {
		const page = await open("index.html");
		const cards = page.locator("#home .game");
		await expect(cards).toHaveCount(packageSolver.games.length);
		for (const [width, columns] of [
			[1366, 5],
			[1024, 2],
			[390, 1],
		] as const) {
			await page.setViewportSize({ width, height: 768 });
			const tops = await cards.evaluateAll((all) =>
				all.map((each) => Math.round(each.getBoundingClientRect().top)),
			);
			const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
			assert.deepEqual([...new Set(rows)], [columns], `${width} pixels`);
			await expect.poll(() => overflow(page)).toBe(0);
		}
	});

	test("finds games by words of either language, by id, by number and by what learners look for", async ({
		visit,
	}) => {
		const page = await visit();
		const library = await openLibrary(page);
		const all = packageSolver.games.map(({ id }) => id);
		for (const [query, found] of [
			["P4576", ["chase"]],
			["棋盘游戏", ["chase"]],
			["P9169", ["crossing-pawn"]],
			["cqoi2013", ["chase"]],
			["CQOI 2013", ["chase"]],
			["LeetCode 1728", ["cat-and-mouse-2"]],
			["力扣", ["cat-and-mouse-2", "cat-and-mouse"]],
			["913", ["cat-and-mouse"]],
			["力扣913", ["cat-and-mouse"]],
			["过河卒", ["crossing-pawn"]],
			["hounds", ["fox-and-hounds", "hare-and-hounds"]],
			["猎犬", ["fox-and-hounds", "hare-and-hounds"]],
			["French military game", ["hare-and-hounds"]],
			["法国军棋", ["hare-and-hounds"]],
			["umul gonu", ["pong-hau-ki"]],
			["憋死牛", ["pong-hau-ki"]],
			["褲襠棋", ["pong-hau-ki"]],
			["police-and-thief", ["police-and-thief"]],
			["倒推", all],
			["必胜态", all],
			["必败态", all],
			["有向图游戏", ["token", ...all.filter((id) => id !== "token")]],
			["拓扑", all],
			["bfs", all],
			["Retrograde", all],
		] as const) {
			await library.getByRole("searchbox").fill(query);
			await expect.poll(() => left(library), { message: query }).toEqual([...found]);
			const count =
				found.length === all.length ? `${all.length}` : `${found.length} of ${all.length}`;
			await expect(library.getByRole("status")).toHaveText(new RegExp(`^\\s*${count} games`));
		}
	});

	test("shows those that are called so before those that only speak of it", async ({ visit }) => {
		const page = await visit();
		const library = await openLibrary(page);
		const first = () => library.locator(".game:visible .game-name").first().textContent();
		await library.getByRole("searchbox").fill("cat");
		await expect.poll(async () => (await first())?.trim()).toEqual("Cat and mouse II");
		await expect(library.locator('.game:visible[data-game="cops-and-robber"]')).toHaveCount(1);
		await library.getByRole("searchbox").fill("own graph");
		await expect.poll(() => left(library)).toEqual(["cat-and-mouse"]);
		await page.keyboard.press("Enter");
		await expect.poll(() => pickedGame(page)).toEqual("Cat and mouse");
	});

	test("says that nothing is found, and shows all games again when asked to", async ({ visit }) => {
		const page = await visit();
		const library = await openLibrary(page);
		await page.keyboard.type("五子棋");
		await library.getByText("No game matches “五子棋”.").waitFor();
		await expect(library.locator(".game:visible")).toHaveCount(0);
		assert.deepEqual(await findings(page), []);
		await page.keyboard.press("Enter");
		await seesVerdict(page, first);
		await library.getByRole("button", { name: "Show all games" }).click();
		await expect(library.locator(".game:visible")).toHaveCount(packageSolver.games.length);
		await expect(library.getByRole("searchbox")).toHaveValue("");
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
			.toEqual("searchbox");
	});

	test("is used by the keyboard alone: search, arrows, Enter, Escape", async ({ visit }) => {
		const page = await visit({ viewport: { width: 1280, height: 800 } });
		await page.locator("#games-picker").focus();
		await page.keyboard.press("Enter");
		await page.locator("#library").waitFor();
		const isInSearch = () =>
			expect
				.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
				.toEqual("Search the games");
		await isInSearch();
		for (const [key, name] of [
			["ArrowDown", "Chase"],
			["ArrowRight", "Crossing pawn"],
			["ArrowDown", "Police and thief"],
			["End", "Cops and robber"],
			["ArrowUp", "Pong hau k'i"],
			["ArrowLeft", "Hare and hounds"],
			["ArrowUp", "Cat and mouse II"],
			["ArrowUp", "Fox and hounds"],
			["ArrowUp", "Chase"],
			["ArrowRight", "Crossing pawn"],
			["Tab", "NOI provincial selection 2023, Luogu P9169"],
			["Tab", "Fox and hounds"],
			["Home", "Chase"],
		] as const) {
			await page.keyboard.press(key);
			await expect.poll(() => focused(page), { message: key }).toEqual(name);
		}
		await page.keyboard.press("ArrowUp");
		await isInSearch();
		await page.keyboard.type("fox");
		await page.keyboard.press("Escape");
		await page.locator("#library").waitFor({ state: "hidden" });
		await isOnPicker(page);
		await seesVerdict(page, first);

		await page.keyboard.press("Enter");
		await isInSearch();
		await expect(page.locator(".game:visible")).toHaveCount(packageSolver.games.length);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Enter");
		await page.locator("#library").waitFor({ state: "hidden" });
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await isOnPicker(page);

		await page.keyboard.press("Enter");
		await isInSearch();
		await page.keyboard.type("leetcode");
		await page.keyboard.press("Enter");
		await page.locator("#library").waitFor({ state: "hidden" });
		await expect.poll(() => pickedGame(page)).toEqual("Cat and mouse II");
	});

	test("leaves the board alone where the game on it is picked again", async ({ visit }) => {
		const page = await visit();
		await solve(page, "2 1 1 2 2");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		const library = await openLibrary(page);
		await expect(library.getByRole("button", { name: "Chase" })).toHaveAttribute(
			"aria-current",
			"true",
		);
		await expect(library.locator("[aria-current]")).toHaveCount(1);
		await library.getByRole("button", { name: "Chase" }).click();
		await library.waitFor({ state: "hidden" });
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
	});

	for (const [id, name] of [
		["chase-variant", "Chase, own rules"],
		// One that the list has with other rules.
		["chase", "chase"],
	] as const) {
		test(`shows a game with rules of the reader's own as the current one, with its board: ${id}`, async ({
			visit,
		}) => {
			const page = await visit({ hash: `#${ownGame(id)}` });
			await seesVerdict(page, "White wins in 1 ply. White to move.");
			const library = await openLibrary(page);
			await expect(library.locator(".game")).toHaveCount(packageSolver.games.length + 1);
			const own = library.locator(".game").first();
			await own.locator("canvas[style]").waitFor();
			await expect(own.getByRole("button", { name })).toHaveAttribute("aria-current", "true");
			await expect(library.locator("[aria-current]")).toHaveCount(1);
			await own.getByText("32 positions").waitFor();
			await expect(own.getByRole("link")).toHaveCount(0);
			assert.deepEqual(await findings(page), []);
			await page.keyboard.press("Escape");
			await pickGame(page, "Chase");
			await seesVerdict(page, first);
			await expect((await openLibrary(page)).locator(".game")).toHaveCount(
				packageSolver.games.length,
			);
		});
	}

	test("is no wider than a window, its links are as large as a finger", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		const library = await openLibrary(page);
		for (const width of [320, 390, 1440]) {
			await page.setViewportSize({ width, height: 740 });
			const { isWide, small } = await library.evaluate((dialog) => ({
				isWide: dialog.scrollWidth > dialog.clientWidth,
				small: [...dialog.querySelectorAll("a, .panel-head > *:not(h2), .game")]
					.map((each) => each.getBoundingClientRect().height)
					.filter((height) => height < 40),
			}));
			assert.ok(!isWide, `${width} pixels`);
			assert.deepEqual(small, [], `${width} pixels`);
		}
	});
});
