/** A board and the page tell when they are idle, so that it can be asked at once whether something happened. */
import type { Page } from "@playwright/test";
import { chaseLink, expect, test } from "./fixtures.ts";
import { openTab, solve } from "./page.ts";
import { holdWorkers, letSolve, stuckWorkers, workersMade } from "./workers.ts";

const board = (attributes: string) => `<catchmate-board ${attributes}></catchmate-board>`;

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

test.describe("a board is idle", () => {
	test("once it is solved, with its verdict and its last picture drawn", async ({ host }) => {
		const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
		const words = "board.shadowRoot.querySelector('.verdict-words').textContent";
		expect(await onceIdle(page, words)).toContain("Black wins in 6 plies.");
		const drawn = await onceIdle(page, picture);
		await manyFrames(page);
		expect(await onceIdle(page, picture)).toBe(drawn);
	});

	test("once a piece that moves has arrived", async ({ host }) => {
		const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
		const arrived = await onceIdle(page, `(board.playBest(), await board.idle(), ${picture})`);
		await manyFrames(page);
		expect(await onceIdle(page, picture)).toBe(arrived);
	});

	test("once its opponent has replied", async ({ host }) => {
		const page = await host({ body: board('mode="play" human="white" position="8 1 1 8 8"') });
		await onceIdle(page, "board.playBest()");
		expect(await onceIdle(page, "board.record.moves.length")).toBe(2);
	});

	test("once two perfect players have ended their game", async ({ host }) => {
		const page = await host({ body: board('mode="play" human="" position="2 1 1 2 2"') });
		expect(await onceIdle(page, "[board.record.moves.length, board.value.over]")).toEqual([
			2,
			true,
		]);
	});

	test("once a refused move of a puzzle has been answered and taken back", async ({ host }) => {
		const page = await host({ body: board('mode="puzzle" position="5 3 3 3 4"') });
		const wrong = "{ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } }";
		expect(await onceIdle(page, `board.play(${wrong})`)).toBe(false);
		const drawn = await onceIdle(page, picture);
		await manyFrames(page);
		expect(await onceIdle(page, picture)).toBe(drawn);
	});

	test("once another board is solved that came while it was waited for", async ({ host }) => {
		const page = await host({ body: board('position="2 1 1 2 2"') });
		await onceIdle(page, "0");
		await page.evaluate(() => {
			requestAnimationFrame(() => {
				document.querySelector("catchmate-board")?.setAttribute("position", "3 1 1 3 3");
			});
		});
		expect(await onceIdle(page, "board.value.distance")).toBe(6);
	});

	test("once a lazy board has been found near the screen and is solved", async ({ host }) => {
		const page = await host({ body: "" });
		await page.evaluate((html) => {
			document.body.innerHTML = html;
		}, board('loading="lazy" position="2 1 1 2 2"'));
		expect(await onceIdle(page, "board.value.distance")).toBe(2);
	});

	test("while a lazy board is far from the screen", async ({ host }) => {
		const page = await host({ body: "", prepare: holdWorkers });
		await page.evaluate(
			(html) => {
				document.body.innerHTML = html;
			},
			`<svg width="1" height="5000"></svg>${board('loading="lazy" position="2 1 1 2 2"')}`,
		);
		expect(await onceIdle(page, "board.value")).toBeNull();
		expect(await workersMade(page)).toBe(0);
	});

	test("after a text without a board", async ({ host }) => {
		const page = await host({ body: board('position="5 9 9 9 9"'), expects: [/'9'/] });
		expect(await onceIdle(page, "board.failure.kind")).toBe("input");
	});

	test("after a failed solve", async ({ host }) => {
		const prepare = `(${holdWorkers})(); workers.fault = "full";`;
		const page = await host({ body: board('position="3 1 1 3 3"'), prepare });
		expect(await onceIdle(page, "board.failure.kind")).toBe("too-large");
	});

	test("when it is removed, and only then if its opponent never replies", async ({ host }) => {
		const page = await host({ body: board('mode="play" human="black" position="3 1 1 3 3"') });
		await page.evaluate(() => {
			const board = document.querySelector("catchmate-board");
			const asked = new Promise<void>((resolve) => {
				Object.assign(board ?? {}, {
					opponent: () => {
						resolve();
						return new Promise(() => {});
					},
				});
			});
			return asked;
		});
		const isIdle = await waitsFor(page, 'document.querySelector("catchmate-board").idle()');
		await manyFrames(page);
		expect(await isIdle()).toBe(false);
		await page.evaluate(() => document.querySelector("catchmate-board")?.remove());
		await expect.poll(isIdle).toBe(true);
	});

	test("before it is put into a page", async ({ host }) => {
		const page = await host({ body: "" });
		const idle = 'document.createElement("catchmate-board").idle()';
		await expect.poll(await waitsFor(page, idle)).toBe(true);
	});
});

test.describe("the page is idle", () => {
	test("once a solve that was stuck is over and everything follows from it", async ({ open }) => {
		const page = await open(`index.html${chaseLink}`, { prepare: stuckWorkers });
		const isIdle = await waitsFor(page, "catchmate.idle()");
		await manyFrames(page);
		expect(await isIdle()).toBe(false);
		await letSolve(page);
		await page.evaluate("catchmate.idle()");
		await openTab(page, "text");
		expect(await page.locator("#judge-output").textContent()).toBe("BLACK 20");
	});

	test("once the URL tells what changed too often to be written at once", async ({ visit }) => {
		const page = await visit();
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

	test("once the text has followed an edit of the board", async ({ visit }) => {
		const page = await visit();
		await openTab(page, "text");
		await page.evaluate("catchmate.idle()");
		const text = await page.evaluate(`(async (board) => {
			const { game, position } = board.problem;
			const pieces = { ...position.pieces, white: [{ row: 1, column: 2 }] };
			board.edit({ game, position: { ...position, pieces } });
			await catchmate.idle();
			return document.querySelector("textarea").value;
		})(document.querySelector("catchmate-board"))`);
		expect(text).toBe("8 1 2 8 8\n");
	});

	test("once the games below the first board are there", async ({ visit }) => {
		const page = await visit({ hash: "" });
		await page.evaluate("catchmate.idle()");
		expect(await page.locator("#home .game").count()).toBeGreaterThan(5);
	});

	test("once the solve that is played has come to its end", async ({ visit }) => {
		const page = await visit();
		await solve(page, "2 1 1 2 2");
		await openTab(page, "explain");
		await page.locator("#analysis summary").filter({ hasText: "Watch it being solved" }).click();
		await page.locator("#watch").getByRole("button", { name: "Play", exact: true }).click();
		await page.evaluate("catchmate.idle()");
		const distance = page.getByRole("slider", { name: "Distance" });
		const last = await page.evaluate("document.querySelector('catchmate-board').table.longest");
		expect(await distance.inputValue()).toBe(String(last));
	});

	test("when it shows nothing but the board in a frame of its own origin", async ({ open }) => {
		const page = await open("index.html?embed&position=3%201%201%203%203");
		await page.evaluate("catchmate.idle()");
		expect(await onceIdle(page, "board.value.distance")).toBe(6);
	});

	test("and so is told around its frame, to whoever asks", async ({ host }) => {
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
});
