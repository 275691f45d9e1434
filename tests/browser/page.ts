/** Test steps on Catchmate's page, as a person takes them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { cell, dragMouse, expectVerdict, middleOf } from "./board.ts";

/** Replaces the verdict while a puzzle is open. */
export const puzzleGoal = /(Win in \d+ moves?|Hold the draw|Hold out)/;

/** Waits until the new or edited board is solved and drawn; obstacles appear only where values are shown. */
export async function waitUntilSolved(page: Page): Promise<void> {
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

/** The current game's name. */
export const currentGame = (page: Page): Promise<string> => textOf(page, "#games-picked");

/** Selects a game by its name in the page's language, and waits until its first board is solved and playable. */
export async function pickGame(page: Page, name: string): Promise<void> {
	const library = await openLibrary(page);
	const card = library.locator(".game", { has: page.getByRole("button", { name, exact: true }) });
	const id = await card.getAttribute("data-game");
	await card.locator(".game-name").click();
	await page.waitForFunction((picked) => {
		const { rules, problem } = document.querySelector("catchmate-board") ?? {};
		return rules?.id === picked && problem?.game.rules.id === picked;
	}, id);
	await waitUntilSolved(page);
}

/** Selects a ready-made board of any game. */
export async function pickPreset(page: Page, id: string): Promise<void> {
	const library = await openLibrary(page);
	await library.locator(`[data-preset="${id}"]`).click();
	await library.waitFor({ state: "hidden" });
}

/** Switches the page to analysis, play, editing or puzzles. */
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

/** Opens a tab, unless open, and waits for it. */
export async function openTab(page: Page, name: Tab): Promise<void> {
	const tab = page.locator(`#tab-${name}`);
	if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
	await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Opens the share tab in any language: its content loads then. */
export async function openShare(page: Page): Promise<void> {
	await openTab(page, "share");
	await page.locator("#share-link").waitFor();
}

/** Opens a fold of a tab, by id. */
export async function openFold(page: Page, id: string): Promise<void> {
	const fold = page.locator(`#${id}`);
	if ((await fold.getAttribute("open")) === null) {
		await fold.locator("summary").first().click();
	}
}

/** Selects the hints during a game. */
export async function pickHints(page: Page, name: "Off" | "Step by step" | "Full"): Promise<void> {
	await page.getByRole("group", { name: "Hints" }).getByRole("radio", { name }).check();
}

/** Navigates to an address after the `#`. */
export const goTo = (page: Page, hash: string): Promise<void> =>
	page.evaluate((hash) => {
		location.hash = hash;
	}, hash);

/** Moves through the browser's history by some entries; called in the page, after the browser has its entries. */
export async function goInHistory(page: Page, entries: number): Promise<void> {
	// Navigates only after replying: another document's entry ends the page's scripts.
	const before = await page.evaluate((entries) => {
		setTimeout(() => history.go(entries));
		return location.href;
	}, entries);
	await page.waitForFunction((before) => location.href !== before, before);
}

/** Types a text into the text box and solves it, until an answer or error appears; its first board is then visible. */
export async function solve(page: Page, text: string): Promise<void> {
	await openTab(page, "text");
	// The previous board may have the same value: its answer disappears at the first letter, the new one follows its board.
	await page.locator("#judge-input").fill(text);
	await page.locator("#judge-solve").click();
	const answer = page.locator("#judge-output, #judge-error").filter({ hasText: /\S/ });
	await answer.first().waitFor({ state: "attached", timeout: 120_000 });
}

/** Opens a small board of crossing pawn that neither side can win. */
export async function solveDrawn(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
	await expectVerdict(page, "Draw: neither side can force a win. Red to move.");
}

/** Drags from one square's middle to another's. */
export async function drag(page: Page, from: [number, number], to: [number, number]) {
	const [start, end] = [await middleOf(cell(page, ...from)), await middleOf(cell(page, ...to))];
	await dragMouse(page, start, end);
}

/** Waits until the live region has this text. */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
	await page.locator(".live").filter({ hasText: text }).waitFor({ state: "attached" });
}

/** Records all announcements of the live region. Runs in the page before its scripts. */
export function recordAnnouncements(): void {
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

/** Waits for an announcement after the one last waited for here, and returns it: a reply may have followed. */
export async function nextAnnouncement(page: Page, pattern: RegExp): Promise<string> {
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

/** Removes focus from any element. */
export const dropFocus = (page: Page): Promise<void> =>
	page.evaluate(() => {
		let focused = document.activeElement;
		while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
		(focused as HTMLElement | null)?.blur();
	});

/** A page's horizontal overflow, in CSS pixels. */
export const overflowOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The address from its `#` on. */
export const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** Waits for this address after its `#`. */
export async function expectHash(page: Page, pattern: RegExp): Promise<string> {
	await expect.poll(() => hashOf(page)).toMatch(pattern);
	return hashOf(page);
}

/** Waits until the address has this number of moves and this ply. */
export async function expectGame(page: Page, moves: number, ply = moves): Promise<string> {
	await expect(async () => {
		const [code = "", ...more] = (await hashOf(page)).slice(1).split(".");
		const place = more.find((part) => /^\d+$/.test(part));
		const played = packageSolver.decode(code).moves.length;
		expect({ played, ply: Number(place ?? played) }).toEqual({ played: moves, ply });
	}).toPass();
	return hashOf(page);
}

/** A ply in the list of moves. */
export const plyButton = (page: Page, ply: number) =>
	page.locator("#record").getByRole("button", { name: `Ply ${ply} ` });

/** Makes a best move, with this ply number. */
export async function playBestMove(page: Page, ply: number): Promise<void> {
	await page.getByRole("button", { name: "Best move" }).click();
	await plyButton(page, ply).waitFor();
}

/** Opens a board and plays on it. */
export async function openAndPlay(page: Page, text: string, sentence: string): Promise<void> {
	await solve(page, text);
	await expectVerdict(page, sentence);
	await pickActivity(page, "Play");
	await page.locator("#players .player").first().waitFor();
}

/** Makes a person play White in chase, even a losing White, until changed: for use before the page's scripts. */
export const storedAsWhite = `localStorage.catchmate ??= JSON.stringify({
	version: 1,
	players: { chase: { white: "human", black: "perfect" } },
	grows: false,
});`;

/** Types and makes a move in the moves tab. */
export async function typeMove(page: Page, move: string): Promise<void> {
	await openTab(page, "moves");
	await openFold(page, "more-moves");
	await page.getByLabel("Type a move").fill(move);
	await page.getByLabel("Type a move").press("Enter");
}

/** Gives both sides to people. */
export async function letPeoplePlay(page: Page): Promise<void> {
	for (const fieldset of await page.locator("#players .player:has(input[value=human])").all()) {
		await fieldset.getByRole("radio", { name: "Human" }).check();
	}
}

/** Waits until the judge output has these lines. */
export const expectOutput = (page: Page, ...lines: string[]): Promise<void> =>
	expect.poll(() => page.locator("#judge-output").textContent()).toBe(lines.join("\n"));

/** The text of a part of the page, trimmed. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
	((await page.locator(selector).textContent()) ?? "").trim();
