/** The tag for a page of one's own: what is chosen for it, its preview, and the board that it is in another page. */
import assert from "node:assert/strict";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { type Choice, hintsOf, modes, sizes, themes } from "../../web/app/share/tag.ts";
import { elsewhere } from "../hosts/site.ts";
import { test as base, expect, type Fixtures, watchComplaints } from "./fixtures.ts";
import {
	hashOf,
	openFold,
	openShare,
	openTab,
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

const widthOf = async (board: Locator) => (await board.boundingBox())?.width ?? 0;

test.describe("the tag that is made", () => {
	test("is in an empty page the board that was chosen, in each mode, with its script or in a frame", async ({
		visit,
		inEmptyPage,
	}) => {
		const page = await visit({ permissions });
		await playBest(page, 1);
		await playBest(page, 2);
		await plyButton(page, 1).click();
		await seesGame(page, 2, 1);
		await openMaker(page);
		for (const [index, mode] of modes.entries()) {
			await pick(page, "mode", mode);
			const offered = await field(page, "hints")
				.locator("option")
				.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
			assert.deepEqual(offered, hintsOf(mode));
			const hints = hintsOf(mode).at(-1) ?? "auto";
			const size: Choice["size"] = sizes[index % sizes.length] ?? "full";
			const theme = themes[index % themes.length] ?? "auto";
			const lang = ["zh-CN", "en", "auto"][index % 3] ?? "auto";
			if (offered.length > 1) await pick(page, "hints", hints);
			await pick(page, "size", size);
			await pick(page, "theme", theme);
			await pick(page, "language", lang);
			await pick(page, "form", index % 2 === 0 ? "tag" : "frame");
			const snippet = await copied(page);
			assert.equal(snippet.startsWith("<iframe"), index % 2 === 1, snippet);
			await inEmptyPage(page, snippet, async (board) => {
				await expect
					.poll(() => facts(board))
					.toEqual({
						...{ mode, hints, theme, lang: lang === "auto" ? "" : lang, failure: null },
						// A puzzle keeps what follows to itself.
						...{ moves: mode === "puzzle" ? 1 : 2, ply: 1 },
					});
				const width = { small: 320, medium: 480, full: 1000 }[size];
				const seen = await widthOf(board);
				assert.ok(size === "full" ? seen > width : seen === width, `${seen} pixels`);
			});
		}
	});

	test("is played on in another page, in a frame with a name, its board and its buttons in sight", async ({
		visitMaker,
		inEmptyPage,
	}) => {
		const page = await visitMaker();
		await pick(page, "form", "frame");
		for (const mode of modes) {
			await pick(page, "mode", mode);
			await pick(page, "size", "small");
			const snippet = await copied(page);
			assert.match(snippet, /title="Chase"/);
			await inEmptyPage(page, snippet, async (board) => {
				const below = await board.evaluate((element) => {
					const parts = element.shadowRoot?.querySelectorAll(".board, .controls") ?? [];
					const ends = [...parts].map((part) => part.getBoundingClientRect().bottom);
					return Math.max(...ends) - innerHeight;
				});
				assert.ok(below <= 0, `${mode}: ${below} pixels are out of sight`);
				if (mode !== "analyse") return;
				await board.getByRole("button", { name: "Best move" }).click();
				await expect.poll(async () => (await facts(board)).ply).toEqual(1);
			});
		}
	});

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
		const page = await visitMaker({ fromDisk: true });
		assert.match(
			await copied(page),
			/^<script src="widget\.js" defer><\/script>\n<catchmate-board /,
		);
		await pick(page, "form", "frame");
		assert.match(await copied(page), /^<iframe src="file:\/\/\/[^"]*index\.html\?embed&amp;/);
	});
});

test.describe("the preview of the tag", () => {
	const preview = (page: Page) => page.locator("#embed-preview catchmate-board");

	test("is the board as chosen, follows the choice and the game, shares the worker, and goes with its fold", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		await expect.poll(async () => (await facts(preview(page))).mode).toEqual("analyse");
		await page.locator("#board").getByRole("button", { name: "Best move" }).click();
		await expect.poll(async () => (await facts(preview(page))).ply).toEqual(1);
		await seesWorkers(page, 1);
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
		const snippet = await copied(page);
		await openTab(page, "moves");
		await expect(page.locator("catchmate-board")).toHaveCount(1);
		await openTab(page, "share");
		await expect(page.locator("catchmate-board")).toHaveCount(2);
		await page.locator("#share-embed > summary").click();
		await expect(page.locator("catchmate-board")).toHaveCount(1);
		await seesWorkers(page, 1);
		await page.locator("#share-embed > summary").click();
		await expect(page.locator("#embed-snippet")).toHaveText(snippet);
		await pick(page, "mode", "puzzle");
		await expect(field(page, "hints")).toBeDisabled();
	});

	test("has its own keys and pastes, which leave the page's game as it is", async ({
		visitMaker,
	}) => {
		const page = await visitMaker();
		const hash = await hashOf(page);
		const ply = async () => (await facts(preview(page))).ply;
		await preview(page).getByRole("button", { name: "Best move" }).click();
		await expect.poll(ply).toEqual(1);
		await page.keyboard.press("ArrowLeft");
		await expect.poll(ply).toEqual(0);
		await page.keyboard.press("n");
		await preview(page)
			.getByRole("gridcell")
			.first()
			.evaluate((square) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData("text/plain", "2 1 1 2 2");
				const init = { clipboardData, bubbles: true, composed: true };
				square.dispatchEvent(new ClipboardEvent("paste", init));
			});
		await page.evaluate("catchmate.idle()");
		assert.equal((await facts(page.locator("#board"))).moves, 0);
		assert.equal(await hashOf(page), hash);
	});

	test("tells no more than the page while a game is played", async ({ visitMaker }) => {
		const page = await visitMaker();
		await pickActivity(page, "Play");
		await openTab(page, "share");
		// The page's hints come step by step, as those of the tag do.
		await preview(page).waitFor();
		const seesHidden = async (mode: string, hints: string | null) => {
			await pick(page, "mode", mode);
			if (hints !== null) await pick(page, "hints", hints);
			await expect(preview(page)).toHaveCount(0);
		};
		await seesHidden("play", "full");
		await seesHidden("show", null);
		await seesHidden("puzzle", null);
		await openTab(page, "play");
		await pickHints(page, "Off");
		await openTab(page, "share");
		await seesHidden("play", "staged");
		await pick(page, "hints", "off");
		await preview(page).waitFor();
	});
});

test("the choices for the tag begin with what the page does, and are made with the keyboard", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await pickActivity(page, "Edit");
	await openMaker(page);
	await expect(page.locator("#embed-preview catchmate-board")).toHaveAttribute("mode", "edit");
	await pickActivity(page, "Analyse");
	await playBest(page, 1);
	await openMaker(page);
	await page.locator("#share-embed > summary").focus();
	for (const name of ["form", "size", "mode", "hints", "language", "theme"] as const) {
		await page.keyboard.press("Tab");
		await expect(field(page, name)).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(page.locator("#copy-snippet")).toBeFocused();
	await field(page, "mode").focus();
	await page.keyboard.press("p");
	await expect(page.locator("#embed-snippet")).toHaveText(/mode="play"/);
	// The keys step through no game.
	await seesGame(page, 1);
});
