/** The packed package in the hosts that the author's guide names, as a reader's Chromium shows them. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { counts, holds, patience } from "../browser/eventually.ts";
import { sharedBrowser } from "../browser/shared-browser.ts";
import { seesWorkers } from "../browser/workers.ts";
import { Installation } from "./packed.ts";
import { strictPolicy } from "./site.ts";

let installed: Installation;
let browser: Browser;

before(async () => {
	installed = new Installation();
	browser = await sharedBrowser();
});

after(() => installed.remove());

/** Opens an address, does something, and finds that nothing went wrong and nothing was asked of any other host. */
async function visit(
	url: string,
	act: (page: Page) => Promise<void>,
	others: readonly string[] = [],
): Promise<void> {
	const context = await browser.newContext({ locale: "en" });
	const complaints: string[] = [];
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) {
				complaints.push(`${message.text()} ${message.location().url}`);
			}
		});
		page.on("pageerror", (error) => complaints.push(String(error)));
		page.on("request", (request) => {
			const { origin, protocol } = new URL(request.url());
			const own = [new URL(url).origin, ...others].includes(origin);
			if (!own && protocol !== "blob:" && protocol !== "data:") complaints.push(request.url());
		});
		await page.goto(url);
		await act(page);
	} finally {
		await context.close();
	}
	assert.deepEqual(complaints, []);
}

/** Waits until the first board says what it is worth. */
async function says(page: Page | FrameLocator, sentence: string): Promise<void> {
	const board = page.locator("catchmate-board").first();
	await board.getByText(sentence, { exact: true }).first().waitFor();
}

/** Moves a piece of the first board with two clicks. */
async function move(page: Page | FrameLocator, from: string, to: string): Promise<void> {
	for (const square of [from, to]) {
		const [row, column] = square.split(",");
		const name = new RegExp(`^row ${row}, column ${column}(,|$)`);
		await page.locator("catchmate-board").first().getByRole("gridcell", { name }).click();
	}
}

/** The board of all hosts is there, can be played on, and answers. */
async function plays(page: Page): Promise<void> {
	await says(page, "You lose in 20 plies. White to move: your turn.");
	await move(page, "2,4", "3,4");
	await says(page, "You lose in 18 plies. White to move: your turn.");
}

test("a plain page works from the disk, with two boards", async () => {
	const url = pathToFileURL(join(installed.plainHost(), "index.html")).href;
	await visit(url, async (page) => {
		await plays(page);
		await page.locator("catchmate-board").nth(1).getByRole("grid").waitFor();
		await seesWorkers(page, 1);
	});
});

test("a plain page in Chinese has its boards in Chinese", async () => {
	const url = pathToFileURL(join(installed.plainHost("zh"), "index.html")).href;
	await visit(url, (page) => says(page, "你必败，共 20 步。轮到白方走，该你了。"));
});

test("a plain page works under a strict policy, with its styles in a file", async () => {
	const origin = await installed.serve(installed.strictHost(), strictPolicy);
	await visit(`${origin}/`, async (page) => {
		await plays(page);
		const width = await page
			.locator("catchmate-board")
			.first()
			.evaluate((each) => each.clientWidth);
		assert.equal(width, 480);
	});
});

test("without JavaScript and in print, a picture that the command line has made stands for the board", async () => {
	const folder = installed.host("fallback");
	installed.program(folder, "sh", "make.sh");
	const url = pathToFileURL(join(folder, "index.html")).href;
	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto(url);
	const box = await plain.getByRole("img", { name: "White on row 2" }).boundingBox();
	assert.deepEqual([box?.width, box?.height], [414, 414]);
	await context.close();
	await visit(url, async (page) => {
		const picture = page.getByRole("img", { name: "White on row 2" });
		await page.getByRole("grid").waitFor();
		await picture.waitFor({ state: "hidden" });
		await page.emulateMedia({ media: "print" });
		await picture.waitFor();
	});
});

test("a page in a frame shows the board alone, and tells its host what is played", async () => {
	const { board, host } = await installed.serveFramed();
	await visit(
		`${host}/`,
		async (page) => {
			const frame = page.frameLocator("iframe");
			await says(frame, "You lose in 20 plies. White to move: your turn.");
			await counts(frame.locator("#setup"), 0);
			await move(frame, "2,4", "3,4");
			await page.waitForFunction(
				() => document.querySelector("output")?.textContent === "white 1 black 2 ",
			);
			await page.waitForFunction(() => document.querySelector("iframe")?.height !== "600");
			await page.getByRole("button").click();
			await says(frame, "白方必胜，共 1 步。轮到白方走。");
		},
		[board],
	);
});

test("a page in a frame listens to no window and no origin but its host's, and takes no message of another shape", async () => {
	const { board, host, folder } = await installed.serveFramed();
	const address = (origin: string) =>
		`${board}/?embed&position=1Ac4WIAzzUx&mode=analyse&origin=${origin}`;
	const frameOf = (origin: string) => `<iframe src="${address(origin)}" height="600"></iframe>`;
	const script = `
		window.heard = [];
		addEventListener("message", ({ data }) => heard.push(data));
	`;
	for (const [name, origin] of [
		["friend", host],
		["stranger", "https://stranger.example"],
	] as const) {
		writeFileSync(
			join(folder, `${name}.html`),
			`<!doctype html><title>${name}</title><script>${script}</script>${frameOf(origin)}`,
		);
	}
	const send = (page: Page, message: unknown) =>
		page.evaluate((message) => frames[0]?.postMessage(message, "*"), message);
	const heard = (page: Page) =>
		page.evaluate(
			() => (window as unknown as { heard: { catchmate: string; message?: string }[] }).heard,
		);
	const moveTo = (row: number) => ({
		catchmate: "play",
		move: { from: { row: 2, column: 4 }, to: { row, column: 4 } },
	});

	await visit(
		`${host}/friend.html`,
		async (page) => {
			const frame = page.frameLocator("iframe");
			await says(frame, "Black wins in 20 plies. White to move.");
			for (const message of [
				"set",
				null,
				{},
				{ catchmate: "close" },
				{ catchmate: "set" },
				{ catchmate: "set", attributes: { onclick: "alert(1)" } },
				{ catchmate: "set", attributes: { position: 3 } },
				{ catchmate: "set", attributes: { style: "color: red" } },
				{ catchmate: "play", move: { from: { row: "2" }, to: null } },
			]) {
				await send(page, message);
			}
			await send(page, moveTo(3));
			await says(frame, "Black wins in 19 plies. Black to move.");
			await send(page, { catchmate: "undo" });
			await says(frame, "Black wins in 20 plies. White to move.");
			await holds(async () => {
				const answers = await heard(page);
				assert.equal(answers.filter(({ catchmate }) => catchmate === "refused").length, 9);
				for (const kind of ["ready", "solve", "size"]) {
					assert.ok(
						answers.some(({ catchmate }) => catchmate === kind),
						kind,
					);
				}
			});
		},
		[board],
	);

	const context = await browser.newContext({ locale: "en" });
	const stranger = await context.newPage();
	await stranger.goto(`${host}/stranger.html`);
	const frame = stranger.frameLocator("iframe");
	await says(frame, "Black wins in 20 plies. White to move.");
	await send(stranger, moveTo(3));
	await send(stranger, "nothing");
	await stranger.waitForTimeout(500);
	await says(frame, "Black wins in 20 plies. White to move.");
	assert.deepEqual(await heard(stranger), []);
	await context.close();
});

test("a Vite app serves the worker and the module as files, under a policy that allows no blob", async () => {
	const folder = installed.host("vite");
	installed.tool(folder, "vite/bin/vite.js", "build", "--logLevel", "error");
	const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
	const files = "worker-src 'self'; connect-src 'self'";
	const origin = await installed.serve(join(folder, "dist"), `${policy}; ${files}`);
	await visit(`${origin}/`, async (page) => {
		await plays(page);
		await seesWorkers(page, 1);
		assert.match(page.workers()[0]?.url() ?? "", /\/assets\/worker-[\w-]+\.js$/);
		const loaded = await page.evaluate(() =>
			performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1) ?? ""),
		);
		assert.ok(loaded.some((name) => /^solver-.*\.wasm$/.test(name)));
		assert.ok(!loaded.some((name) => name.startsWith("embedded-")));
	});
});

test("a React app shows a board and hears of its moves", async () => {
	const folder = installed.host("react");
	installed.tool(folder, "vite/bin/vite.js", "build", "--logLevel", "error");
	const origin = await installed.serve(join(folder, "dist"), strictPolicy);
	await visit(`${origin}/`, async (page) => {
		await plays(page);
		await page.locator("output").getByText("white 1 black 2").waitFor();
	});
});

test("a VitePress site renders a board on the server's side, and shows it again after a walk through the site", async () => {
	const folder = installed.host("vitepress");
	installed.tool(folder, "vitepress/bin/vitepress.js", "build");
	const dist = join(folder, ".vitepress/dist");
	assert.match(
		readFileSync(join(dist, "index.html"), "utf8"),
		/<catchmate-board position="8 2 4 1 5"/,
	);
	const origin = await installed.serve(dist);
	await visit(`${origin}/`, async (page) => {
		await plays(page);
		await page.evaluate(() => Object.assign(window, { stays: true }));
		await page.getByRole("link", { name: "Another page", exact: true }).first().click();
		await page.getByRole("link", { name: "Back to the board" }).click();
		await plays(page);
		assert.equal(await page.evaluate(() => "stays" in window), true);
		await seesWorkers(page, 1);
	});
});

test("a MkDocs site shows a board, again after instant navigation", async () => {
	const folder = installed.host("mkdocs");
	installed.vendor("widget.js", join(folder, "docs/_static/js"));
	installed.program(folder, "mkdocs", "build", "--quiet", "--strict");
	const origin = await installed.serve(join(folder, "site"));
	await visit(`${origin}/`, async (page) => {
		await plays(page);
		// As MkDocs Material does it: the next page is fetched, its content put in the place of this one's, no script run again.
		const goTo = (name: string) =>
			page.evaluate(async (name) => {
				const link = [...document.links].find(({ textContent }) => textContent === name);
				const text = await (await fetch(link?.href ?? "")).text();
				const next = new DOMParser().parseFromString(text, "text/html");
				const content = next.querySelector("[role=main]");
				if (content) document.querySelector("[role=main]")?.replaceWith(content);
			}, name);
		await goTo("Another page");
		await counts(page.locator("catchmate-board"), 0);
		await goTo("Back to the board");
		await plays(page);
	});
});

test("a program in Node solves, draws, and imports the element", () => {
	const folder = installed.host("node");
	assert.equal(
		installed.program(folder, process.execPath, "index.mjs"),
		"BLACK 20\n<title>Chase, 8 × 8: White to move</title>\nfunction\n",
	);
});
