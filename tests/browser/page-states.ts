/** The page's states and their requirements on every screen: two screens in page-states.test.ts, all for a release. */
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { cell, withBoard } from "./board.ts";
import { expect } from "./fixtures.ts";
import { goTo, openFold, openShare, openTab, solve } from "./page.ts";
import { makeMove, plyOf, puzzleWith, solvePuzzle, today, withStored } from "./puzzles.ts";

export interface Screen {
	readonly width: number;
	readonly height: number;
	/** Its font size, in per cent. */
	readonly letters?: number;
	/** Whether the board and the next control are visible together. */
	readonly isWhole?: boolean;
}

export const screens = {
	phone: { width: 390, height: 664, isWhole: true },
	laptop: { width: 1366, height: 768, isWhole: true },
	"phone held sideways": { width: 844, height: 390, isWhole: true },
	"small phone held sideways": { width: 664, height: 390, isWhole: true },
	"laptop at 200 %": { width: 683, height: 384, isWhole: true },
	"narrow phone": { width: 320, height: 640 },
	tablet: { width: 820, height: 1180 },
	"window as narrow as panels can stand beside the board": { width: 960, height: 740 },
	"phone with letters of 130 %": { width: 390, height: 844, letters: 130 },
	"phone with letters of 200 %": { width: 390, height: 844, letters: 200 },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as readonly ScreenName[];

interface State {
	readonly reach: (page: Page) => Promise<unknown>;
	/** Parts visible without scrolling: of each, at least one of those that can be visible. */
	readonly seen?: readonly string[];
	/** Whether the board keeps its place from the previous state. */
	readonly stays?: boolean;
	/** Parts that keep their place from state to state, where they are in sight. */
	readonly keeps?: readonly string[];
	/** Known accessibility violations. */
	readonly known?: RegExp;
	/** Whether a wide window shows it without a scrollbar of its own. */
	readonly isFixed?: boolean;
	/** Whether something covers the page. */
	readonly isCovered?: boolean;
}

export type States = Readonly<Record<string, State>>;

const said = [".verdict-sentence", ".controls"];

/** A board state with verdict and buttons visible, and no scrolling on a wide window. */
const fixed = (reach: State["reach"], more: Omit<State, "reach"> = {}): State => ({
	reach,
	isFixed: true,
	seen: said,
	...more,
});

/** The state of a dialog that covers the page, once it has loaded something. */
const dialog = (opener: string, shown: string): State => ({
	reach: async (page) => {
		await page.keyboard.press("Escape");
		await page.locator(opener).click();
		await page.locator(shown).first().waitFor();
	},
	isCovered: true,
});

/** From the first screen through all panels of a board. */
const boardStates: States = {
	home: {
		reach: async () => {},
		seen: [...said, "#ways-on, .controls"],
		keeps: ["#tabs"],
		known: /^region: /,
	},
	"a game under way": fixed(
		async (page) => {
			await cell(page, 5, 2).click();
			await cell(page, 4, 2).click();
			await expect.poll(() => plyOf(page)).toBe(2);
		},
		{ stays: true, keeps: ["#tabs"] },
	),
	"a move refused": fixed(
		async (page) => {
			await cell(page, 1, 6).click();
			await expect(page.locator(".notice").getByText(/./)).toBeInViewport({ ratio: 1 });
		},
		{ stays: true },
	),
	"a hint": fixed(
		async (page) => {
			await page.locator(".control:has([data-icon=hint])").click();
			await page.locator(".notes .note").waitFor();
		},
		{ stays: true, seen: [...said, ".notes .note"] },
	),
	"a slip": fixed(
		async (page) => {
			await page.locator(".control:has([data-icon=restart])").click();
			await cell(page, 5, 2).click();
			await cell(page, 5, 3).click();
			await page.locator("#last-move .primary").waitFor();
			// Its grade stands at the foot alone.
			await expect(page.locator("#rules")).not.toContainText(/Slip|Mistake/);
		},
		{ stays: true, seen: [...said, "#last-move .turn"] },
	),
	analysed: fixed((page) => page.locator("#activities input[value=analyse]").check()),
	explained: fixed(async (page) => {
		await openTab(page, "explain");
		for (const fold of ["why", "watch", "what-if", "statistics-fold"]) await openFold(page, fold);
		await page.locator("#statistics svg").waitFor();
	}),
	edited: fixed((page) => openTab(page, "edit")),
	unsound: fixed(
		async (page) => {
			await withBoard(page, (board) => {
				const { problem } = board;
				const pieces = { red: [], black: [] };
				if (problem) board.edit({ ...problem, position: { ...problem.position, pieces } });
			});
			await page.locator(".notes .error").waitFor();
		},
		{ stays: true },
	),
	"a text with an error": fixed(async (page) => {
		await solve(page, "0 1\n3 3\n???");
		await page.locator("#judge-error p").waitFor();
	}),
	shared: fixed(async (page) => {
		await openShare(page);
		await openFold(page, "share-embed");
		await page.locator("#embed-snippet").waitFor();
	}),
	"the library": dialog("#games-picker", "#library canvas[style]"),
	"the help": dialog("#help-button", "#help h3"),
	"a game won": fixed(
		async (page) => {
			await page.keyboard.press("Escape");
			await goTo(page, "1Ac4WIF2p8r.play");
			await expect
				.poll(() => makeMove(page, { from: { row: 1, column: 5 }, to: { row: 2, column: 5 } }))
				.toBe(true);
			await page.locator(".end-card").waitFor();
		},
		{ seen: [".verdict-sentence", ".sheet .primary, .end-card .primary"] },
	),
};

/** A puzzle of two moves on a board with many squares. */
const puzzle = puzzleWith(({ game, plies }) => game === "fox-and-hounds" && plies === 3);

/** A puzzle of ten columns. */
const wide = puzzleWith(({ code }) => {
	const { columns, graph } = packageSolver.decode(code).game.board;
	return columns === 10 && graph === undefined;
});

const puzzleStates: States = {
	"a puzzle": {
		reach: (page) => page.locator("#puzzle-heading").waitFor(),
		seen: said,
		keeps: [".controls"],
	},
	"a puzzle solved": {
		reach: (page) => solvePuzzle(page, puzzle),
		seen: [".verdict-sentence", ".puzzle-end .primary"],
		stays: true,
		keeps: [".puzzle-end .primary"],
	},
	"the next puzzle": {
		reach: async (page) => {
			await page.keyboard.press("n");
			await page.locator(".puzzle-end").waitFor({ state: "detached" });
			await page.mouse.click(5, 100);
		},
		seen: said,
		keeps: [".controls"],
	},
	"a puzzle given up": {
		reach: async (page) => {
			await page.locator(".control:has([data-icon=give-up])").click();
			await page.locator(".question .buttons > :last-child").click();
			await page.locator(".puzzle-end").waitFor();
		},
		seen: [".verdict-sentence", ".puzzle-end .primary"],
		stays: true,
		keeps: [".puzzle-end .primary"],
	},
	"a puzzle of ten columns": {
		reach: async (page) => {
			await goTo(page, `puzzle=${wide.number}`);
			await page.locator(`#puzzle-heading[data-puzzle="${wide.number}"]`).waitFor();
		},
		seen: [".verdict-sentence"],
		keeps: [".controls"],
	},
	"the path": {
		reach: async (page) => {
			await openFold(page, "all-stages");
			await page.locator(".map-section summary").nth(1).click();
		},
		seen: [".verdict-sentence"],
	},
	"a storm": {
		reach: async (page) => {
			await page.locator(".storm-card button").click();
			await page.locator(".storm").waitFor();
		},
		seen: [...said, ".storm-clock"],
	},
	"a storm that is over": {
		reach: async (page) => {
			await page.locator(".storm button").click();
			await page.locator(".storm-end").waitFor();
		},
		seen: [".verdict-sentence", ".storm-end .primary"],
	},
};

/** The second day, from the arrival at the puzzle of the day. */
const arrivalStates: States = {
	"an arrival": {
		reach: (page) => page.locator(".arrival-start .primary").waitFor(),
		seen: [".streak-day", ".week", ".arrival-start .primary"],
	},
	"the puzzle of the day": {
		reach: (page) => page.locator(".arrival-start .primary").click(),
		seen: said,
		stays: true,
	},
};

/** All states, by the visits that begin them. */
export const visits = [
	{ what: "a board", states: boardStates, hash: "" },
	{ what: "puzzles", states: puzzleStates, hash: `#puzzle=${puzzle.number}`, colorScheme: "dark" },
	{
		what: "the second day",
		states: arrivalStates,
		hash: "",
		prepare: withStored({ puzzles: { results: { 1: 0 }, lastDay: today - 1, days: 2 } }),
	},
] as const;

/** Defects of the current page. Runs in the page. */
function faultsOf({
	seen = [],
	isCovered,
	isFixed,
	isWhole,
}: Omit<State, "reach"> & Partial<Screen>): string[] {
	const faults: string[] = [];
	const root = document.documentElement;
	const beyond = root.scrollWidth - root.clientWidth;
	if (beyond > 0) faults.push(`${beyond} pixels beyond the side`);
	const board = document.querySelector("catchmate-board");
	const all = (selector: string) =>
		[document, board?.shadowRoot]
			.flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])])
			.filter((each) => each.checkVisibility({ visibilityProperty: true }));
	const dialog = document.querySelector("dialog[open]");
	const fields =
		"button:not(.verdict-sentence button, .game button), [data-game], select, textarea, summary, #share-link";
	// A game's button spans its description; a solved puzzle's sits inside a sentence.
	for (const field of all(`${fields}, label:has(input)`)) {
		const { width, height } = field.getBoundingClientRect();
		const isHere = dialog === null || dialog.contains(field);
		if (isHere && height > 0 && (height < 44 || width < 44)) {
			faults.push(`too small for a finger: ${field.textContent?.trim()}, ${width} × ${height}`);
		}
	}
	for (const button of all("button")) {
		const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
		if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) {
			faults.push(`words beyond their button: ${button.textContent?.trim()}`);
		}
	}
	if (isCovered || !isWhole) {
		if (dialog && dialog.scrollWidth > dialog.clientWidth)
			faults.push("the dialog scrolls sideways");
		return faults;
	}
	const isWide = innerWidth >= 960 && innerHeight >= 600;
	if (isWide && isFixed && root.scrollHeight > innerHeight) {
		faults.push(`${root.scrollHeight - innerHeight} pixels too high`);
	}
	const square = board?.shadowRoot?.querySelector("[role=gridcell]")?.getBoundingClientRect();
	const isLow = innerHeight < 576;
	const least = 40;
	const [box] = all(".board");
	const isScrolled = box !== undefined && box.scrollWidth > box.clientWidth;
	// Graphs have none.
	const side = square ? Math.min(square.width, square.height) : Number.POSITIVE_INFINITY;
	// The last board of a storm has no controls: nothing is played there.
	if (side < least && innerWidth >= 390 && all(".control").length > 0)
		faults.push(`squares of ${side} pixels`);
	// The page, or the board in its box, scrolls if squares large enough do not fit.
	const isLeast = (isLow || isScrolled) && side < least + 1;
	scrollTo(0, 0);
	const isSeen = (element: Element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const isInside =
			left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
		const over = document.elementFromPoint((left + right) / 2, bottom - 2);
		const isCovered = over !== board && !element.contains(over) && !over?.contains(element);
		return isInside && !isCovered;
	};
	for (const selector of [...seen, ...(isLeast ? [] : ["canvas"])]) {
		if (!all(selector).some(isSeen)) {
			const [{ x, y, width, height } = new DOMRect()] = all(selector).map((each) =>
				each.getBoundingClientRect(),
			);
			faults.push(`out of sight: ${selector}, ${x}, ${y}, ${width} × ${height}`);
		}
	}
	return faults;
}

/** The board's box in the window and the shorter side of its squares, in CSS pixels. */
const boardOf = (page: Page) =>
	page
		.locator("#board :is([role=gridcell], [role=option])")
		.first()
		.evaluate((square) => {
			const { x, y, width, height } = square.getBoundingClientRect();
			return { x, y: y + scrollY, side: Math.min(width, height) };
		});

/** The distance of the places and their neighbours from the side. */
const headOf = (page: Page) =>
	page
		.locator("#activities label, #header :is(button, a)")
		.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));

/** The places of parts in sight; null for others, and for those that follow a narrow or low window's board. */
const placesOf = (page: Page, selectors: readonly string[]) =>
	page.evaluate((selectors) => {
		scrollTo(0, 0);
		const board = document.querySelector("catchmate-board");
		return selectors.map((selector) => {
			const found = document.querySelector(selector) ?? board?.shadowRoot?.querySelector(selector);
			const { x = 0, y = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
			const isNarrow = innerWidth < 768 || (innerWidth < 960 && innerHeight < 576);
			const follows = isNarrow && found?.closest("#beside") && !found.closest(".sheet");
			const isSeen = height > 0 && y + height <= innerHeight && !follows;
			return isSeen ? [x, y].map(Math.round) : null;
		});
	}, selectors);

/** Waits until all work has ended and is drawn. */
const settle = (page: Page) =>
	page.evaluate(async () => {
		await (globalThis as unknown as { catchmate: { idle(): Promise<void> } }).catchmate.idle();
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	});

/**
 * Reaches each state on the first screen, and checks it on all; axe runs on the first, in states with
 * another board or panel, or in those chosen.
 */
export async function checkStates(
	page: Page,
	states: States,
	names: readonly ScreenName[],
	isAudited = (_state: string, stays: boolean) => !stays,
): Promise<void> {
	const client = await page.context().newCDPSession(page);
	const softly = expect.configure({ soft: true, timeout: 15_000 });
	let shown: ScreenName | undefined;
	const show = async (name: ScreenName) => {
		if (name === shown) return;
		shown = name;
		const { width, height, letters = 100 }: Screen = screens[name];
		await page.setViewportSize({ width, height });
		const fontSizes = { standard: Math.round(0.16 * letters) };
		await client.send("Page.setFontSizes", { fontSizes });
		await settle(page);
	};
	const heads = new Map<ScreenName, readonly number[]>();
	const kept = new Map<string, readonly number[]>();
	const [first = "phone"] = names;
	for (const [state, { reach, stays, keeps = [], known, ...wanted }] of Object.entries(states)) {
		await show(first);
		const before = stays && (await boardOf(page));
		await reach(page);
		await settle(page);
		if (stays) {
			await page.evaluate(() => scrollTo(0, 0));
			await softly
				.poll(() => boardOf(page), { message: `${state} moves the board` })
				.toEqual(before);
		}
		for (const screen of names) {
			const message = `${state} on a ${screen}`;
			await show(screen);
			const head = heads.get(screen) ?? (await headOf(page));
			heads.set(screen, head);
			softly(await headOf(page), `${message} moves the places`).toEqual(head);
			for (const [nth, place] of (await placesOf(page, keeps)).entries()) {
				if (place === null) continue;
				const part = `${screen}: ${keeps[nth]}`;
				const known = kept.get(part) ?? place;
				kept.set(part, known);
				// A pixel is a matter of rounding.
				const isNear = place.every((each, axis) => Math.abs(each - (known[axis] ?? 0)) <= 1);
				softly(isNear ? known : place, `${message} moves ${part}`).toEqual(known);
			}
			const asked = { ...wanted, ...(screens[screen] as Screen) };
			await softly.poll(() => page.evaluate(faultsOf, asked), { message }).toEqual([]);
			if (screen === first && isAudited(state, stays === true)) {
				const found = await findings(page, false);
				softly(
					found.filter((each) => !known?.test(each)),
					message,
				).toEqual([]);
			}
		}
	}
}
