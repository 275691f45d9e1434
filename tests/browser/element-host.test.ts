/** Boards in authors' pages: strict policies, foreign styles and keys, print, accessibility. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import MarkdownIt from "markdown-it";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { catchmate as forMarkdownIt } from "../../web/fences/markdown-it.ts";
import { strictPolicy } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { board, cell, expectDistance, middleOf, waitForEvent, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoShift, recordShifts } from "./layout-shift.ts";
import { expectWorkers } from "./workers.ts";

const small = board('mode="analyse" position="2 1 1 2 2"');
const body = '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>';
const ownContent = (page: Page) => page.getByText("A picture of it.");

const withStyles =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data:";

async function plays(page: Page): Promise<void> {
	await expectDistance(page, 2);
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await expectDistance(page, 1);
}

for (const [what, policy, workers] of [
	[
		"that asks for Trusted Types",
		`${strictPolicy.replace(/style-src.*/, "style-src 'none'")}; require-trusted-types-for 'script'; trusted-types lit-html catchmate 'allow-duplicates'`,
		1,
	],
	["that allows no worker", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'", 0],
] as const) {
	test(`the widget works under a policy ${what} and requests nothing more`, async ({ host }) => {
		const page = await host({ body: small, policy, expects: workers === 0 ? [/worker/i] : [] });
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await plays(page);
		await expectWorkers(page, workers);
		assert.deepEqual(
			asked.filter((url) => !url.startsWith("blob:")),
			[],
		);
	});
}

test("the fallback content stays without WebAssembly or JavaScript", async ({ host }) => {
	const page = await host({
		body,
		policy: "default-src 'none'; script-src 'self'; worker-src blob:",
	});
	await expect(page.locator(".error")).toContainText("needs 'wasm-unsafe-eval'");
	assert.equal(((await waitForEvent(page, "error")).failure as { kind: string }).kind, "failed");
	await ownContent(page).waitFor();
	await ownContent(await host({ body, javaScriptEnabled: false })).waitFor();
});

test("page and board styles stay apart, except for the font size", async ({ host }) => {
	const page = await host({
		body: `${small}<button id="own">x</button>`,
		policy: withStyles,
	});
	await expectDistance(page, 2);
	const measure = () =>
		page.locator(".root").evaluate((root) => {
			const button = root.querySelector(".control") as HTMLElement;
			const sentence = root.querySelector(".verdict-words") as HTMLElement;
			const style = getComputedStyle(sentence);
			const { letterSpacing, textTransform, color, direction, whiteSpace } = style;
			return {
				height: button.offsetHeight,
				size: Number.parseFloat(getComputedStyle(root).fontSize),
				style: { letterSpacing, textTransform, color, direction, whiteSpace },
			};
		});
	const plain = await measure();
	assert.equal(plain.size, 16);
	const own = await page
		.locator("#own")
		.evaluate((button) => getComputedStyle(button).borderRadius);
	assert.equal(own, "0px");
	assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
	await page.addStyleTag({
		content: `* { letter-spacing: 5px; text-transform: uppercase; box-sizing: content-box; color: fuchsia; }
			button, p, div, canvas { padding: 30px !important; font: 40px serif !important; border: 9px solid lime; }
			body { line-height: 4; white-space: pre; direction: rtl; }`,
	});
	assert.deepEqual(await measure(), plain);
	await page.addStyleTag({ content: "html { font-size: 150%; }" });
	await expect.poll(async () => (await measure()).size).toBe(24);
	assert.ok((await measure()).height > plain.height);
	await page.addStyleTag({ content: "html { font-size: 62.5%; }" });
	await expect.poll(async () => (await measure()).size).toBe(15);
	assert.ok((await measure()).height >= 44);
});

test("keys and wheel belong to the page until the board has focus", async ({ host }) => {
	const page = await host({ body: small });
	await page.locator("main").evaluate(({ style }) => {
		style.padding = "1200px 0";
	});
	await expectDistance(page, 2);
	const kept = await page.evaluate(() =>
		[" ", "ArrowLeft", "ArrowRight", "Home", "End", "Enter"].filter((key) =>
			document.body.dispatchEvent(
				new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
			),
		),
	);
	assert.equal(kept.length, 6);
	await page.locator("canvas").scrollIntoViewIfNeeded();
	await cell(page, 1, 1).hover();
	const before = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, 200);
	await page.waitForFunction((before) => scrollY > before + 50, before);
	assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
});

test("a key used by the board stops there, and a press gives the board focus", async ({ host }) => {
	const page = await host({ body: board('position="3 1 1 3 3" moves="1,1-1,2 3,3-2,3"') });
	await expectDistance(page, 6);
	await page.evaluate(() => {
		const heard: string[] = [];
		Object.assign(globalThis, { heard });
		document.addEventListener("keydown", ({ key }) => heard.push(key));
	});
	const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
	const ply = () => withBoard(page, ({ record }) => record?.index);
	await page.keyboard.press("ArrowRight");
	assert.deepEqual([await heard(), await ply()], [["ArrowRight"], 0]);
	await cell(page, 2, 2).click();
	for (const [key, expected] of [
		["ArrowRight", 1],
		["End", 2],
		["ArrowLeft", 1],
		["Home", 0],
		["p", 0],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(ply).toBe(expected);
	}
	await page.getByRole("button", { name: "Next move" }).focus();
	for (const key of ["Enter", " "]) await page.keyboard.press(key);
	await expect.poll(ply).toBe(2);
	await page.keyboard.press("n");
	assert.deepEqual(await heard(), ["ArrowRight", "n"]);
});

test("a press reaches its square on a scaled, zoomed, turned or mirrored board @more", async ({
	host,
}) => {
	const page = await host({ body: board('mode="edit" position="5 1 1 5 5"') });
	await waitForEvent(page, "solve");
	for (const [where, style] of [
		["main", "transform: scale(1.25)"],
		["main", "scale: 0.8"],
		["main", "zoom: 1.25"],
		["body", "zoom: 0.8"],
		["catchmate-board", "transform: rotate(20deg)"],
		["catchmate-board", "transform: rotateY(180deg)"],
		["main", "direction: rtl"],
		["main", "transform: scale(0.5) skewX(10deg); zoom: 1.5"],
	] as const) {
		const dress = (css: string) =>
			page.locator(where).evaluate((element, css) => {
				(element as HTMLElement).style.cssText = css;
			}, css);
		await dress(style);
		const { x, y } = await middleOf(cell(page, 2, 4));
		await page.mouse.click(x, y);
		const painted = () => withBoard(page, ({ problem }) => problem?.game.board.obstacles);
		await expect.poll(painted, style).toEqual([{ row: 2, column: 4 }]);
		await page.mouse.click(x, y);
		await expect.poll(painted, style).toEqual([]);
		await dress("");
	}
});

test("print shows the board with its verdict, or the fallback content before it loads", async ({
	host,
}) => {
	const far = '<div id="far"></div><catchmate-board loading="lazy"><p>Later.</p></catchmate-board>';
	const page = await host({ body: `${body.replace(" ", ' ply="1" ')}${far}` });
	await page.locator("#far").evaluate(({ style }) => {
		style.height = "9000px";
	});
	await expectDistance(page, 1);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".root canvas").first()).toBeVisible();
	await expect(page.locator(".verdict-words").first()).toBeVisible();
	await expectDistance(page, 1);
	await expect(ownContent(page)).toBeHidden();
	await expect(page.getByText("Later.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Next move" })).toBeHidden();
});

test("print leaves out the selected piece and its moves @more", async ({ host }) => {
	const page = await host({ body: small });
	await expectDistance(page, 2);
	const canvas = page.locator(".root canvas").first();
	const onScreen = await canvas.screenshot();
	const printed = async () => {
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		const picture = await canvas.screenshot();
		await page.evaluate(() => dispatchEvent(new Event("afterprint")));
		return picture;
	};
	const before = await printed();
	await cell(page, 1, 1).click();
	await expect.poll(async () => onScreen.equals(await canvas.screenshot())).toBe(false);
	assert.ok(before.equals(await printed()));
});

test("an XHTML page keeps the tag, and the console says why @more", async ({ host }) => {
	const page = await host({ body: "", script: "none", policy: "frame-src blob:" });
	const reason = page.waitForEvent("console", (message) => /XHTML|xhtml/.test(message.text()));
	await page.evaluate(() => {
		const script = `<script src="${location.origin}/widget.js"></script>`;
		const text = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>XHTML</title>${script}</head><body><catchmate-board>A text.</catchmate-board></body></html>`;
		const frame = document.createElement("iframe");
		frame.src = URL.createObjectURL(new Blob([text], { type: "application/xhtml+xml" }));
		document.body.append(frame);
	});
	assert.match((await reason).text(), /this page is application\/xhtml\+xml, not HTML/);
	await page.frameLocator("iframe").getByText("A text.").waitFor();
});

const modes = ["show", "analyse", "play", "edit", "puzzle"];

test("every mode fits 240 pixels with finger-sized controls and no axe violation @more", async ({
	host,
}) => {
	const boards = modes.map((mode) => board(`mode="${mode}" position="5 3 3 3 4"`));
	const page = await host({
		body: `<div id="column">${boards.join("")}</div>`,
		expects: [/'9'/],
		forcedColors: "active",
	});
	await page.locator("#column").evaluate(({ style }) => {
		style.width = "240px";
	});
	await waitForEvent(page, "solve", modes.length);
	await expect(async () => {
		const found = await page.locator("catchmate-board").evaluateAll((boards) =>
			boards.map((board) => {
				const root = board.shadowRoot?.querySelector(".root") as HTMLElement;
				const { width = 0 } = root.querySelector("canvas")?.getBoundingClientRect() ?? {};
				const small = [...root.querySelectorAll("button")]
					.filter(({ offsetWidth, offsetHeight }) => offsetWidth < 44 || offsetHeight < 44)
					.map(({ textContent }) => textContent);
				return { fits: root.scrollWidth <= 240, isWide: width > 180, small };
			}),
		);
		assert.deepEqual(
			found,
			modes.map(() => ({ fits: true, isWide: true, small: [] })),
		);
	}).toPass();
	assert.deepEqual(await findings(page), []);
	await page.locator("catchmate-board").evaluateAll((boards) =>
		Promise.all(
			boards.map(async (element) => {
				const board = element as HTMLElementTagNameMap["catchmate-board"];
				await board.solution();
				await board.play(board.legalMoves[0] ?? { from: null, to: null });
				board.setAttribute("position", "5 9 9 9 9");
			}),
		),
	);
	await expect(page.locator(".error")).toHaveCount(modes.length);
	assert.deepEqual(await findings(page), []);
});

test("verdicts cause no layout shift at any width @more", async ({ host }) => {
	const page = await host({
		body: '<catchmate-board game="hare-and-hounds" ply-to="99"></catchmate-board>',
	});
	await waitForEvent(page, "solve");
	for (const width of [656, 496, 390, 320]) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await withBoard(page, async (board) => {
			const last = board.record?.moves.length ?? 0;
			const found: (number | undefined)[] = [];
			for (const ply of [0, 1, last - 1, last]) {
				await board.seek(ply);
				await board.idle();
				found.push(board.shadowRoot?.querySelector(".controls")?.getBoundingClientRect().top);
			}
			return found;
		});
		assert.equal(new Set(tops).size, 1, `${width} pixels: ${tops}`);
	}
});

const oblong = "3 9 red\n..#..#.##\nX.#......\n.OO#.....";
const square = "3 3 red\n#.#\nO.O\n.X.";
const markdown = new MarkdownIt().use(await forMarkdownIt());
const kinds = [
	'<catchmate-board game="fox-and-hounds"></catchmate-board>',
	'<catchmate-board position="3 1 1 3 3" moves="1,1-1,2 3,3-2,3"></catchmate-board>',
	`<catchmate-board><svg viewBox="0 0 9 3"></svg><div>${oblong}</div></catchmate-board>`,
	markdown.render(`\`\`\`catchmate\n${oblong}\n\`\`\``),
	'<catchmate-board game="pong-hau-ki" mode="play"></catchmate-board>',
	markdown.render("```catchmate game=hare-and-hounds\n```"),
	'<catchmate-board position="8 2 4 1 5" mode="analyse"></catchmate-board>',
	'<catchmate-board puzzle="12"></catchmate-board>',
	`<pre><code class="language-catchmate">${square}\n</code></pre>`,
	`<catchmate-board><pre>${square}\nmoves:\n{Red is to move, and Black is one step from the top.}\n2,1-2,2 {Red closes in.}</pre></catchmate-board>`,
];

for (const [loading, width] of [
	["eager", 390],
	["lazy", 1280],
] as const) {
	test(`thirty boards with catchmate.css load without layout shift, ${loading} at ${width} pixels @more`, async ({
		host,
	}) => {
		const boards = [...kinds, ...kinds, ...kinds].map((board) =>
			board.replace("<catchmate-board", `$& loading="${loading}"`),
		);
		const page = await host({
			body: `<link rel="stylesheet" href="/catchmate.css">${boards.join("<p>Read on.</p>")}`,
			policy: `${strictPolicy} data:`,
			viewport: { width, height: 844 },
			...{ script: "none", prepare: recordShifts },
		});
		const waits = (milliseconds: number) =>
			page.evaluate((time) => new Promise((done) => setTimeout(done, time)), milliseconds);
		await waits(100);
		await page.evaluate(() => {
			const script = document.createElement("script");
			script.src = "/widget.js";
			script.dataset.fences = "";
			document.body.append(script);
		});
		await page.waitForFunction(() => customElements.get("catchmate-board"));
		const areDrawn = () =>
			page.locator("catchmate-board").evaluateAll(async (all) => {
				const boards = all as CatchmateBoard[];
				await Promise.all(boards.map((board) => board.idle()));
				return boards.filter(({ record }) => record !== null).length;
			});
		await areDrawn();
		const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top < bottom; top += 400) {
			await page.evaluate((top) => scrollTo(0, top), top);
			await waits(50);
		}
		await expect.poll(areDrawn).toBe(30);
		await expectNoShift(page);
	});
}
