/** Boards in pages of others: from the disk, under a strict policy, among other people's styles and keys, in print, and for everyone. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { findings } from "./axe.ts";
import { cell, hearsOf, host, reads, told, withBoard } from "./element-harness.ts";
import { holds, middleOf } from "./eventually.ts";
import { seesWorkers } from "./workers.ts";

const small = '<catchmate-board mode="analyse" position="2 1 1 2 2"></catchmate-board>';
const begun = "Black wins in 2 plies. White to move.";
const loose =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data:";

async function plays(page: Page): Promise<void> {
	await reads(page, begun);
	const board = page.locator("catchmate-board").first();
	await cell(board, 1, 1).click();
	await cell(board, 1, 2).click();
	await reads(page, "Black wins in 1 ply. Black to move.");
}

describe("the widget works", () => {
	test("from the disk, several boards on a page sharing one worker", () =>
		host({ body: `${small}${small}`, fromDisk: true }, async (page) => {
			await plays(page);
			await hearsOf(page, "solve", 2);
			await seesWorkers(page, 1);
		}));

	test("under a policy without inline styles, and asks for nothing more", () =>
		host({ body: small }, async (page) => {
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			await plays(page);
			await seesWorkers(page, 1);
			assert.deepEqual(
				asked.filter((url) => !url.startsWith("blob:")),
				[],
			);
		}));

	test("without a worker where a policy allows none", () =>
		host(
			{
				body: small,
				policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
				expects: [/worker/i],
			},
			async (page) => {
				await plays(page);
				await seesWorkers(page, 0);
			},
		));
});

test("a policy that forbids WebAssembly is told of in the board's place, and what is between the tags stays", () =>
	host(
		{
			body: '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>',
			policy: "default-src 'none'; script-src 'self'; worker-src blob:",
		},
		async (page) => {
			await page.locator(".error").getByText("The solver has failed: ").waitFor();
			assert.equal(((await hearsOf(page, "error")).failure as { kind: string }).kind, "failed");
			await page.getByText("A picture of it.").waitFor();
		},
	));

describe("the page's styles and the element's", () => {
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

	test("do not reach each other", async () => {
		const plain: unknown[] = [];
		for (const styles of ["", head]) {
			await host(
				{ body: `${small}<button id="own">x</button>`, head: styles, policy: loose },
				async (page) => {
					await reads(page, begun);
					plain.push(await measure(page));
					const own = await page
						.locator("#own")
						.evaluate((button) => getComputedStyle(button).borderRadius);
					assert.equal(own, "0px");
					assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
				},
			);
		}
		assert.deepEqual(plain[1], plain[0]);
	});

	test("share the size of letters, as far as it can be read and a finger finds the buttons", async () => {
		const sizes = (style: string) =>
			new Promise<{ size: number; button: number }>((resolve, reject) => {
				host({ body: small, head: `<style>${style}</style>`, policy: loose }, async (page) => {
					await reads(page, begun);
					const { button } = await measure(page);
					const size = await page
						.locator(".root")
						.evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
					resolve({ size, button });
				}).catch(reject);
			});
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

describe("the page's keys and scrolling", () => {
	const tall = `<div id="top"></div>${small}<div id="bottom"></div>`;
	const makeTall = (page: Page) =>
		page.evaluate(() => {
			for (const id of ["top", "bottom"]) {
				(document.getElementById(id) as HTMLElement).style.height = "1200px";
			}
		});

	test("are untouched as long as the board has no focus", () =>
		host({ body: tall }, async (page) => {
			await makeTall(page);
			await reads(page, begun);
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
		}));

	test("belong to a finger that moves over squares without a piece", () =>
		host({ body: tall, hasTouch: true, viewport: { width: 390, height: 600 } }, async (page) => {
			await makeTall(page);
			await reads(page, begun);
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
		}));

	test("step through the game while the focus is on its buttons, and nowhere else", () =>
		host({ body: small }, async (page) => {
			await plays(page);
			await page.getByRole("button", { name: "Best move" }).focus();
			await page.keyboard.press("ArrowLeft");
			await reads(page, begun);
			await page.keyboard.press("End");
			await reads(page, "Black wins in 1 ply. Black to move.");
			await withBoard(page, ({ shadowRoot }) => {
				if (shadowRoot?.activeElement instanceof HTMLElement) {
					shadowRoot.activeElement.blur();
				}
			});
			await page.keyboard.press("ArrowLeft");
			await page.waitForTimeout(100);
			assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
		}));
});

describe("what is between the tags", () => {
	const body = '<catchmate-board position="2 1 1 2 2"><p>A picture of it.</p></catchmate-board>';
	const picture = (page: Page) => page.getByText("A picture of it.");

	test("is shown without JavaScript", () =>
		host({ body, javaScriptEnabled: false }, async (page) => {
			await picture(page).waitFor();
		}));

	test("is shown in print, and the board where there is nothing else", () =>
		host(
			{
				body: `${body}<catchmate-board id="bare"><script type="text/plain">2 1 1 2 2</script></catchmate-board>`,
			},
			async (page) => {
				await hearsOf(page, "solve", 2);
				await picture(page).waitFor({ state: "hidden" });
				await page.emulateMedia({ media: "print" });
				await picture(page).waitFor();
				await page.locator(".root").first().waitFor({ state: "hidden" });
				await page.locator("#bare .root").waitFor();
			},
		));
});

describe("a checker of accessibility finds nothing", () => {
	for (const options of [
		{ locale: "en" },
		{ locale: "zh-CN" },
		{ forcedColors: "active" },
	] as const) {
		for (const mode of ["show", "analyse", "play", "edit", "puzzle"]) {
			test(`in mode ${mode} with ${JSON.stringify(options)}`, () =>
				host(
					{
						body: `<catchmate-board mode="${mode}" position="5 3 3 3 4"></catchmate-board>`,
						expects: [/'9'/],
						...options,
					},
					async (page) => {
						await hearsOf(page, "solve");
						assert.deepEqual(await findings(page), []);
						await withBoard(page, async (board) => {
							await board.solution();
							await board.play(board.legalMoves[0] ?? { from: null, to: null });
							board.setAttribute("position", "5 9 9 9 9");
						});
						await page.locator(".error").waitFor();
						assert.deepEqual(await findings(page), []);
					},
				));
		}
	}
});

describe("a narrow column", () => {
	for (const mode of ["show", "analyse", "play", "edit", "puzzle"]) {
		test(`of 240 pixels holds mode ${mode}, with nothing to press smaller than a finger`, () =>
			host(
				{
					body: `<div id="column"><catchmate-board mode="${mode}" position="8 1 1 8 8"></catchmate-board></div>`,
				},
				async (page) => {
					await page.evaluate(() => {
						(document.querySelector("#column") as HTMLElement).style.width = "240px";
					});
					await hearsOf(page, "solve");
					await holds(async () => {
						const found = await page.locator("catchmate-board").evaluate((board) => {
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
						assert.ok(found.wide <= 240, JSON.stringify(found));
						assert.ok(found.canvas > 180, JSON.stringify(found));
						assert.deepEqual(found.small, []);
					});
				},
			));
	}
});

test("two perfect players do not begin by themselves for a reader who wants no motion", () =>
	host(
		{
			body: '<catchmate-board mode="play" human="" position="2 1 1 2 2"></catchmate-board>',
			reducedMotion: "reduce",
		},
		async (page) => {
			await hearsOf(page, "solve");
			await page.waitForTimeout(900);
			assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
			await page.getByRole("button", { name: "Play on" }).click();
			await hearsOf(page, "end");
		},
	));
