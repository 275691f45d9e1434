/** The tag for a page of one's own: what is chosen for it, its preview, and the board that it is in another page. */
import assert from "node:assert/strict";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { type Choice, hintsOf, modes, sizes, themes } from "../../web/app/share/tag.ts";
import { elsewhere } from "../hosts/site.ts";
import { findings } from "./axe.ts";
import { focusName } from "./board.ts";
import { test as base, expect, type Fixtures, watchComplaints } from "./fixtures.ts";
import { hasNotShifted, watchShifts } from "./layout-shift.ts";
import {
	hashOf,
	openFold,
	openShare,
	openTab,
	overflow,
	pickActivity,
	pickHints,
	playBest,
	plyButton,
	seesGame,
} from "./page.ts";
import { seesWorkers } from "./workers.ts";

const permissions = ["clipboard-read", "clipboard-write"];

async function openMaker(page: Page): Promise<void> {
	await openShare(page);
	await openFold(page, "share-embed");
}

type Field = "form" | "mode" | "hints" | "size" | "language" | "theme";

const field = (page: Page, name: Field) => page.locator(`#embed-${name}`);
const pick = (page: Page, name: Field, value: string) => field(page, name).selectOption(value);

/** Copies the snippet with its button. */
async function copied(page: Page): Promise<string> {
	await page.locator("#copy-snippet").click();
	const snippet = (await page.locator("#embed-snippet").textContent()) ?? "";
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	await expect.poll(async () => (await clipboard()).replaceAll("\r\n", "\n")).toEqual(snippet);
	return snippet;
}

interface EmbedFixtures {
	/** Visits the page and opens what makes the tag. */
	visitMaker: Fixtures["visit"];
	/** Opens a page of another site with nothing in it but the snippet, finds its board, and finds that nothing goes wrong. */
	inEmptyPage(page: Page, snippet: string, act: (board: Locator) => Promise<void>): Promise<void>;
}

const test = base.extend<EmbedFixtures>({
	visitMaker: async ({ visit }, use) => {
		await use(async (options) => {
			const page = await visit({ permissions, ...options });
			await openMaker(page);
			return page;
		});
	},

	inEmptyPage: async ({ site }, use) => {
		await use(async (page, snippet, act) => {
			const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><body>${snippet}</body></html>`;
			site.put("/empty.html", html);
			const other = await page.context().newPage();
			const complaints = watchComplaints(other, [site.origin, elsewhere(site)]);
			await other.goto(`${elsewhere(site)}/empty.html`);
			const place: Page | FrameLocator = snippet.startsWith("<iframe")
				? other.frameLocator("iframe")
				: other;
			const board = place.locator("catchmate-board");
			await board.getByRole("gridcell").first().waitFor();
			await act(board);
			await other.close();
			assert.deepEqual(complaints, [], snippet);
		});
	},
});

/** What a board shows and how, by its properties. */
const facts = (board: Locator) =>
	board.evaluate((element) => {
		const { mode, hints, theme, lang, failure, record } =
			element as HTMLElementTagNameMap["catchmate-board"];
		return { mode, hints, theme, lang, failure, moves: record?.moves.length, ply: record?.index };
	});

/** Waits until all that has changed is drawn. */
const settle = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

const widthOf = async (board: Locator) => (await board.boundingBox())?.width ?? 0;

test.describe("the tag that is made", () => {
	for (const mode of modes) {
		test(`to ${mode} is in an empty page the board that was chosen, with its script and in a frame`, async ({
			visit,
			inEmptyPage,
		}) => {
			const page = await visit({ permissions });
			await playBest(page, 1);
			await playBest(page, 2);
			await plyButton(page, 1).click();
			await seesGame(page, 2, 1);
			await openMaker(page);
			await pick(page, "mode", mode);
			const options = field(page, "hints").locator("option");
			const offered = await options.evaluateAll((all) =>
				all.map((each) => (each as HTMLOptionElement).value),
			);
			assert.deepEqual(offered, hintsOf(mode));
			for (const [index, hints] of hintsOf(mode).entries()) {
				const size: Choice["size"] = sizes[index % sizes.length] ?? "full";
				const theme = themes[index % themes.length] ?? "auto";
				const lang = ["auto", "zh-CN", "en"][index % 3] ?? "auto";
				if (offered.length > 1) {
					await pick(page, "hints", hints);
				}
				await pick(page, "size", size);
				await pick(page, "theme", theme);
				await pick(page, "language", lang);
				const expected = {
					mode,
					hints,
					theme,
					lang: lang === "auto" ? "" : lang,
					failure: null,
					// A puzzle keeps what follows to itself.
					moves: mode === "puzzle" ? 1 : 2,
					ply: 1,
				};
				// Each way, in turns.
				const forms: readonly string[] =
					mode === "puzzle" ? ["tag", "frame"] : [index % 2 === 0 ? "tag" : "frame"];
				for (const form of forms) {
					await pick(page, "form", form);
					const snippet = await copied(page);
					assert.equal(snippet.startsWith("<iframe"), form === "frame", snippet);
					await inEmptyPage(page, snippet, async (board) => {
						await expect.poll(() => facts(board)).toEqual(expected);
						const width = { small: 320, medium: 480, full: 1000 }[size];
						const seen = await widthOf(board);
						assert.ok(size === "full" ? seen > width : seen === width, `${seen} pixels`);
					});
				}
			}
		});
	}

	test("is played on in another page, and names its game to those who do not see the frame", async ({
		visitMaker,
		inEmptyPage,
	}) => {
		const page = await visitMaker();
		for (const form of ["tag", "frame"]) {
			await pick(page, "form", form);
			const snippet = await copied(page);
			assert.equal(snippet.includes('title="Chase"'), form === "frame");
			await inEmptyPage(page, snippet, async (board) => {
				await board.getByRole("button", { name: "Best move" }).click();
				await expect.poll(async () => (await facts(board)).ply).toEqual(1);
			});
		}
	});

	test("stands in a frame with its board and its buttons in sight, whatever the width", async ({
		visitMaker,
		inEmptyPage,
	}) => {
		const page = await visitMaker();
		await pick(page, "form", "frame");
		// Each mode where it is narrow, and one at every width.
		for (const [index, mode] of modes.entries()) {
			await pick(page, "mode", mode);
			for (const size of index === 0 ? sizes : sizes.slice(0, 1)) {
				await pick(page, "size", size);
				await inEmptyPage(page, await copied(page), async (board) => {
					const below = await board.evaluate((element) => {
						const parts = element.shadowRoot?.querySelectorAll(".board, .controls") ?? [];
						const ends = [...parts].map((part) => part.getBoundingClientRect().bottom);
						return Math.max(...ends) - innerHeight;
					});
					assert.ok(below <= 0, `${mode}, ${size}: ${below} pixels are out of sight`);
				});
			}
		}
	});

	test("stands in a frame that is as high as a graph needs it, when its points are arranged", async ({
		visitMaker,
	}) => {
		const page = await visitMaker({ hash: "#3lOYgDAQBQGAcCAAYAwCcAFNeQ" });
		await pick(page, "form", "frame");
		await pick(page, "mode", "play");
		await expect(async () => {
			const [, height] = /height="(\d+)"/.exec(await copied(page)) ?? [];
			assert.ok(Number(height) < 416, `${height} pixels`);
		}).toPass();
	});

	for (const viewport of [
		{ width: 1366, height: 768 },
		{ width: 390, height: 844 },
	]) {
		test(`has its height before its script has run, on a page with two of them that is ${viewport.width} pixels wide`, async ({
			visitMaker,
			site,
		}) => {
			const page = await visitMaker();
			for (const mode of modes) {
				await pick(page, "mode", mode);
				const snippet = await copied(page);
				const body = `<h1>Read</h1>${snippet}<p>Read on.</p>${snippet.replace(/^<script.*\n/, "")}<p>Read on.</p>`;
				const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
				site.put(
					"/two.html",
					`<!doctype html><html lang="en"><head>${head}<title>Two</title></head><body>${body}</body></html>`,
				);
				const other = await page.context().newPage();
				await other.setViewportSize(viewport);
				await other.addInitScript(watchShifts);
				let release = () => {};
				const released = new Promise<void>((resolve) => {
					release = resolve;
				});
				await other.route("**/widget.js", async (route) => {
					await released;
					await route.continue();
				});
				await other.goto(`${elsewhere(site)}/two.html`, { waitUntil: "commit" });
				await other.locator("p").nth(1).waitFor();
				await settle(other);
				release();
				for (const board of await other.locator("catchmate-board").all()) {
					await board.locator(".verdict-words").waitFor();
				}
				await settle(other);
				await hasNotShifted(other);
				await other.close();
			}
		});
	}

	test("has its script from this site, where it can be downloaded as well", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		const [, address = ""] = /^<script src="([^"]+)"/.exec(await copied(page)) ?? [];
		assert.equal(address, new URL("widget.js", page.url()).href);
		const link = page.getByRole("link", { name: "download widget.js" });
		const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
		assert.equal(file.suggestedFilename(), "widget.js");
	});

	test("has its script beside the page, where it comes from the disk", async ({ visitMaker }) => {
		const page = await visitMaker({ fromDisk: true, locale: "zh-CN" });
		const snippet = await copied(page);
		assert.match(snippet, /^<script src="widget\.js" defer><\/script>\n<catchmate-board /);
		await expect(page.locator("#embed-note")).toHaveText(/放在你的网页旁.*下载 widget\.js\s*$/s);
		const link = page.locator("#embed-note a");
		const beside = new URL("../../build/page/widget.js", import.meta.url).href;
		assert.equal(await link.evaluate((each) => (each as HTMLAnchorElement).href), beside);
		await pick(page, "form", "frame");
		assert.match(await copied(page), /^<iframe src="file:\/\/\/[^"]*index\.html\?embed&amp;/);
		await expect(page.locator("#embed-note")).toHaveText(/只能在这台电脑上使用/);
	});
});

test.describe("the preview of the tag", () => {
	const preview = (page: Page) => page.locator("#embed-preview catchmate-board");

	test("is the board as chosen, and follows the choice", async ({ visitMaker }) => {
		const page = await visitMaker();
		await expect.poll(async () => (await facts(preview(page))).mode).toEqual("analyse");
		await pick(page, "mode", "play");
		await pick(page, "hints", "off");
		await pick(page, "size", "small");
		await pick(page, "theme", "dark");
		await pick(page, "language", "zh-CN");
		// The perfect player of the other side may have moved already.
		const settings = async () => {
			const { moves: _, ply: __, ...rest } = await facts(preview(page));
			return rest;
		};
		await expect.poll(settings).toEqual({
			...({ mode: "play", hints: "off", theme: "dark", lang: "zh-CN" } as const),
			failure: null,
		});
		assert.equal(await widthOf(preview(page)), 318);
	});

	test("is used with its buttons and its keys, and the page's board and game stay as they are", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		const box = await page.locator("#board").boundingBox();
		const hash = await hashOf(page);
		const ply = async () => (await facts(preview(page))).ply;
		await preview(page).getByRole("button", { name: "Best move" }).click();
		await expect.poll(ply).toEqual(1);
		await page.keyboard.press("ArrowLeft");
		await expect.poll(ply).toEqual(0);
		for (const key of ["ArrowRight", "n", "End", "Control+z", "?"]) {
			await page.keyboard.press(key);
		}
		await preview(page).getByRole("gridcell").first().focus();
		await page.evaluate(() => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "2 1 1 2 2");
			document.activeElement?.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }),
			);
		});
		const { moves, ply: own } = await facts(page.locator("#board"));
		assert.deepEqual([moves, own], [0, 0]);
		assert.equal(await hashOf(page), hash);
		assert.deepEqual(await page.locator("#board").boundingBox(), box);
		await expect(page.locator("#help[open]")).toHaveCount(0);
	});

	test("shares the page's worker, and is given up with its fold and with its tab", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		await preview(page).getByRole("gridcell").first().waitFor();
		await seesWorkers(page, 1);
		await openTab(page, "moves");
		await expect(page.locator("catchmate-board")).toHaveCount(1);
		await openTab(page, "share");
		await expect(page.locator("catchmate-board")).toHaveCount(2);
		await page.locator("#share-embed > summary").click();
		await expect(page.locator("catchmate-board")).toHaveCount(1);
		await seesWorkers(page, 1);
	});

	test("follows the page's game", async ({ visitMaker }) => {
		const page = await visitMaker();
		await page.locator("#board").getByRole("button", { name: "Best move" }).click();
		await expect.poll(async () => (await facts(preview(page))).ply).toEqual(1);
	});

	test("tells no more than the page while a game is played", async ({ visitMaker }) => {
		const page = await visitMaker();
		await pickActivity(page, "Play");
		await openTab(page, "share");
		const hidden = page.locator("#share-embed").getByText("Hidden while you play");
		// The page's hints come step by step, as those of the tag do.
		await preview(page).waitFor();
		for (const [mode, hints] of [
			["play", "full"],
			["show", "auto"],
			["puzzle", "auto"],
		] as const) {
			await pick(page, "mode", mode);
			if (hints !== "auto") {
				await pick(page, "hints", hints);
			}
			await hidden.waitFor();
			await expect(preview(page)).toHaveCount(0);
		}
		await openTab(page, "play");
		await pickHints(page, "Off");
		await openTab(page, "share");
		await pick(page, "mode", "play");
		await pick(page, "hints", "staged");
		await hidden.waitFor();
		await pick(page, "hints", "off");
		await preview(page).waitFor();
	});
});

test.describe("the choices for the tag", () => {
	for (const locale of ["en", "zh-CN"]) {
		test(`are read to their ends where the window is narrow: ${locale}`, async ({ visitMaker }) => {
			const page = await visitMaker({ locale, viewport: { width: 1024, height: 768 } });
			const choices = page.locator(".embed-choices select");
			assert.ok((await choices.count()) > 0);
			const cut = await choices.evaluateAll((all) =>
				all.flatMap((select) => {
					const { width } = select.getBoundingClientRect();
					select.style.inlineSize = "max-content";
					const longest = select.getBoundingClientRect().width;
					select.style.inlineSize = "";
					return longest > width ? [`${select.id}: ${longest} in ${width}`] : [];
				}),
			);
			assert.deepEqual(cut, []);
		});
	}

	test("are made with the keyboard, whose arrows then step through no game", async ({ visit }) => {
		const page = await visit({ permissions });
		await playBest(page, 1);
		await openMaker(page);
		await page.locator("#share-embed > summary").focus();
		const order = ["embed-form", "embed-size", "embed-mode", "embed-hints", "embed-language"];
		for (const id of [...order, "embed-theme", "copy-snippet"]) {
			await page.keyboard.press("Tab");
			await expect(page.locator(`#${id}`)).toBeFocused();
		}
		await field(page, "mode").focus();
		await page.keyboard.press("p");
		await expect(async () => {
			await expect(page.locator("#embed-snippet")).toHaveText(/mode="play"/);
		}).toPass();
		await seesGame(page, 1);
		await page.locator("#embed-guide a").focus();
		await page.keyboard.press("Tab");
		// Into the preview, whose squares are one stop of the Tab key.
		await expect.poll(() => focusName(page)).toMatch(/^row /);
	});

	test("stay when the fold is closed and opened again, and a puzzle has none for hints", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		await pick(page, "mode", "puzzle");
		await pick(page, "size", "full");
		await expect(field(page, "hints")).toBeDisabled();
		const snippet = await copied(page);
		assert.doesNotMatch(snippet, /hints|max-width/);
		const fold = page.locator("#share-embed > summary");
		await fold.click();
		await expect(page.locator("#embed-snippet")).toHaveCount(0);
		await fold.click();
		await expect(page.locator("#embed-snippet")).toHaveText(snippet);
	});

	test("are begun with what the page does", async ({ visit }) => {
		const page = await visit({ permissions });
		await pickActivity(page, "Edit");
		await openMaker(page);
		await expect(page.locator("#embed-preview catchmate-board")).toHaveAttribute("mode", "edit");
	});

	for (const [locale, width] of [
		["en", 1366],
		["zh-CN", 390],
	] as const) {
		test(`have no fault that axe can find, in ${locale}, ${width} pixels wide`, async ({
			visitMaker,
		}) => {
			const page = await visitMaker({ locale, viewport: { width, height: 768 } });
			for (const [form, mode] of [
				["tag", "analyse"],
				["frame", "puzzle"],
			] as const) {
				await pick(page, "form", form);
				await pick(page, "mode", mode);
				await page.locator("#embed-preview [role=gridcell]").first().waitFor();
				assert.deepEqual(await findings(page), []);
			}
			const wider = await overflow(page);
			assert.ok(wider <= 0, `${wider} pixels too wide`);
		});
	}
});
