/** A board and the page tell when they are idle, so that it can be asked at once whether something happened. */
import type { Page } from "@playwright/test";
import { board } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import { openTab } from "./page.ts";
import { holdWorkers, letSolve, stuckWorkers, workersMade } from "./workers.ts";

/** Waits for a board's idleness, and at that moment evaluates an expression with `board` in it. */
const onceIdle = (page: Page, expression: string): Promise<unknown> =>
	page.evaluate(
		`(async (board) => { await board.idle(); return ${expression}; })(document.querySelector("catchmate-board"))`,
	);

/** Waits for more frames than idleness takes. */
const manyFrames = (page: Page) =>
	page.evaluate(async () => {
		for (let frames = 0; frames < 20; frames++) {
			await new Promise(requestAnimationFrame);
		}
	});

/** Begins to wait for what an expression promises. Returns whether that has come. */
async function waitsFor(page: Page, promise: string): Promise<() => Promise<unknown>> {
	await page.evaluate(`globalThis.hasCome = false; ${promise}.then(() => { hasCome = true; }); 0`);
	return () => page.evaluate("hasCome");
}

const picture = "board.shadowRoot.querySelector('canvas').toDataURL()";

test("a board is idle once it is solved and drawn, and whatever moved by itself has arrived", async ({
	host,
}) => {
	const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
	const words = "board.shadowRoot.querySelector('.verdict-words').textContent";
	expect(await onceIdle(page, words)).toContain("Black wins in 6 plies.");
	const wrong = "{ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } }";
	for (const act of [
		"0",
		"board.playBest()",
		"board.setAttribute('mode', 'puzzle'), board.setAttribute('position', '5 3 3 3 4')",
		`board.play(${wrong})`,
	]) {
		await page.evaluate(`{ const board = document.querySelector("catchmate-board"); ${act}; }`);
		const drawn = await onceIdle(page, picture);
		await manyFrames(page);
		expect(await onceIdle(page, picture), act).toBe(drawn);
	}
	expect(await onceIdle(page, "board.mistakes")).toBe(1);
});

test("a board is idle once its opponent has replied, two players have ended their game, or another board has come and is solved", async ({
	host,
}) => {
	const page = await host({ body: board('mode="play" human="white" position="8 1 1 8 8"') });
	await onceIdle(page, "board.playBest()");
	expect(await onceIdle(page, "board.record.moves.length")).toBe(2);
	await page.evaluate(() => {
		requestAnimationFrame(() => {
			const board = document.querySelector("catchmate-board");
			board?.setAttribute("human", "");
			board?.setAttribute("position", "2 1 1 2 2");
		});
	});
	expect(await onceIdle(page, "[board.record.moves.length, board.value.over]")).toEqual([2, true]);
});

test("a lazy board is idle while it is far from the screen, and near it once it is solved", async ({
	host,
}) => {
	const page = await host({ body: "", prepare: holdWorkers });
	const put = (html: string) =>
		page.evaluate((html) => {
			document.body.innerHTML = html;
		}, html);
	const lazy = board('loading="lazy" position="2 1 1 2 2"');
	await put(`<svg width="1" height="5000"></svg>${lazy}`);
	expect(await onceIdle(page, "board.value")).toBeNull();
	expect(await workersMade(page)).toBe(0);
	await put(lazy);
	expect(await onceIdle(page, "board.value.distance")).toBe(2);
});

test("a board is idle after a failure, and before it is put into a page", async ({ host }) => {
	const prepare = `(${holdWorkers})(); workers.fault = "full";`;
	const page = await host({ body: board('position="3 1 1 3 3"'), prepare, expects: [/'9'/] });
	expect(await onceIdle(page, "board.failure.kind")).toBe("too-large");
	await page.evaluate(() =>
		document.querySelector("catchmate-board")?.setAttribute("position", "5 9 9 9 9"),
	);
	expect(await onceIdle(page, "board.failure.kind")).toBe("input");
	await page.evaluate('document.createElement("catchmate-board").idle()');
});

test("a board whose opponent never replies is idle only when it is removed", async ({ host }) => {
	const page = await host({ body: board('mode="play" human="black" position="3 1 1 3 3"') });
	await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return new Promise<void>((resolve) => {
			Object.assign(board ?? {}, {
				opponent: () => {
					resolve();
					return new Promise(() => {});
				},
			});
		});
	});
	const isIdle = await waitsFor(page, 'document.querySelector("catchmate-board").idle()');
	await manyFrames(page);
	expect(await isIdle()).toBe(false);
	await page.evaluate(() => document.querySelector("catchmate-board")?.remove());
	await expect.poll(isIdle).toBe(true);
});

test("the page is idle once a stuck solve is over, the text has followed the board, and the URL tells of it", async ({
	open,
}) => {
	const page = await open(`index.html${chaseLink}`, { prepare: stuckWorkers });
	const isIdle = await waitsFor(page, "catchmate.idle()");
	await manyFrames(page);
	expect(await isIdle()).toBe(false);
	await letSolve(page);
	await page.evaluate("catchmate.idle()");
	await openTab(page, "text");
	expect(await page.locator("#judge-output").textContent()).toBe("BLACK 20");
	const text = await page.evaluate(`(async (board) => {
		const { game, position } = board.problem;
		const pieces = { ...position.pieces, white: [{ row: 1, column: 2 }] };
		board.edit({ game, position: { ...position, pieces } });
		await catchmate.idle();
		return document.querySelector("textarea").value;
	})(document.querySelector("catchmate-board"))`);
	expect(text).toBe("8 1 2 8 8\n");

	const [hash, index] = (await page.evaluate(`(async (board) => {
		await board.solution();
		for (let times = 0; times < 10; times++) {
			await board.step(1);
			await board.step(1);
			await board.step(-1);
		}
		// As if the changes so far had been made in less time.
		const time = performance.now.bind(performance);
		performance.now = () => time() - 2000;
		await board.step(-1);
		await catchmate.idle();
		return [location.hash, board.record.index];
	})(document.querySelector("catchmate-board"))`)) as [string, number];
	expect(index).toBe(9);
	expect(hash).toMatch(/\.9$/);
});

test("the page in a frame says that it is idle to whoever asks", async ({ host }) => {
	const source = "/index.html?embed&mode=play&human=white&hints=full&position=8%201%201%208%208";
	const page = await host({
		body: `<iframe title="A board" src="${source}"></iframe>`,
		policy: "default-src 'self'",
	});
	await page.frameLocator("iframe").locator(".verdict-words").waitFor();
	const heard = await page.evaluate(async () => {
		const kinds: string[] = [];
		const isIdle = new Promise<void>((resolve) => {
			addEventListener("message", ({ data: { catchmate } }) => {
				kinds.push(catchmate);
				if (catchmate === "idle") resolve();
			});
		});
		const move = { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } };
		const { contentWindow } = document.querySelector("iframe") as HTMLIFrameElement;
		contentWindow?.postMessage({ catchmate: "play", move }, location.origin);
		contentWindow?.postMessage({ catchmate: "idle" }, location.origin);
		await isIdle;
		return kinds;
	});
	// Only the opponent's move is told: the other is the asking page's own.
	expect(heard.filter((kind) => kind !== "size")).toEqual(["move", "idle"]);
});
