/** Taking a board along and bringing it back: links, the way back, pasted texts, and what is wrong with any of them. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { decode, encode } from "catchmate";
import type { Page } from "playwright-core";
import { checks, counts, eventually, hasAttribute, holds, holdsText } from "./eventually.ts";
import {
	dropFocus,
	hears,
	pickActivity,
	pickGame,
	seesOutput,
	seesText,
	seesVerdict,
	solve,
	travel,
	useBrowser,
	visit,
} from "./page-harness.ts";

useBrowser();

const first = "White to move. Black wins in 20 plies.";
const hashOf = (page: Page) => page.evaluate(() => location.hash);

/** Waits until the address says so behind its `#`. */
async function seesHash(page: Page, pattern: RegExp): Promise<string> {
	const [source, flags] = [pattern.source, pattern.flags];
	await page.waitForFunction(
		([source = "", flags]) => new RegExp(source, flags).test(location.hash),
		[source, flags],
	);
	return hashOf(page);
}

/** Waits until the address says that so many moves were played, and which position is seen. */
async function seesGame(page: Page, moves: number, ply = moves): Promise<string> {
	for (;;) {
		const hash = await seesHash(page, /^#\w/);
		const [code = "", ...more] = hash.slice(1).split(".");
		const place = more.find((part) => /^\d+$/.test(part));
		if (decode(code).moves.length === moves && Number(place ?? moves) === ply) {
			return hash;
		}
		await page.waitForFunction((old) => location.hash !== old, hash);
	}
}

const seesInput = (page: Page, expected: string | RegExp) =>
	holdsText(page.getByLabel("Judge input"), expected);
const plyButton = (page: Page, ply: number) => page.getByRole("button", { name: `Ply ${ply} ` });

async function playBest(page: Page, ply: number): Promise<void> {
	await page.getByRole("button", { name: "Best move" }).click();
	await plyButton(page, ply).waitFor();
}

const { rules } = decode("1Ac4WIF2p8r").game;
/** A game of three moves of best play, which Black wins in 6 plies. */
const played = {
	game: { rules, board: { rows: 3, columns: 3, obstacles: [] } },
	position: {
		toMove: "white",
		pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 3, column: 3 }] },
	},
	moves: [
		{ from: { row: 1, column: 1 }, to: { row: 1, column: 2 } },
		{ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } },
		{ from: { row: 1, column: 2 }, to: { row: 1, column: 1 } },
	],
};

describe("the address", () => {
	for (const fromDisk of [false, true]) {
		const where = fromDisk ? "from the disk" : "from a host";
		test(`brings back the board, the game played and the ply seen, ${where}`, () =>
			visit({ fromDisk }, async (page) => {
				assert.equal(await hashOf(page), "");
				await solve(page, "3 1 1 3 3");
				await seesVerdict(page, "White to move. Black wins in 6 plies.");
				for (const ply of [1, 2, 3]) {
					await playBest(page, ply);
				}
				await plyButton(page, 2).click();
				await seesVerdict(page, "White to move. Black wins in 4 plies.");
				await seesGame(page, 3, 2);
				await page.reload();
				await seesVerdict(page, "White to move. Black wins in 4 plies.");
				await plyButton(page, 3).waitFor();
				await hasAttribute(plyButton(page, 2), "aria-current", "step");
				await seesOutput(page, "BLACK 6");
				await seesInput(page, "3 1 1 3 3\n");
			}));
	}

	test("of one page opens the same on another, activity and all", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
			await seesVerdict(page, "Red to move. Draw: neither side can force an end.");
			await pickActivity(page, "Edit");
			const hash = await seesHash(page, /\.edit$/);
			const other = await page.context().newPage();
			await other.goto(await page.evaluate(() => location.href));
			await seesVerdict(other, "Red to move. Draw: neither side can force an end.");
			await checks(other.getByRole("radio", { name: "Edit" }));
			await eventually(() => hashOf(other), hash);
			await seesOutput(other, "Tie");
		}));

	test("goes back from board to board, not from move to move, and forward again", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			await playBest(page, 2);
			await seesGame(page, 2);
			await solve(page, "2 1 1 2 2");
			await seesVerdict(page, "White to move. Black wins in 2 plies.");
			const last = await seesGame(page, 0);
			await travel(page, -1);
			await seesVerdict(page, "White to move. Black wins in 4 plies.");
			await plyButton(page, 2).waitFor();
			await seesOutput(page, "BLACK 6");
			await travel(page, -1);
			await seesVerdict(page, first);
			await seesOutput(page, "BLACK 20");
			await eventually(() => hashOf(page), "");
			await travel(page, 1);
			await travel(page, 1);
			await seesVerdict(page, "White to move. Black wins in 2 plies.");
			await eventually(() => hashOf(page), last);
		}));

	test("has the game again that an edit has taken off the board", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			await playBest(page, 2);
			await seesGame(page, 2);
			await pickActivity(page, "Edit");
			await seesHash(page, /^#[^.]*\.edit$/);
			await seesGame(page, 2);
			await page.getByRole("button", { name: "Swap the turn" }).click();
			await page
				.locator(".verdict")
				.getByText(/^Black to move\./)
				.waitFor();
			await page.waitForFunction(() => document.querySelector(".unsaid") !== null);
			await travel(page, -1);
			await seesVerdict(page, "White to move. Black wins in 4 plies.");
			await checks(page.getByRole("radio", { name: "Edit" }));
			await pickActivity(page, "Analyse");
			await plyButton(page, 2).waitFor();
		}));

	test("lets nothing move by itself in the midst of a game that is played", () =>
		visit({ hash: `#${encode(played)}.1.play` }, async (page) => {
			await seesVerdict(page, "Black to move.");
			await checks(page.getByRole("radio", { name: "Play" }));
			await page.getByRole("button", { name: "Play on" }).waitFor();
			await plyButton(page, 3).waitFor();
			await page.getByRole("button", { name: "Play on" }).click();
			await seesVerdict(page, "White to move.");
		}));

	test("that is changed before it has been opened leads to the later one", () =>
		visit({ hash: "#1Ac4WIF2p8r" }, async (page) => {
			await page.evaluate((code) => {
				for (const hash of ["1bad", "1Ac4WIF2p8r.0", code]) {
					location.hash = hash;
				}
			}, encode(played));
			await plyButton(page, 3).waitFor();
			await seesVerdict(page, "Black to move. Black wins in 3 plies.");
			await counts(page.locator(".link-failure"), 0);
		}));

	test("may be changed by hand while the page is open", () =>
		visit({}, async (page) => {
			await page.evaluate(() => {
				location.hash = "1Ac4WIF2p8r";
			});
			await plyButton(page, 1).waitFor();
			await seesVerdict(page, "Black to move. Black wins in 1 ply.");
			await seesInput(page, "8 2 4 1 5\n");
			await page.evaluate(() => {
				location.hash = "1Ac4WIF2p8R";
			});
			await page.locator("#link-failure").getByText("it was changed on its way").waitFor();
			await seesVerdict(page, "Black to move. Black wins in 1 ply.");
		}));

	test("rests between two changes, so that no browser ever refuses one", () =>
		visit({}, async (page) => {
			await page.evaluate(() => {
				const calls: number[] = [];
				Object.assign(window, { calls });
				for (const name of ["pushState", "replaceState"] as const) {
					const own = history[name].bind(history);
					history[name] = (...given) => {
						calls.push(performance.now());
						own(...given);
					};
				}
			});
			for (let ply = 1; ply <= 12; ply++) {
				await playBest(page, ply);
			}
			await seesGame(page, 12);
			const calls = await page.evaluate(() => (window as unknown as { calls: number[] }).calls);
			const rests = calls.slice(1).map((call, index) => call - (calls[index] ?? 0));
			assert.ok(rests.length > 0 && rests.every((each) => each >= 390), rests.join());
		}));
});

describe("an address that is wrong", () => {
	const chase = decode("1Ac4WIF2p8r");
	const huge = encode({
		game: { ...chase.game, board: { rows: 256, columns: 256, obstacles: [] } },
		position: chase.position,
	});
	const cases: readonly (readonly [what: string, hash: string, said: string])[] = [
		["noise", "#!§$ü%&/()", "it has a character that no link has"],
		["percent signs", `#${"%".repeat(5000)}`, "it has a character that no link has"],
		["half a character", "#%E4%B8", "it has a character that no link has"],
		["a code cut short", "#1Ac4WIF2p8", "it was changed on its way"],
		["a code of another version", "#2Ac4WIF2p8r", "it is one of another version"],
		["a megabyte of letters", `#1${"A".repeat(2 ** 20)}`, "it is far too long"],
		["a megabyte of dots", `#${".".repeat(2 ** 20)}`, "it is far too long"],
		["a ply that the game does not have", "#1Ac4WIF2p8r.2", "a move that its game does not have"],
		["a ply beyond counting", `#1Ac4WIF2p8r.${"9".repeat(400)}`, "a move that its game does not"],
		["an unknown activity", "#1Ac4WIF2p8r.0.dance", "its ending after the board"],
		["more than there is to say", "#1Ac4WIF2p8r.0.play.play", "its ending after the board"],
		["a board too large to solve", `#${huge}`, "This board is too large"],
	];
	for (const [what, hash, said] of cases) {
		test(`says so at the board and shows the first preset: ${what}`, () =>
			visit({ hash }, async (page) => {
				await page.locator("#link-failure").getByText(said).waitFor();
				await seesVerdict(page, first);
				await seesOutput(page, "BLACK 20");
				await page.getByRole("button", { name: "Dismiss" }).click();
				await seesText(page, "#link-failure", "");
				await playBest(page, 1);
				await seesGame(page, 1);
			}));
	}

	test("is forgotten with the next move", () =>
		visit({ hash: "#1rubbish", locale: "zh-CN" }, async (page) => {
			await page.locator("#link-failure").getByText("传递途中被改动过").waitFor();
			await hears(page, "这个链接无效");
			await page.getByRole("button", { name: "最佳走法" }).click();
			await page.locator(".link-failure").waitFor({ state: "detached" });
		}));
});

describe("the judge input", () => {
	test("follows a board that is set up or edited, and its answer follows too", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n5 5\nO....\n.....\n.....\n#..#.\nO#X..");
			await seesOutput(page, "Black 8");
			await page.locator("#statistics summary").click();
			await page.locator("#set-up-longest-red").click();
			await page.waitForFunction(
				() =>
					!document.querySelector("textarea")?.value.includes("O....\n.....\n.....\n#..#.\nO#X.."),
			);
			const longest = await page.locator("#longest-red").textContent();
			const [plies = ""] = longest?.match(/\d+/) ?? [];
			await seesOutput(page, `Red ${plies}`);
			await seesInput(page, /^0 1\n5 5\n([.#XO]{5}\n){5}$/);
		}));

	test("stays that of the board as the game began, and says so", () =>
		visit({}, async (page) => {
			const note = page.getByText("This is the board as the game began.");
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await counts(note, 0);
			await playBest(page, 1);
			await note.waitFor();
			await seesInput(page, "3 1 1 3 3");
			await page.getByRole("button", { name: "Undo" }).click();
			await note.waitFor({ state: "detached" });
		}));

	test("is left alone while a person writes it, and follows when the keyboard has left", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await page.getByLabel("Judge input").fill("3 1 1");
			await page.evaluate(() => {
				location.hash = "1Ac4WIF2p8r.0";
			});
			await seesVerdict(page, first);
			await page.waitForTimeout(500);
			await seesInput(page, "3 1 1");
			await dropFocus(page);
			await seesOutput(page, "BLACK 20");
			await seesInput(page, "8 2 4 1 5\n");
		}));
});

describe("a text pasted beside every field", () => {
	const paste = async (page: Page, pasted: string) => {
		await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
		await dropFocus(page);
		await page.keyboard.press("Control+v");
	};
	const permissions = ["clipboard-read", "clipboard-write"];

	test("opens, as what it is: a judge input of any game, a link, a code", () =>
		visit({ permissions }, async (page) => {
			await paste(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
			await seesOutput(page, "Black 2");
			await paste(page, " 2 1 1 2 2");
			await seesOutput(page, "BLACK 2");
			await paste(page, "https://example.org/page/#1Ac4WIF2p8r.0\n");
			await seesVerdict(page, first);
			await seesInput(page, "8 2 4 1 5\n");
			await paste(page, "1Ac4WIF2p8r");
			await seesVerdict(page, "Black to move. Black wins in 1 ply.");
			await travel(page, -1);
			await seesVerdict(page, first);
		}));

	test("opens where the keyboard is on a choice, a list or a link to be copied, which take no text", () =>
		visit({ permissions }, async (page) => {
			await pickActivity(page, "Edit");
			const others = [
				page.getByRole("radio", { name: "Edit" }),
				page.locator(".density input"),
				page.getByRole("combobox", { name: "Game" }),
				page.locator("#share-link"),
			];
			for (const [index, other] of others.entries()) {
				const size = index + 2;
				await page.evaluate((text) => navigator.clipboard.writeText(text), `${size} 1 1 ${size} 1`);
				await other.focus();
				await page.keyboard.press("Control+v");
				await page.waitForFunction(
					(size) => document.querySelector("catchmate-board")?.problem?.game.board.rows === size,
					size,
				);
			}
			await page.getByRole("radio", { name: "Edit" }).focus();
			await page.keyboard.press("ArrowLeft");
			await checks(page.getByRole("radio", { name: "Play" }));
		}));

	test("is written where the keyboard is on a field", () =>
		visit({ permissions }, async (page) => {
			await page.evaluate(() => navigator.clipboard.writeText("2,2"));
			await page.locator("#typed-move").focus();
			await page.keyboard.press("Control+v");
			await holdsText(page.locator("#typed-move"), "2,2");
			await seesVerdict(page, first);
			await seesText(page, "#judge-error", "");
		}));

	test("says what is wrong with it: in the text box, or at the board when it is a link", () =>
		visit({ permissions }, async (page) => {
			await paste(page, "3 1 1 2 9");
			await page.locator("#judge-error").getByText("Found '9'").waitFor();
			await paste(page, "1Ac4WIF2p8R");
			await page.locator("#link-failure").getByText("it was changed on its way").waitFor();
			await seesVerdict(page, first);
		}));
});

test("a megabyte of noise is refused at once, wherever it comes from, and is not drawn", () =>
	visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
		const said =
			"The text was not taken: it has 1,048,576 characters, and at most 100,000 are read.";
		const error = page.locator("#judge-error");
		const box = page.getByLabel("Judge input");
		await page.evaluate(() => navigator.clipboard.writeText("?#x0".repeat(2 ** 18)));
		await box.focus();
		await page.keyboard.press("Control+v");
		await error.getByText(said).waitFor();
		await seesInput(page, "8 1 1 8 8\n");
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await dropFocus(page);
		await page.keyboard.press("Control+v");
		await error.getByText(said).waitFor();
		await hears(page, said);
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await box.fill("x".repeat(2 ** 20));
		await error.getByText(said).waitFor();
		await seesInput(page, "3 1 1 3 3");
		await box.fill("x".repeat(90_000));
		await page.getByRole("button", { name: "Solve" }).click();
		await error.getByText("expected the number n").waitFor();
		await holds(async () => {
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			assert.ok(width <= (page.viewportSize()?.width ?? 0), `${width} pixels wide`);
		});
		await seesVerdict(page, "White to move. Black wins in 6 plies.");
	}));

describe("the panel for sharing", () => {
	const permissions = ["clipboard-read", "clipboard-write"];
	const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
	const button = (page: Page, name: string) => page.locator("#share").getByRole("button", { name });

	async function fileFrom(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
		const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
		return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
	}

	test("gives a link that opens the same board, its game and the ply seen", () =>
		visit({ permissions }, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			await playBest(page, 2);
			await plyButton(page, 1).click();
			await seesVerdict(page, "Black to move. Black wins in 5 plies.");
			await button(page, "Copy link").click();
			await hears(page, "Copied.");
			const link = await copied(page);
			await holdsText(page.locator("#share-link"), link);
			const other = await page.context().newPage();
			await other.goto(link);
			await seesVerdict(other, "Black to move. Black wins in 5 plies.");
			await plyButton(other, 2).waitFor();
		}));

	test("writes the game down with what each ply came to, moves that a board can read again", () =>
		visit({ permissions }, async (page) => {
			await solve(page, "2 1 1 2 2");
			await seesVerdict(page, "White to move. Black wins in 2 plies.");
			await playBest(page, 1);
			await playBest(page, 2);
			await seesVerdict(page, "Game over. Black has won: captured White.");
			const { name, bytes } = await fileFrom(page, "Download record");
			assert.equal(name, "catchmate-chase-2x2.txt");
			const record = bytes.toString("utf8");
			const lines = record.split("\n");
			const [, moves = ""] = /Moves[^\n]*\n(.*)$/s.exec(record) ?? [];
			assert.deepEqual(lines.slice(0, 4), [
				"Game: Chase (chase)",
				"Board: 2 × 2",
				"Start: White to move. Black wins in 2 plies.",
				"Result: Game over. Black has won: captured White.",
			]);
			assert.ok(record.includes("\nJudge input:\n2 1 1 2 2\n"), record);
			assert.match(
				moves,
				/^1\. 1,1-\d,\d {2}Black to move\. Black wins in 1 ply\.\n2\. 2,2-\d,\d {2}Game over\./,
			);
			const attribute = [...moves.matchAll(/^ *\d+\. (\S+)/gm)].map(([, move]) => move).join(" ");
			const plies = await page.evaluate(
				(given) =>
					new Promise((resolve) => {
						const board = document.createElement("catchmate-board");
						board.setAttribute("position", "2 1 1 2 2");
						board.setAttribute("moves", given);
						board.addEventListener("solve", () => resolve(board.record?.moves.length));
						document.body.append(board);
					}),
				attribute,
			);
			assert.equal(plies, 2);
			await button(page, "Copy record").click();
			await hears(page, "Copied.");
			assert.equal((await copied(page)).replaceAll("\r\n", "\n"), record);
		}));

	test("saves the board as PNG and as SVG, with what is marked on it or without", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			const png = await fileFrom(page, "Download PNG");
			assert.equal(png.name, "catchmate-chase-3x3.png");
			assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
			assert.equal(png.bytes.readUInt32BE(16), 2 * (30 + 3 * 48));
			const svg = await fileFrom(page, "Download SVG");
			assert.equal(svg.name, "catchmate-chase-3x3.svg");
			const drawn = svg.bytes.toString("utf8");
			assert.match(drawn, /^<svg .*<title>Chase, 3 × 3: Black to move<\/title>/s);
			assert.match(drawn, />5<\/text>/);
			await page.getByRole("checkbox", { name: "With values and last move" }).uncheck();
			const plain = (await fileFrom(page, "Download SVG")).bytes.toString("utf8");
			assert.doesNotMatch(plain, />5<\/text>/);
			const plainPng = await fileFrom(page, "Download PNG");
			assert.ok(!plainPng.bytes.equals(png.bytes));
		}));

	test("works from the disk, and in Chinese", () =>
		visit({ fromDisk: true, locale: "zh-CN" }, async (page) => {
			const svg = await fileFrom(page, "下载 SVG");
			assert.match(svg.bytes.toString("utf8"), /<title>棋盘游戏，8 × 8/);
			const record = await fileFrom(page, "下载记录");
			assert.match(record.bytes.toString("utf8"), /^棋类： ?棋盘游戏/);
		}));

	test("tells nothing of values that the board hides", () =>
		visit({ permissions }, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			await page.evaluate(() => {
				(document.querySelector("catchmate-board") as HTMLElement).setAttribute("hints", "off");
			});
			await page.getByText("Hidden while you play without full hints").waitFor();
			await seesText(page, "#judge-output", "");
			await button(page, "Copy record").click();
			await hears(page, "Copied.");
			const record = await copied(page);
			assert.match(record, /1\. 1,1-\d,\d/);
			assert.match(record, /Result: The game is not over\./);
			assert.doesNotMatch(record, /wins|Draw|in \d+ pl/);
			const svg = await fileFrom(page, "Download SVG");
			const numbers = [...svg.bytes.toString("utf8").matchAll(/>(\d+)<\/text>/g)];
			assert.deepEqual(
				numbers.map(([, number]) => number),
				["1", "2", "3", "1", "2", "3"],
			);
		}));

	test("gives the tag that shows the same board in any page", () =>
		visit({ permissions }, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await playBest(page, 1);
			await page.locator("#share-embed summary").click();
			await button(page, "Copy snippet").click();
			await hears(page, "Copied.");
			const snippet = await copied(page);
			assert.match(snippet, /^<script src="widget\.js" defer><\/script>\r?\n<catchmate-board /);
			const seen = await page.evaluate(
				(tag) =>
					new Promise((resolve) => {
						const place = document.createElement("div");
						place.addEventListener("solve", () => {
							const { record, mode } = document.querySelector(
								"div.embedded > catchmate-board",
							) as HTMLElementTagNameMap["catchmate-board"];
							resolve({ moves: record?.moves.length, index: record?.index, mode });
						});
						place.className = "embedded";
						document.body.append(place);
						place.innerHTML = tag.slice(tag.indexOf("<catchmate-board"));
					}),
				snippet,
			);
			assert.deepEqual(seen, { moves: 1, index: 1, mode: "analyse" });
		}));
});

describe("the ready-made boards", () => {
	const gallery = (page: Page) => page.getByRole("dialog", { name: "Ready-made boards" });

	test("are chosen by picture and name, with the keyboard alone, of any game", () =>
		visit({}, async (page) => {
			const opener = page.getByLabel("Ready-made boards");
			await opener.focus();
			await page.keyboard.press("Enter");
			await gallery(page).waitFor();
			const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
			await eventually(focused, "Corner to corner, 8\u00a0×\u00a08");
			await page.keyboard.press("Tab");
			await eventually(focused, "Sample, 2\u00a0×\u00a02");
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Escape");
			await gallery(page).waitFor({ state: "hidden" });
			await seesVerdict(page, first);
			assert.equal(await hashOf(page), "");
			await eventually(
				() => opener.evaluate((button) => button === document.activeElement),
				true,
				"the focus has returned",
			);
			await page.keyboard.press("Enter");
			await gallery(page).getByRole("button", { name: "Whoever moves loses" }).focus();
			await page.keyboard.press("Enter");
			await gallery(page).waitFor({ state: "hidden" });
			await seesVerdict(page, "Red to move. Black wins in 30 plies.");
			await seesOutput(page, "Black 30");
			await eventually(() => opener.textContent(), /Whoever moves loses/);
			await holdsText(page.getByRole("combobox", { name: "Game" }), "crossing-pawn");
			await travel(page, -1);
			await seesVerdict(page, first);
		}));

	test("are each drawn: no two of different boards look the same", () =>
		visit({}, async (page) => {
			await page.getByLabel("Ready-made boards").click();
			await page.locator("#gallery [data-painted]").first().waitFor();
			await counts(page.locator("#gallery [data-preset]:not([data-painted])"), 0);
			const pictures = await page
				.locator("#gallery [data-painted] canvas")
				.evaluateAll((canvases) =>
					canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()),
				);
			assert.ok(pictures.length >= 19, `${pictures.length} pictures`);
			// The five boards of the sample begin with one that is also there by itself.
			assert.equal(new Set(pictures).size, pictures.length - 1);
		}));
});
