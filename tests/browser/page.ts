/** Steps that tests take on Catchmate's page, as a person would. */
import { expect, type Locator, type Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { cell, middleOf, seesVerdict } from "./board.ts";

/** What stands in a verdict's place while a puzzle is open. */
export const puzzleGoal = /: (win in the fewest moves|win by holding out|hold the draw|hold out)/;

/** Waits until the board that was put up or edited is solved and drawn; an obstacle is seen only where values are told. */
export async function settles(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const { problem, record, table } = document.querySelector("catchmate-board") ?? {};
		// The table's game is a copy.
		const [wanted, solved] = [problem, table].map((of) => JSON.stringify(of?.game.board));
		const isSolved = solved === undefined || solved === wanted;
		return problem && record?.positions[0] === problem.position && isSolved;
	});
}

/** Opens the library of games. */
export async function openLibrary(page: Page): Promise<Locator> {
	await page.locator("#games-picker").click();
	const library = page.locator("#library");
	await library.locator(".game").first().waitFor();
	return library;
}

/** The name of the game that is picked. */
export const pickedGame = (page: Page): Promise<string> => textOf(page, "#games-picked");

/** Picks a game, by its name in the page's language, and waits until its first board is solved and can be played on. */
export async function pickGame(page: Page, name: string): Promise<void> {
	const library = await openLibrary(page);
	const card = library.locator(".game", { has: page.getByRole("button", { name, exact: true }) });
	const id = await card.getAttribute("data-game");
	await card.locator(".game-name").click();
	await page.waitForFunction((picked) => {
		const { rules, problem } = document.querySelector("catchmate-board") ?? {};
		return rules?.id === picked && problem?.game.rules.id === picked;
	}, id);
	await settles(page);
}

/** Picks one of the ready-made boards, of whatever game. */
export async function pickPreset(page: Page, id: string): Promise<void> {
	const library = await openLibrary(page);
	await library.locator(`[data-preset="${id}"]`).click();
	await library.waitFor({ state: "hidden" });
}

/** Has the page analyse, be played on, be edited, or set puzzles. */
export async function pickActivity(
	page: Page,
	name: "Analyse" | "Play" | "Edit" | "Puzzles",
): Promise<void> {
	const place = name === "Edit" ? "Analyse" : name;
	await page.locator("#activities").getByRole("radio", { name: place }).check();
	if (name === "Edit") await openTab(page, "edit");
	if (name === "Analyse") {
		const mode = () => document.querySelector("catchmate-board")?.mode;
		if ((await page.evaluate(mode)) === "edit") await openTab(page, "moves");
	}
}

export type Tab = "edit" | "explain" | "moves" | "play" | "share" | "text";

/** Opens a tab, unless it is open, and waits until it is. */
export async function openTab(page: Page, name: Tab): Promise<void> {
	const tab = page.locator(`#tab-${name}`);
	if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
	await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Opens the tab for sharing, in whatever language: what it shows is loaded then. */
export async function openShare(page: Page): Promise<void> {
	await openTab(page, "share");
	await page.locator("#share-link").waitFor();
}

/** Opens a part of a tab that can be folded, by its id. */
export async function openFold(page: Page, id: string): Promise<void> {
	const fold = page.locator(`#${id}`);
	if ((await fold.getAttribute("open")) === null) {
		await fold.locator("summary").first().click();
	}
}

/** Chooses what is told of values while a game is played. */
export async function pickHints(page: Page, name: "Off" | "Step by step" | "Full"): Promise<void> {
	await page.getByRole("group", { name: "Hints" }).getByRole("radio", { name }).check();
}

/** Goes to an address behind the `#`. */
export const goTo = (page: Page, hash: string): Promise<void> =>
	page.evaluate((hash) => {
		location.hash = hash;
	}, hash);

/** Goes so many entries on in the browser's history, or back: asked by the page, when the browser has heard of the entries that the page made. */
export async function travel(page: Page, entries: number): Promise<void> {
	// Gone only after it has answered: an entry of another document takes the page's scripts with it.
	const before = await page.evaluate((entries) => {
		setTimeout(() => history.go(entries));
		return location.href;
	}, entries);
	await page.waitForFunction((before) => location.href !== before, before);
}

/** Types a text into the text box and has it solved, until there is an answer or an error; its first board is then there to be seen. */
export async function solve(page: Page, text: string): Promise<void> {
	await openTab(page, "text");
	// The board before may be worth the same: its answer goes with the first letter, that of the text comes after its board.
	await page.locator("#judge-input").fill(text);
	await page.locator("#judge-solve").click();
	const answer = page.locator("#judge-output, #judge-error").filter({ hasText: /\S/ });
	await answer.first().waitFor({ state: "attached", timeout: 120_000 });
}

/** Puts up a small board of crossing pawn on which neither side can force a win. */
export async function solveDrawn(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
	await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
}

/** Drags from the middle of one square to that of another. */
export async function drag(page: Page, from: [number, number], to: [number, number]) {
	const start = await middleOf(cell(page, ...from));
	const end = await middleOf(cell(page, ...to));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await page.mouse.move(end.x, end.y);
	await page.mouse.up();
}

/** Waits until the live region says so. */
export async function hears(page: Page, text: string | RegExp): Promise<void> {
	await page.locator(".live").filter({ hasText: text }).waitFor({ state: "attached" });
}

/** Keeps all that the live region says. Runs in the page before its own scripts. */
export function keepSaid(): void {
	const said: string[] = [];
	Object.assign(globalThis, { said });
	const attach = Element.prototype.attachShadow;
	Element.prototype.attachShadow = function (init) {
		const root = attach.call(this, init);
		new MutationObserver(() => {
			const text = root.querySelector(".live")?.textContent ?? "";
			if (text !== "" && text !== said.at(-1)) {
				said.push(text);
			}
		}).observe(root, { childList: true, characterData: true, subtree: true });
		return root;
	};
}

/** Waits until the live region has said so since it last said what was waited for here, and returns that: a reply may have followed. */
export async function hasHeard(page: Page, pattern: RegExp): Promise<string> {
	let heard: string | undefined;
	await expect(async () => {
		const { found, said } = await page.evaluate((pattern) => {
			const { said } = globalThis as unknown as { said: string[] };
			const place = said.findIndex((each) => new RegExp(pattern).test(each));
			return { found: said.splice(0, place + 1).at(-1), said };
		}, pattern.source);
		heard = found;
		expect(heard, `${pattern} among ${JSON.stringify(said)}`).toBeDefined();
	}).toPass();
	return heard ?? "";
}

/** Takes the keyboard off whatever it is on. */
export const dropFocus = (page: Page): Promise<void> =>
	page.evaluate(() => {
		let focused = document.activeElement;
		while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
		(focused as HTMLElement | null)?.blur();
	});

/** By how many CSS pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The address from its `#` on. */
export const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** Waits until the address says so behind its `#`. */
export async function seesHash(page: Page, pattern: RegExp): Promise<string> {
	await expect.poll(() => hashOf(page)).toMatch(pattern);
	return hashOf(page);
}

/** Waits until the address says that so many moves were played, and which position is seen. */
export async function seesGame(page: Page, moves: number, ply = moves): Promise<string> {
	await expect(async () => {
		const [code = "", ...more] = (await hashOf(page)).slice(1).split(".");
		const place = more.find((part) => /^\d+$/.test(part));
		const played = packageSolver.decode(code).moves.length;
		expect({ played, ply: Number(place ?? played) }).toEqual({ played: moves, ply });
	}).toPass();
	return hashOf(page);
}

/** A ply in the list of the game played. */
export const plyButton = (page: Page, ply: number) =>
	page.locator("#record").getByRole("button", { name: `Ply ${ply} ` });

/** Makes a best move, which is to be the ply of that number. */
export async function playBest(page: Page, ply: number): Promise<void> {
	await page.getByRole("button", { name: "Best move" }).click();
	await plyButton(page, ply).waitFor();
}

/** Puts a board up and plays on it. */
export async function begin(page: Page, text: string, sentence: string): Promise<void> {
	await solve(page, text);
	await seesVerdict(page, sentence);
	await pickActivity(page, "Play");
	await page.locator("#players .player").first().waitFor();
}

/** Has a person play White in chase, even where White loses, until something else is chosen: to be done before the page's own scripts run. */
export const asWhite = `localStorage.catchmate ??= JSON.stringify({
	version: 1,
	players: { chase: { white: "human", black: "perfect" } },
});`;

/** Types a move and makes it, in the tab of the moves. */
export async function type(page: Page, move: string): Promise<void> {
	await openTab(page, "moves");
	await page.getByLabel("Type a move").fill(move);
	await page.getByLabel("Type a move").press("Enter");
}

/** Lets people play both sides. */
export async function people(page: Page): Promise<void> {
	for (const fieldset of await page.locator("#players .player:has(input[value=human])").all()) {
		await fieldset.getByRole("radio", { name: "Human" }).check();
	}
}

/** Waits until the judge output reads so, line by line. */
export const seesOutput = (page: Page, ...lines: string[]): Promise<void> =>
	expect.poll(() => page.locator("#judge-output").textContent()).toBe(lines.join("\n"));

/** The text of a part of the page, without the space around it. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
	((await page.locator(selector).textContent()) ?? "").trim();
