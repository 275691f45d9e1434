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

test.describe("the widget works", () => {
	test("from the disk, several boards on a page sharing one worker", async ({ host }) => {
		const page = await host({ body: `${small}${small}`, fromDisk: true });
		await plays(page);
		await hearsOf(page, "solve", 2);
		await seesWorkers(page, 1);
	});

	test("under a policy that asks for Trusted Types, in a worker", async ({ host }) => {
		const page = await host({
			body: small,
			policy: `${strictPolicy.replace(/style-src.*/, "style-src 'none'")}; require-trusted-types-for 'script'; trusted-types lit-html catchmate 'allow-duplicates'`,
		});
		await plays(page);
		await seesWorkers(page, 1);
	});

	test("under a policy without inline styles, and asks for nothing more", async ({ host }) => {
		const page = await host({ body: small });
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await plays(page);
		await seesWorkers(page, 1);
		assert.deepEqual(
			asked.filter((url) => !url.startsWith("blob:")),
			[],
		);
	});

	test("without a worker where a policy allows none", async ({ host }) => {
		const page = await host({
			body: small,
			policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
			expects: [/worker/i],
		});
		await plays(page);
		await seesWorkers(page, 0);
	});
});

test("a policy that forbids WebAssembly is told of in the board's place, and what is between the tags stays", async ({
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

test.describe("the page's styles and the element's", () => {
	const head = `<style>
		html { font-size: 62.5%; } body { font-size: 1.6rem; }
		* { letter-spacing: 5px; text-transform: uppercase; box-sizing: content-box; color: fuchsia; }
		button, p, div, canvas { padding: 30px !important; font: 40px serif !important; border: 9px solid lime; }
		body { line-height: 4; white-space: pre; direction: rtl; }
	</style>`;
	const measure = (page: Page) =>
		page.locator(".root").evaluate((root) => {
			const button = root.querySelector(".control") as HTMLElement;
			const sentence = root.querySelector(".verdict-words") as HTMLElement;
			const style = getComputedStyle(sentence);
			return {
				button: button.offsetHeight,
				size: style.fontSize,
				spacing: style.letterSpacing,
				transform: style.textTransform,
				colour: style.color,
				direction: style.direction,
				space: style.whiteSpace,
			};
		});

	test("do not reach each other", async ({ host }) => {
		const plain: unknown[] = [];
		for (const styles of ["", head]) {
			const page = await host({
				body: `${small}<button id="own">x</button>`,
				head: styles,
				policy: loose,
			});
			await seesVerdict(page, begun);
			plain.push(await measure(page));
			const own = await page
				.locator("#own")
				.evaluate((button) => getComputedStyle(button).borderRadius);
			assert.equal(own, "0px");
			assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
		}
		assert.deepEqual(plain[1], plain[0]);
	});

	test("share the size of letters, as far as it can be read and a finger finds the buttons", async ({
		host,
	}) => {
		const sizes = async (style: string) => {
			const head = `<style>${style}</style>`;
			const page = await host({ body: small, head, policy: loose });
			await seesVerdict(page, begun);
			const { button } = await measure(page);
			const size = await page
				.locator(".root")
				.evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
			return { size, button };
		};
		const plain = await sizes("");
		assert.equal(plain.size, 16);
		const large = await sizes("html { font-size: 150%; }");
		assert.equal(large.size, 24);
		assert.ok(large.button > plain.button);
		const tiny = await sizes("html { font-size: 62.5%; }");
		assert.equal(tiny.size, 15);
		assert.ok(tiny.button >= 44);
	});
});

test.describe("the page's keys and scrolling", () => {
	const tall = `<div id="top"></div>${small}<div id="bottom"></div>`;
	const makeTall = (page: Page) =>
		page.evaluate(() => {
			for (const id of ["top", "bottom"]) {
				(document.getElementById(id) as HTMLElement).style.height = "1200px";
			}
		});

	test("are untouched as long as the board has no focus", async ({ host }) => {
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
	});

	test("belong to a finger that moves over squares without a piece", async ({ host }) => {
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

	test("step through the game while the focus is on its buttons, and nowhere else", async ({
		host,
	}) => {
		const page = await host({ body: small });
		await plays(page);
		await page.getByRole("button", { name: "Best move" }).focus();
		await page.keyboard.press("ArrowLeft");
		await seesVerdict(page, begun);
		await page.keyboard.press("End");
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await withBoard(page, ({ shadowRoot }) => {
			if (shadowRoot?.activeElement instanceof HTMLElement) {
				shadowRoot.activeElement.blur();
			}
		});
		await page.keyboard.press("ArrowLeft");
		await isAnswered(page);
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
	});
});

test.describe("what is between the tags", () => {
	const body = '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>';
	const picture = (page: Page) => page.getByText("A picture of it.");

	test("is shown without JavaScript", async ({ host }) => {
		const page = await host({ body, javaScriptEnabled: false });
		await picture(page).waitFor();
	});

	test("is on paper only where the board is not there yet; the board is, at its ply and with its verdict", async ({
		host,
	}) => {
		const far =
			'<div id="far"></div><catchmate-board loading="lazy"><p>Later.</p></catchmate-board>';
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
});

const modes = ["show", "analyse", "play", "edit", "puzzle"];

test.describe("a checker of accessibility finds nothing", () => {
	for (const { lang, forcedColors } of [
		{ lang: "en", forcedColors: "none" },
		{ lang: "zh", forcedColors: "active" },
	] as const) {
		test(`in any mode, in ${lang} and with forced colours ${forcedColors}`, async ({ host }) => {
			const boards = modes.map((mode) =>
				board(`lang="${lang}" mode="${mode}" position="5 3 3 3 4"`),
			);
			const page = await host({ body: boards.join(""), expects: [/['“]9['”]/], forcedColors });
			await hearsOf(page, "solve", modes.length);
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
	}
});

test.describe("a narrow column", () => {
	test("of 240 pixels holds every mode, with nothing to press smaller than a finger", async ({
		host,
	}) => {
		const boards = modes.map((mode) => board(`mode="${mode}" position="8 1 1 8 8"`));
		const page = await host({ body: `<div id="column">${boards.join("")}</div>` });
		await page.evaluate(() => {
			(document.querySelector("#column") as HTMLElement).style.width = "240px";
		});
		await hearsOf(page, "solve", modes.length);
		for (const [index, mode] of modes.entries()) {
			await expect(async () => {
				const found = await page
					.locator("catchmate-board")
					.nth(index)
					.evaluate((board) => {
						const buttons = [...(board.shadowRoot?.querySelectorAll("button") ?? [])];
						const root = board.shadowRoot?.querySelector(".root") as HTMLElement;
						const canvas = root.querySelector("canvas") as HTMLElement;
						return {
							wide: root.scrollWidth,
							canvas: canvas.getBoundingClientRect().width,
							small: buttons
								.filter(({ offsetWidth, offsetHeight }) => offsetWidth < 44 || offsetHeight < 44)
								.map(({ textContent }) => textContent),
						};
					});
				assert.ok(found.wide <= 240, `${mode}: ${JSON.stringify(found)}`);
				assert.ok(found.canvas > 180, `${mode}: ${JSON.stringify(found)}`);
				assert.deepEqual(found.small, [], mode);
			}).toPass();
		}
	});
});

test("two perfect players do not begin by themselves for a reader who wants no motion", async ({
	host,
}) => {
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
