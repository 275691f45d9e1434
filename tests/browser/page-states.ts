/**
 * The states of the page, and what each must keep to on every screen: nothing goes beyond the sides, the board and what is to
 * be pressed next are in sight, squares and buttons are large enough, and a checker of accessibility is silent. Two screens ask
 * it in page-states.test.ts, all of them in the tests of a release.
 */
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { cell } from "./board.ts";
import { expect } from "./fixtures.ts";
import { openFold, openShare, openTab, solve } from "./page.ts";
import { makes, plyOf, puzzleWith, solves } from "./puzzles.ts";

export interface Screen {
	readonly width: number;
	readonly height: number;
	/** The size of its letters, in per cent. */
	readonly letters?: number;
	/** Whether the board and what is to be pressed next are in sight together. */
	readonly isWhole?: boolean;
}

export const screens = {
	phone: { width: 390, height: 664, isWhole: true },
	laptop: { width: 1366, height: 768, isWhole: true },
	"phone held sideways": { width: 844, height: 390, isWhole: true },
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
	/** What is in sight without a scroll: of each, at least one of those that can be seen at all. */
	readonly seen?: readonly string[];
	/** Whether the board is where it was in the state before. */
	readonly stays?: boolean;
	/** What a checker of accessibility finds that is known. */
	readonly known?: RegExp;
	/** Whether a wide window shows it without a scroll of its own. */
	readonly isFixed?: boolean;
	/** Whether something lies over the page. */
	readonly isCovered?: boolean;
}

export type States = Readonly<Record<string, State>>;

const pick = (page: Page, place: string) =>
	page.locator(`#activities input[value=${place}]`).check();
const control = (page: Page, icon: string) =>
	page.locator(".control", { has: page.locator(".control-icon", { hasText: icon }) });
const goTo = (page: Page, hash: string) =>
	page.evaluate((hash) => {
		location.hash = hash;
	}, hash);

/** Makes the move of a person's that gives most away. */
async function slip(page: Page): Promise<void> {
	const code = await page.evaluate(() => document.querySelector("catchmate-board")?.code ?? "");
	const { game, position, moves } = packageSolver.decode(code);
	const { positions } = packageSolver.decode(packageSolver.encode({ game, position, moves }));
	const table = await packageSolver.solve(game);
	const worst = (await table.moves(positions.at(-1) ?? position)).at(-1)?.move;
	table.dispose();
	if (worst) await makes(page, worst);
	await page.locator("#rules .play-line").waitFor();
}

const said = [".verdict-sentence", ".controls"];

/** From the first screen to all that is told of a board and done with it. */
export const ofBoard: States = {
	home: { reach: async () => {}, seen: [...said, "#ways-on, .controls"], known: /^region: / },
	"a game under way": {
		reach: async (page) => {
			await cell(page, 1, 6).click();
			await cell(page, 1, 7).click();
			await expect.poll(() => plyOf(page)).toBe(2);
		},
		isFixed: true,
		seen: said,
		stays: true,
	},
	"a move refused": {
		reach: async (page) => {
			await cell(page, 8, 8).click();
			await expect(page.locator(".notice").getByText(/./)).toBeInViewport({ ratio: 1 });
		},
		isFixed: true,
		seen: said,
		stays: true,
	},
	"a hint": {
		reach: async (page) => {
			await control(page, "☞").click();
			await page.locator(".said .note").waitFor();
		},
		isFixed: true,
		seen: [...said, ".said .note"],
		stays: true,
	},
	"a slip": {
		reach: slip,
		isFixed: true,
		seen: [...said, "#rules .play-line, #last-move"],
		stays: true,
	},
	analysed: { reach: (page) => pick(page, "analyse"), isFixed: true, seen: said },
	explained: {
		reach: async (page) => {
			await openTab(page, "explain");
			for (const fold of ["why", "watch", "what-if", "statistics-fold"]) await openFold(page, fold);
			await page.locator("#statistics svg").waitFor();
		},
		isFixed: true,
		seen: said,
	},
	edited: { reach: (page) => openTab(page, "edit"), isFixed: true, seen: said },
	unsound: {
		reach: async (page) => {
			await page.evaluate(() => {
				const board = document.querySelector("catchmate-board");
				const { problem } = board ?? {};
				const pieces = { red: [], black: [] };
				if (problem) board?.edit({ ...problem, position: { ...problem.position, pieces } });
			});
			await page.locator(".said .error").waitFor();
		},
		isFixed: true,
		seen: said,
		stays: true,
	},
	"a text with an error": {
		reach: async (page) => {
			await solve(page, "0 1\n3 3\n???");
			await page.locator("#judge-error p").waitFor();
		},
		isFixed: true,
		seen: said,
	},
	shared: {
		reach: async (page) => {
			await openShare(page);
			await openFold(page, "share-embed");
			await page.locator("#embed-snippet").waitFor();
		},
		isFixed: true,
		seen: said,
	},
	"the library": {
		reach: async (page) => {
			await page.locator("#games-picker").click();
			await page.locator("#library canvas[style]").last().waitFor();
		},
		isCovered: true,
	},
	"the ready-made boards": {
		reach: async (page) => {
			await page.keyboard.press("Escape");
			await page.locator("#boards-picker").click();
			await page.locator("#gallery canvas[style]").first().waitFor();
		},
		isCovered: true,
	},
	"the help": {
		reach: async (page) => {
			await page.keyboard.press("Escape");
			await page.locator("#help-button").click();
			await page.locator("#help h3").first().waitFor();
		},
		isCovered: true,
	},
	"a game won": {
		reach: async (page) => {
			await page.keyboard.press("Escape");
			await goTo(page, "1Ac4WIF2p8r.play");
			await expect
				.poll(() => makes(page, { from: { row: 1, column: 5 }, to: { row: 2, column: 5 } }))
				.toBe(true);
			await page.locator(".end-card").waitFor();
		},
		isFixed: true,
		seen: [".verdict-sentence", ".sheet .primary, .end-card .primary"],
	},
};

/** A puzzle of two moves, whose board has many squares. */
export const puzzle = puzzleWith(({ game, plies }) => game === "fox-and-hounds" && plies === 3);

export const ofPuzzles: States = {
	"a puzzle": { reach: (page) => page.locator("#puzzle-heading").waitFor(), seen: said },
	"a puzzle solved": {
		reach: (page) => solves(page, puzzle),
		seen: [".verdict-sentence", ".puzzle-end .primary"],
		stays: true,
	},
	"the path": {
		reach: async (page) => {
			await openFold(page, "puzzle-choice");
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

/** What is wrong on the page as it stands. Runs in the page. */
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
	// A game's button is as large as what is told of the game; what is solved has one in the midst of its sentence.
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
	// Over a puzzle stands what it asks.
	const least = board?.mode === "puzzle" ? 36 : 40;
	// A graph has none.
	if (square && innerWidth >= 390 && innerHeight >= 600) {
		const side = Math.min(square.width, square.height);
		if (side < least) faults.push(`squares of ${side} pixels`);
	}
	scrollTo(0, 0);
	const isSeen = (element: Element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const isInside =
			left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
		const over = document.elementFromPoint((left + right) / 2, bottom - 2);
		const isCovered = over !== board && !element.contains(over) && !over?.contains(element);
		return isInside && !isCovered;
	};
	for (const selector of [...seen, "canvas"]) {
		if (!all(selector).some(isSeen)) {
			const [{ x, y, width, height } = new DOMRect()] = all(selector).map((each) =>
				each.getBoundingClientRect(),
			);
			faults.push(`out of sight: ${selector}, ${x}, ${y}, ${width} × ${height}`);
		}
	}
	return faults;
}

/** The board's place in the window and the shorter side of its squares, in CSS pixels. */
const boardOf = (page: Page) =>
	page
		.locator("#board [role=gridcell]")
		.first()
		.evaluate((square) => {
			const { x, y, width, height } = square.getBoundingClientRect();
			return { x, y: y + scrollY, side: Math.min(width, height) };
		});

/** How far from the side the places and what stands beside them are. */
const headOf = (page: Page) =>
	page
		.locator("#activities label, #header :is(button, a)")
		.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));

/** Waits until all that was begun has come to its end, and is drawn. */
const settle = (page: Page) =>
	page.evaluate(async () => {
		await (globalThis as unknown as { catchmate: { idle(): Promise<void> } }).catchmate.idle();
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	});

/** Reaches each state on the first screen, and asks the same of it on all; axe on the first, or `everywhere`. */
export async function keepsTo(
	page: Page,
	states: States,
	names: readonly ScreenName[],
	everywhere = false,
): Promise<void> {
	const client = await page.context().newCDPSession(page);
	const softly = expect.configure({ soft: true, timeout: 15_000 });
	const [first, ...others] = names;
	const resize = async (name: ScreenName) => {
		const { width, height, letters = 100 }: Screen = screens[name];
		await page.setViewportSize({ width, height });
		const fontSizes = { standard: Math.round(0.16 * letters) };
		await client.send("Page.setFontSizes", { fontSizes });
		await settle(page);
	};
	if (first === undefined) return;
	await resize(first);
	const heads = new Map<ScreenName, readonly number[]>();
	for (const [state, { reach, stays, known, ...wanted }] of Object.entries(states)) {
		const before = stays && (await boardOf(page));
		await reach(page);
		await settle(page);
		if (stays) {
			await page.evaluate(() => scrollTo(0, 0));
			await softly
				.poll(() => boardOf(page), { message: `${state} moves the board` })
				.toEqual(before);
		}
		const shown: readonly ScreenName[] = [first, ...others];
		for (const screen of shown) {
			const message = `${state} on a ${screen}`;
			await resize(screen);
			const head = heads.get(screen) ?? (await headOf(page));
			heads.set(screen, head);
			softly(await headOf(page), `${message} moves the places`).toEqual(head);
			await softly
				.poll(() => page.evaluate(faultsOf, { ...wanted, ...(screens[screen] as Screen) }), {
					message,
				})
				.toEqual([]);
			if (screen === first || everywhere) {
				const found = await findings(page);
				softly(
					found.filter((each) => !known?.test(each)),
					message,
				).toEqual([]);
			}
		}
		await resize(first);
	}
}
