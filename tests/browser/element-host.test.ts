/** Boards in pages of others: from the disk, under a strict policy, among other people's styles and keys, in print, and for everyone. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { strictPolicy } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import {
	board,
	cell,
	hearsOf,
	isAnswered,
	middleOf,
	seesVerdict,
	told,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { seesWorkers } from "./workers.ts";

const small = '<catchmate-board mode="analyse" position="2 1 1 2 2"></catchmate-board>';
const begun = "Black wins in 2 plies. White to move.";
const loose =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data:";

async function plays(page: Page): Promise<void> {
	await seesVerdict(page, begun);
	const board = page.locator("catchmate-board").first();
	await cell(board, 1, 1).click();
	await cell(board, 1, 2).click();
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
}

test("the widget works from the disk, several boards sharing one worker", async ({ host }) => {
	const page = await host({ body: `${small}${small}`, fromDisk: true });
	await plays(page);
	await hearsOf(page, "solve", 2);
	await seesWorkers(page, 1);
});

for (const [what, policy, workers] of [
	["without inline styles", strictPolicy.replace(/style-src.*/, "style-src 'none'"), 1],
	[
		"that asks for Trusted Types",
		`${strictPolicy.replace(/style-src.*/, "style-src 'none'")}; require-trusted-types-for 'script'; trusted-types lit-html catchmate 'allow-duplicates'`,
		1,
	],
	["that allows no worker", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'", 0],
] as const) {
	test(`the widget works under a policy ${what}, and asks for nothing more`, async ({ host }) => {
		const page = await host({ body: small, policy, expects: workers === 0 ? [/worker/i] : [] });
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await plays(page);
		await seesWorkers(page, workers);
		assert.deepEqual(
			asked.filter((url) => !url.startsWith("blob:")),
			[],
		);
	});
}

test("a policy that forbids WebAssembly fails in the board's place, and what is between the tags stays", async ({
	host,
}) => {
	const page = await host({
		body: '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>',
		policy: "default-src 'none'; script-src 'self'; worker-src blob:",
	});
	await page.locator(".error").getByText("The solver has failed: ").waitFor();
	assert.equal(((await hearsOf(page, "error")).failure as { kind: string }).kind, "failed");
	await page.getByText("A picture of it.").waitFor();
});

test("the styles of page and board do not reach each other, but for the size of letters", async ({
	host,
}) => {
	const page = await host({ body: `${small}<button id="own">x</button>`, policy: loose });
	await seesVerdict(page, begun);
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

const tall = `<div id="top"></div>${small}<div id="bottom"></div>`;
const makeTall = (page: Page) =>
	page.evaluate(() => {
		for (const id of ["top", "bottom"]) {
			(document.getElementById(id) as HTMLElement).style.height = "1200px";
		}
	});

test("keys and the wheel are the page's as long as the board has no focus, and move the game from its buttons", async ({
	host,
}) => {
	const page = await host({ body: tall });
	await makeTall(page);
	await seesVerdict(page, begun);
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
	await plays(page);
	await page.getByRole("button", { name: "Best move" }).focus();
	await page.keyboard.press("ArrowLeft");
	await seesVerdict(page, begun);
	await page.keyboard.press("End");
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
});

test("a finger that moves over squares without a piece scrolls the page", async ({ host }) => {
	const page = await host({ body: tall, hasTouch: true, viewport: { width: 390, height: 600 } });
	await makeTall(page);
	await seesVerdict(page, begun);
	await cell(page, 1, 2).scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(cell(page, 1, 2));
	const devtools = await page.context().newCDPSession(page);
	const before = await page.evaluate(() => scrollY);
	const touch = (
		type: "touchStart" | "touchMove" | "touchEnd",
		...touchPoints: { x: number; y: number }[]
	) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", { x, y });
	for (let travelled = 10; travelled <= 120; travelled += 10) {
		await touch("touchMove", { x, y: y - travelled });
	}
	await touch("touchEnd");
	await page.waitForFunction((before) => scrollY > before + 50, before);
	assert.deepEqual(
		(await told(page)).map(({ type }) => type),
		["solve"],
	);
});

const body = '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>';
const picture = (page: Page) => page.getByText("A picture of it.");

test("what is between the tags is shown without JavaScript", async ({ host }) => {
	const page = await host({ body, javaScriptEnabled: false });
	await picture(page).waitFor();
});

test("the board is on paper at its ply and with its verdict, or what is between the tags where it is not there yet", async ({
	host,
}) => {
	const far = '<div id="far"></div><catchmate-board loading="lazy"><p>Later.</p></catchmate-board>';
	const page = await host({ body: `${body}${far}` });
	await page.locator("#far").evaluate(({ style }) => {
		style.height = "9000px";
	});
	await hearsOf(page, "solve");
	await picture(page).waitFor({ state: "hidden" });
	await withBoard(page, (board) => board.setAttribute("ply", "1"));
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	await page.emulateMedia({ media: "print" });
	await page.locator(".root canvas").first().waitFor();
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	await expect(picture(page)).toBeHidden();
	await expect(page.getByText("Later.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Next move" })).toBeHidden();
});

const modes = ["show", "analyse", "play", "edit", "puzzle"];

test("every mode fits a column of 240 pixels, with nothing smaller than a finger, and keeps the rules of accessibility, before and after a mistake", async ({
	host,
}) => {
	const boards = modes.map((mode) => board(`mode="${mode}" position="5 3 3 3 4"`));
	const page = await host({
		body: `<div id="column">${boards.join("")}</div>`,
		expects: [/'9'/],
		forcedColors: "active",
	});
	await page.evaluate(() => {
		(document.querySelector("#column") as HTMLElement).style.width = "240px";
	});
	await hearsOf(page, "solve", modes.length);
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

test("two perfect players wait for Play on where the reader wants no motion", async ({ host }) => {
	const page = await host({
		body: '<catchmate-board mode="play" human="" position="2 1 1 2 2"></catchmate-board>',
		reducedMotion: "reduce",
		script: "none",
	});
	await page.clock.install();
	await page.addScriptTag({ url: "/widget.js" });
	await hearsOf(page, "solve");
	// Longer than a perfect player takes.
	await page.clock.runFor(1000);
	await isAnswered(page);
	assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
	await page.getByRole("button", { name: "Play on" }).click();
	await hearsOf(page, "end");
});
