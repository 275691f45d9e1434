/** Measures the built page in headless Chromium as a person meets it: pointer to verdict, first load, long tasks. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/browser/chromium.ts";
import { presetsOf } from "../presets.ts";
import { crossingPawnInput, openBoard } from "./boards.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** A simulated network: 1.6 Mb/s, in bytes per second, with a round trip of 150 ms. */
const SLOW_LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: 1.6e6 / 8,
	uploadThroughput: 1.6e6 / 8,
};

/** The simulated processor is slower by this factor. */
const SLOWDOWN = 4;

/** The number of squares crossed with the brush, and again with a piece. */
const SQUARES = 36;

/** The number of pointer events per square, and the ms between them, as a mouse sends them. */
const STEPS = 20;
const REST_MS = 2;

/** Every ready-made board is given this size. */
const SIDE = 10;

/** @param {number} ms */
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A quantile: the smallest number that is at least as large as `part` of all numbers.
 * @param {readonly number[]} numbers
 * @param {number} part
 */
export function quantile(numbers, part) {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The board, as an expression of scripts that run in the page. */
const BOARD = `document.querySelector("catchmate-board")`;

/**
 * Records, in \`loaded\`, the ms from navigation to the first solved board that is painted, and in \`tasks\` the start and length of
 * tasks of 50 ms and more. A task's start is long before it is reported.
 */
const WATCH_LOAD = `
	globalThis.afterFrame = (act) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => { port1.close(); act(); };
		port2.postMessage(null);
	});
	globalThis.tasks = [];
	new PerformanceObserver((list) => { tasks.push(...list.getEntries()); }).observe({ type: "longtask" });
	let isSeen = false;
	addEventListener("update", ({ target }) => {
		if (!isSeen && target.record) {
			isSeen = true;
			afterFrame(() => {
				globalThis.loaded = performance.now();
				console.debug("loaded");
			});
		}
	}, true);`;

/**
 * Records, in \`moves\`, for each pointer event that changed the board, the ms from its time stamp until the board was
 * drawn with its new verdict, and until the frame that shows it.
 */
const WATCH_MOVES = `
	globalThis.moves = [];
	let event = null;
	let problem = ${BOARD}.problem;
	${BOARD}.addEventListener("pointermove", (moved) => { event = moved; }, true);
	${BOARD}.addEventListener("update", ({ target }) => {
		const isSolved = target.problem.position === target.record?.positions[0] && target.table?.game !== undefined;
		if (event === null || target.problem === problem || !isSolved || target.failure !== null) return;
		problem = target.problem;
		const { timeStamp } = event;
		event = null;
		const move = { drawn: performance.now() - timeStamp, frame: 0 };
		moves.push(move);
		afterFrame(() => { move.frame = performance.now() - timeStamp; });
	});`;

/**
 * Playwright's own wait gives an expression to `eval` again in each frame, which the page's policy refuses.
 * @param {Page} page
 * @param {string} condition
 */
const waitFor = (page, condition) =>
	page.evaluate(`new Promise((resolve, reject) => {
		setTimeout(reject, 60_000, new Error("a minute has passed"));
		const look = () => (${condition}) ? resolve() : requestAnimationFrame(look);
		look();
	})`);

/** @param {Page} page @param {string} id */
async function pickGame(page, id) {
	await page.locator("#games-picker").click();
	await page.locator(`#library [data-game="${id}"] .game-name`).click();
	await waitFor(page, `${BOARD}.rules?.id === "${id}"`);
}

/** @param {Page} page @param {number} row @param {number} column */
async function middleOf(page, row, column) {
	const square = page.locator(`[data-row="${row}"][data-column="${column}"]`);
	const box = await square.boundingBox();
	if (box === null) throw new Error("the board is not on the screen");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses on the first square and moves over the others to the last.
 * @param {Page} page
 * @param {readonly { row: number, column: number }[]} squares
 */
async function stroke(page, squares) {
	const places = [];
	for (const { row, column } of squares) places.push(await middleOf(page, row, column));
	const [first, ...others] = places;
	if (first === undefined) return;
	await page.mouse.move(first.x, first.y);
	await page.mouse.down();
	const devtools = await page.context().newCDPSession(page);
	let at = first;
	for (const to of others) {
		for (let step = 1; step <= STEPS; step++) {
			const x = at.x + ((to.x - at.x) * step) / STEPS;
			const y = at.y + ((to.y - at.y) * step) / STEPS;
			// Not awaited, because a hand does not wait either.
			void devtools.send("Input.dispatchMouseEvent", {
				type: "mouseMoved",
				x,
				y,
				button: "left",
				buttons: 1,
			});
			await rest(REST_MS);
		}
		at = to;
	}
	// A round trip, after which all events have arrived.
	await page.mouse.move(at.x, at.y);
	await page.mouse.up();
	await devtools.detach();
}

/** All squares in rows, left to right and right to left in turn. */
function serpentine() {
	return Array.from({ length: SQUARES + 1 }, (_, place) => {
		const row = Math.floor(place / SIDE);
		const column = place % SIDE;
		return { row: SIDE - 1 - row, column: row % 2 === 0 ? column + 1 : SIDE - column };
	});
}

/**
 * Opens a judge input and waits for its first board. Records in `opened` when the reader asked for it: putting the text
 * into the field is the browser's own work.
 * @param {Page} page
 * @param {string} text
 */
async function open(page, text) {
	await page.evaluate(`globalThis.problem = ${BOARD}.problem`);
	// Its answers are values, which are hidden where one plays.
	await page.locator("#activities input[value=analyse]").check();
	await page.locator("#tab-text").click();
	await page.locator("#judge-input").fill(text);
	await page.evaluate("globalThis.opened = performance.now()");
	await page.locator("#judge .primary").click();
	await waitFor(page, `${BOARD}.record && ${BOARD}.problem !== problem`);
}

/**
 * Edits a board with the brush, then with a piece.
 * @param {Page} page
 * @param {string} text a judge input
 * @returns {Promise<{ drawn: number, frame: number }[]>}
 */
async function changeBoard(page, text) {
	await open(page, text);
	await page.locator("#tab-edit").click();
	for (const name of ["rows", "columns"]) {
		const field = page.locator(`#edit-${name}`);
		await field.fill(String(SIDE));
		await field.press("Enter");
		await waitFor(
			page,
			`${BOARD}.record?.positions[0] === ${BOARD}.problem.position && ${BOARD}.problem.game.board.${name} === ${SIDE}`,
		);
	}
	await page.evaluate(WATCH_MOVES);
	const squares = serpentine();
	/** @type {{ row: number, column: number }[]} */
	const pieces = await page.evaluate(`Object.values(${BOARD}.problem.position.pieces).flat()`);
	const isEmpty = (/** @type {{ row: number, column: number }} */ { row, column }) =>
		!pieces.some((piece) => piece.row === row && piece.column === column);
	const first = squares.findIndex(isEmpty);
	await stroke(page, squares.slice(first));
	const [piece] = pieces;
	if (piece !== undefined) await stroke(page, [piece, ...squares]);
	await page.evaluate("new Promise((resolve) => afterFrame(resolve))");
	return page.evaluate("moves");
}

/**
 * Simulates a slow network and a slow processor for a page.
 * @param {Page} page
 */
async function slowDown(page) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Serves the built page, as `npm start` does, and starts a Chromium. The caller closes both. */
export async function openPage() {
	const program = fileURLToPath(new URL("../../web/serve.mjs", import.meta.url));
	const server = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
	const [printed] = await once(server.stdout.setEncoding("utf8"), "data");
	const address = printed.replace(/^Catchmate: /, "").trim();
	const browser = await chromium.launch(launchOptions);

	/**
	 * @template T
	 * @param {(page: Page) => Promise<T>} act
	 * @param {(page: Page) => Promise<void>} [prepare] called before the page is loaded
	 */
	async function visit(act, prepare) {
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
		try {
			const page = await context.newPage();
			await prepare?.(page);
			await page.addInitScript(WATCH_LOAD);
			// The page logs its start: a question any earlier would be answered in the middle of it.
			const loaded = page.waitForEvent("console", {
				predicate: (message) => message.text() === "loaded",
			});
			await page.goto(address);
			await loaded;
			return await act(page);
		} finally {
			await context.close();
		}
	}

	return {
		/**
		 * The ms until the first solved board is painted, each time in a fresh browser.
		 * @param {number} times
		 * @param {boolean} [isSlow] with a slow network and processor
		 */
		async loads(times, isSlow = false) {
			/** @type {number[]} */
			const loads = [];
			for (let time = 0; time < times; time++) {
				loads.push(await visit((page) => page.evaluate("loaded"), isSlow ? slowDown : undefined));
			}
			return loads;
		},

		/**
		 * The ms from a pointer event until a 10×10 board is drawn with its new verdict, and until that frame is made, for
		 * each ready-made board of crossing pawn for which `isWanted`.
		 * @param {(preset: string) => boolean} [isWanted]
		 */
		moves(isWanted = () => true) {
			return visit(async (page) => {
				await pickGame(page, "crossing-pawn");
				const measured = [];
				for (const { id, text } of presetsOf("crossing-pawn").filter(({ id }) => isWanted(id))) {
					measured.push({ preset: id, moves: await changeBoard(page, text) });
				}
				return measured;
			});
		},

		/**
		 * The longest task of the page's thread, in ms, while a `side` × `side` board of crossing pawn is solved; 0 if none
		 * takes 50, which is the least that a browser reports.
		 */
		longestTask(side = 20) {
			return visit(async (page) => {
				await pickGame(page, "crossing-pawn");
				await open(page, crossingPawnInput(openBoard(side)));
				await page.evaluate("new Promise((resolve) => afterFrame(() => setTimeout(resolve, 100)))");
				/** @type {number[]} */
				const durations = await page.evaluate(
					"tasks.filter(({ startTime }) => startTime >= opened).map(({ duration }) => duration)",
				);
				return Math.max(0, ...durations);
			});
		},

		async close() {
			await browser.close();
			server.kill();
		},
	};
}
