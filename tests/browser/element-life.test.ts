/** Boards that come and go: their worker, their memory, and what becomes of their games. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { cell, hearsOf, host, reads, told, withBoard } from "./element-harness.ts";
import { eventually, hasAttribute, holds, counts as sees } from "./eventually.ts";
import {
	type Faulty,
	holdWorkers,
	killWorker,
	seesWorkers,
	setFault,
	workersMade,
} from "./workers.ts";

const small = '<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>';
const begun = "Black wins in 6 plies. White to move.";
const moved = "Black wins in 5 plies. Black to move.";

async function move(page: Page): Promise<void> {
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await reads(page, moved);
}

/** Counts solves that run at once, in the workers of a page. Runs in the page. */
function countSolves(): void {
	const counts = { running: 0, most: 0, all: 0 };
	Object.assign(globalThis, { counts });
	const Original = Worker;
	globalThis.Worker = new Proxy(Original, {
		construct(Target, [url, options]) {
			const worker = new Target(url, options);
			const send = worker.postMessage.bind(worker);
			const solves = new Set<number>();
			worker.postMessage = (message: { id: number; call?: { method: string } }) => {
				if (message.call?.method === "solve") {
					solves.add(message.id);
					counts.all += 1;
					counts.running += 1;
					counts.most = Math.max(counts.most, counts.running);
				}
				send(message);
			};
			worker.addEventListener("message", ({ data }) => {
				if (data.type !== "progress" && solves.delete(data.id)) {
					counts.running -= 1;
				}
			});
			return worker;
		},
	});
}

const counts = (page: Page) =>
	page.evaluate(
		() => (globalThis as unknown as { counts: Record<"running" | "most" | "all", number> }).counts,
	);

/** Twenty boards, far more than fit on the screen. */
const twenty = Array.from(
	{ length: 20 },
	(_, i) =>
		`<p>Some text.</p><catchmate-board id="board-${i}" mode="analyse" position="${10 + (i % 5)} 1 1 ${2 + (i % 7)} ${3 + (i % 6)}"></catchmate-board>`,
).join("");

/** The size of a page, in nodes of documents, listeners and bytes of scripts' memory. */
async function footprint(
	page: Page,
): Promise<Record<"Nodes" | "JSEventListeners" | "JSHeapUsedSize", number>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Performance.enable");
	await devtools.send("HeapProfiler.enable");
	for (let times = 0; times < 3; times++) {
		await devtools.send("HeapProfiler.collectGarbage");
		await page.waitForTimeout(100);
	}
	const { metrics } = await devtools.send("Performance.getMetrics");
	const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
	await devtools.detach();
	return {
		Nodes: of("Nodes"),
		JSEventListeners: of("JSEventListeners"),
		JSHeapUsedSize: of("JSHeapUsedSize"),
	};
}

describe("twenty boards on a page", () => {
	test("share one worker, which solves for one at a time", () =>
		host({ body: twenty, prepare: countSolves }, async (page) => {
			await hearsOf(page, "solve", 20);
			await seesWorkers(page, 1);
			await eventually(() => counts(page), { running: 0, most: 1, all: 20 });
		}));

	test("are solved in the order in which the reader sees them", () =>
		host({ body: `<div id="boards"></div>` }, async (page) => {
			await page.evaluate((html) => {
				const boards = document.querySelector("#boards") as HTMLElement;
				boards.innerHTML = html;
				for (const board of boards.querySelectorAll("catchmate-board")) {
					(board as HTMLElement).style.height = "600px";
				}
				scrollTo(0, document.body.scrollHeight);
			}, twenty);
			await hearsOf(page, "solve", 20);
			const order = (await told(page)).map(({ board }) => Number(board.replace("board-", "")));
			assert.ok(order.indexOf(19) < order.indexOf(10), order.join(" "));
		}));

	test("leave nothing behind when they are removed", () =>
		host({ body: `<div id="boards"></div>` }, async (page) => {
			const comeAndGo = async () => {
				await page.evaluate((html) => {
					(globalThis as unknown as { told: unknown[] }).told.length = 0;
					(document.querySelector("#boards") as HTMLElement).innerHTML = html;
				}, twenty);
				await hearsOf(page, "solve", 20);
				await page.evaluate(() => {
					(globalThis as unknown as { told: unknown[] }).told.length = 0;
					(document.querySelector("#boards") as HTMLElement).replaceChildren();
				});
				await seesWorkers(page, 0);
			};
			await comeAndGo();
			const once = await footprint(page);
			await comeAndGo();
			// Objects that nothing refers to may be collected later.
			await holds(async () => {
				const again = await footprint(page);
				const figures = JSON.stringify({ once, again });
				assert.ok(again.Nodes - once.Nodes < 100, figures);
				assert.ok(again.JSEventListeners - once.JSEventListeners < 20, figures);
				assert.ok(again.JSHeapUsedSize - once.JSHeapUsedSize < 300_000, figures);
			});
			await seesWorkers(page, 0);
		}));
});

describe("a board that is removed", () => {
	test("frees its table while others keep theirs, and the last ends the worker", () =>
		host(
			{
				body: `${small}<catchmate-board id="other" mode="analyse" position="2 1 1 2 2"></catchmate-board>`,
				prepare: holdWorkers,
			},
			async (page) => {
				await hearsOf(page, "solve", 2);
				await page.evaluate(() => {
					const [worker] = (globalThis as unknown as { workers: { all: Worker[] } }).workers.all;
					const sent: string[] = [];
					Object.assign(globalThis, { sent });
					const send = worker?.postMessage.bind(worker);
					if (worker && send) {
						worker.postMessage = (message: { type: string }) => {
							sent.push(message.type);
							send(message);
						};
					}
					document.querySelector("catchmate-board")?.remove();
				});
				const sent = () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
				await eventually(sent, ["release"]);
				// By then the worker would have ended as well.
				await page.waitForTimeout(1500);
				assert.deepEqual(await sent(), ["release"]);
				assert.equal(page.workers().length, 1);
				await page.locator("#other .move").first().click();
				await hearsOf(page, "move");
				await page.evaluate(() => document.querySelector("#other")?.remove());
				await seesWorkers(page, 0);
			},
		));

	test("after its puzzle was solved is a solved one when it comes back, and can be begun again", () =>
		host(
			{
				body: '<div id="here"><catchmate-board mode="puzzle" position="5 3 3 3 4"></catchmate-board></div>',
			},
			async (page) => {
				await page.locator(".verdict-words").waitFor();
				await withBoard(page, (board) =>
					board.play({ from: { row: 3, column: 3 }, to: { row: 3, column: 4 } }),
				);
				await hearsOf(page, "solved");
				await page.evaluate(async () => {
					const board = document.querySelector("catchmate-board");
					board?.remove();
					await new Promise((resolve) => setTimeout(resolve, 100));
					document.querySelector("#here")?.append(board ?? "");
				});
				await hearsOf(page, "solve", 2);
				assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "solved");
				await page.locator("[part=success]").waitFor();
				await withBoard(page, (board) => board.reset());
				await reads(page, "White to move: win in the fewest moves.");
				assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
			},
		));

	test("and comes back later has its game again", () =>
		host({ body: `<div id="here">${small}</div>` }, async (page) => {
			await reads(page, begun);
			await move(page);
			await page.evaluate(async () => {
				const board = document.querySelector("catchmate-board");
				board?.remove();
				await new Promise((resolve) => setTimeout(resolve, 1500));
				document.querySelector("#here")?.append(board ?? "");
			});
			await reads(page, moved);
			await page.getByRole("button", { name: "Undo" }).click();
			await reads(page, begun);
		}));
});

describe("a board that is moved in the document", () => {
	test("keeps its game, its table and its worker", () =>
		host(
			{ body: `<div id="here">${small}</div><div id="there"></div>`, prepare: holdWorkers },
			async (page) => {
				await reads(page, begun);
				await move(page);
				await page.evaluate(() => {
					document.querySelector("#there")?.append(document.querySelector("catchmate-board") ?? "");
				});
				await page.waitForTimeout(1300);
				assert.equal(await page.locator(".verdict-words").textContent(), moved);
				await page.locator(".move").first().click();
				await hearsOf(page, "move", 2);
				assert.equal(await workersMade(page), 1);
				assert.equal((await told(page)).filter(({ type }) => type === "solve").length, 1);
			},
		));
});

describe("a board that is defined late", () => {
	test("has the attributes and the properties that were set before", () =>
		host(
			{ body: '<catchmate-board mode="analyse"></catchmate-board>', script: "none" },
			async (page) => {
				await withBoard(page, (board) => {
					Object.assign(board, {
						position: "3 1 1 3 3",
						moves: "1,1-1,2",
						ply: 1,
						marks: [{ square: { row: 2, column: 2 }, shape: "ring", label: "here" }],
					});
				});
				await page.addScriptTag({ url: "/widget.js" });
				await reads(page, moved);
				await hasAttribute(cell(page, 2, 2), "aria-label", /here/);
				await page.locator(".move").first().waitFor();
			},
		));

	test("by a second copy of the script stays the first's, with one note on the console", () =>
		host({ body: small }, async (page) => {
			await reads(page, begun);
			const notes: string[] = [];
			page.on("console", (message) => notes.push(`${message.type()}: ${message.text()}`));
			await page.addScriptTag({ url: "/widget.js" });
			await page.addScriptTag({ url: "/widget.js" });
			await eventually(
				async () => [...new Set(notes)],
				["info: <catchmate-board> is defined already: this copy of Catchmate is not used."],
			);
			await move(page);
		}));
});

describe("a lazy board", () => {
	test("shows what is between its tags until it is near the screen", () =>
		host(
			{
				body: `<div id="far"></div><catchmate-board loading="lazy" position="3 1 1 3 3"><p>A picture of it.</p></catchmate-board>`,
				head: "",
				prepare: holdWorkers,
			},
			async (page) => {
				await page.evaluate(() => {
					const far = document.querySelector("#far") as HTMLElement;
					far.style.height = "3000px";
					const board = document.querySelector("catchmate-board");
					board?.replaceWith(board.cloneNode(true));
				});
				await page.waitForTimeout(600);
				await page.getByText("A picture of it.").waitFor();
				await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
				await reads(page, begun);
				await page.getByText("A picture of it.").waitFor({ state: "hidden" });
			},
		));

	test("loads and solves nothing until it is near the screen", () =>
		host({ body: `<div id="here"></div>`, prepare: holdWorkers }, async (page) => {
			await page.evaluate(() => {
				const far = document.createElement("div");
				far.style.height = "3000px";
				const board = document.createElement("catchmate-board");
				board.setAttribute("loading", "lazy");
				board.setAttribute("position", "3 1 1 3 3");
				document.querySelector("#here")?.append(far, board);
			});
			await page.waitForTimeout(600);
			assert.equal(await workersMade(page), 0);
			assert.deepEqual(await told(page), []);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			await reads(page, begun);
			assert.equal(await workersMade(page), 1);
		}));
});

describe("a worker that dies", () => {
	test("is started again by the next move, and the game goes on", () =>
		host({ body: small, prepare: holdWorkers }, async (page) => {
			await reads(page, begun);
			await move(page);
			await killWorker(page);
			await page.locator(".move").first().click();
			await hearsOf(page, "move", 2);
			assert.equal(await workersMade(page), 2);
			assert.equal(await withBoard(page, ({ record }) => record?.index), 2);
			await sees(page.locator(".error"), 0);
		}));

	test("while it solves is started again once", () =>
		host({ body: "<div></div>", prepare: holdWorkers }, async (page) => {
			await page.evaluate(() => {
				(globalThis as unknown as Faulty).workers.fault = "mortal";
				const board = document.createElement("catchmate-board");
				board.setAttribute("position", "20 1 1 20 20");
				document.querySelector("div")?.append(board);
			});
			await hearsOf(page, "solve");
			assert.equal(await workersMade(page), 2);
		}));

	test("and cannot be started again leaves the position and says so in the board's place", () =>
		host({ body: small, prepare: holdWorkers }, async (page) => {
			await reads(page, begun);
			await move(page);
			await setFault(page, "dead");
			await killWorker(page);
			await page.locator(".move").first().click();
			await page
				.locator(".error")
				.getByText("The solver has failed: the worker failed: out of order.")
				.waitFor();
			const { failure } = await hearsOf(page, "error");
			assert.equal((failure as { kind: string }).kind, "failed");
			assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
			await setFault(page, "none");
			await page.locator(".move").first().click();
			await hearsOf(page, "move", 2);
			await sees(page.locator(".error"), 0);
		}));

	test("is started again by a change of the board in the same game", () =>
		host({ body: small, prepare: holdWorkers }, async (page) => {
			await reads(page, begun);
			await killWorker(page);
			await withBoard(page, (board) => {
				const { problem } = board;
				if (problem !== null) {
					board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
				}
			});
			await reads(page, "Black wins in 7 plies. Black to move.");
			assert.equal(await workersMade(page), 2);
			await sees(page.locator(".error"), 0);
		}));

	test("is started again by a puzzle that is given up", () =>
		host(
			{
				body: '<catchmate-board mode="puzzle" position="3 1 1 3 3"></catchmate-board>',
				prepare: holdWorkers,
			},
			async (page) => {
				await reads(page, "White to move: hold out as long as you can.");
				await killWorker(page);
				await page.getByRole("button", { name: "Give up" }).click();
				await page.locator("[part=hint]").getByText("The solution: 1,1 → ").waitFor();
				assert.equal(await workersMade(page), 2);
			},
		));

	test("for want of memory says so", () =>
		host({ body: "<div></div>", prepare: holdWorkers }, async (page) => {
			await page.evaluate(() => {
				(globalThis as unknown as Faulty).workers.fault = "full";
				const board = document.createElement("catchmate-board");
				board.setAttribute("position", "9 1 1 9 9");
				document.querySelector("div")?.append(board);
			});
			await page
				.locator(".error")
				.getByText("This board is too large: solving it takes 5 GB of memory")
				.waitFor();
		}));
});

test("a board in no document is opened without being waited for for ever", () =>
	host({ body: small }, async (page) => {
		await reads(page, begun);
		const isOpened = await withBoard(page, ({ problem }) => {
			const another = document.createElement("catchmate-board");
			// The time is no measure, only the end of a test that fails.
			const never = new Promise((resolve) => setTimeout(resolve, 20_000, "never"));
			return problem && Promise.race([another.open(problem), never]);
		});
		assert.equal(isOpened, true);
	}));

test("the module of the element leaves the package and Lit to a bundler, and defines nothing", async () => {
	const module = await readFile(new URL("../../dist/element.js", import.meta.url), "utf8");
	assert.match(module, /from"lit\/html\.js"/);
	assert.match(module, /from"\.\/index\.js"/);
	assert.doesNotMatch(module, /customElements\.define/);
});
