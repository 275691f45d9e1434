/** The layout of the page: a board that is large and does not move, and what is said around it. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hasNotShifted, watchShifts } from "./layout-shift.ts";
import { asWhite, openTab, pickActivity, pickGame, solve } from "./page.ts";

const start = "Black wins in 20 plies. White to move.";

const screens = {
	"a laptop": { viewport: { width: 1366, height: 768 } },
	"a tablet": { viewport: { width: 820, height: 1180 }, hasTouch: true },
	"a phone": { viewport: { width: 390, height: 844 }, hasTouch: true },
	"a narrow phone": { viewport: { width: 320, height: 720 }, hasTouch: true },
} as const;

/** The place of the board's squares in the window, in CSS pixels. */
const boxOf = (page: Page) =>
	page.locator("#board canvas").evaluate((canvas) => {
		const { x, y, width, height } = canvas.getBoundingClientRect();
		return { x, y, width, height };
	});

/** Waits until all that has changed is drawn. */
const settle = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

test.describe("the board", () => {
	for (const [screen, options] of Object.entries(screens)) {
		test(`has its place on ${screen} before there is a script, as the page's name has, and nothing jumps at the start`, async ({
			visit,
		}) => {
			const page = await visit({ ...options, hash: "", prepare: watchShifts });
			await seesVerdict(page, "Red to move: your turn.");
			await page.locator("#players input").first().waitFor({ state: "attached" });
			await settle(page);
			await hasNotShifted(page);
			const place = () =>
				page.locator("#board, h1 a").evaluateAll((all) =>
					all.map((each) => {
						const { x, y, width, height } = each.getBoundingClientRect();
						return { x, y, width, height };
					}),
				);
			const after = await place();
			assert.equal(after.length, 2);
			await page.route("**/page.js", (route) =>
				route.fulfill({ contentType: "text/javascript", body: "" }),
			);
			await page.reload();
			assert.deepEqual(await place(), after);
		});

		test(`does not move on ${screen}, whatever is made, hinted, refused or found on it`, async ({
			visit,
		}) => {
			const page = await visit({ ...options, prepare: asWhite });
			await seesVerdict(page, start);
			const before = await boxOf(page);
			const stays = async (after: string) => {
				await settle(page);
				assert.deepEqual(await boxOf(page), before, after);
			};
			await cell(page, 8, 8).click();
			await page.locator(".notice").getByText(/./).waitFor();
			await stays("a notice");
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			await seesVerdict(page, "Black wins in 19 plies. Black to move.");
			await stays("the first move");
			await page.getByRole("button", { name: "Undo" }).click();
			await seesVerdict(page, start);
			await stays("its undoing");
			await pickActivity(page, "Play");
			await seesVerdict(page, "White to move: your turn.");
			await stays("a game");
			for (const stage of ["the piece", "the move", "the line"]) {
				await page.getByRole("button", { name: "Hint" }).click();
				await stays(`a hint of ${stage}`);
			}
			await page.locator(".said").getByText("Best play: ").waitFor();
			await pickActivity(page, "Edit");
			await page.getByRole("heading", { name: "Edit the board" }).waitFor();
			await page.evaluate(() => scrollTo(0, 0));
			const edited = await boxOf(page);
			await page.evaluate(() => {
				const board = document.querySelector("catchmate-board");
				const problem = board?.problem;
				if (problem) {
					board?.edit({
						...problem,
						position: { ...problem.position, pieces: { white: [], black: [] } },
					});
				}
			});
			await page.locator(".said .error").waitFor();
			await settle(page);
			assert.deepEqual(await boxOf(page), edited, "an unsound position");
		});
	}

	test("is at least 540 pixels high on a laptop, with its verdict over it and its buttons under it", async ({
		visit,
	}) => {
		const page = await visit(screens["a laptop"]);
		await seesVerdict(page, start);
		const { height } = await boxOf(page);
		assert.ok(height >= 540, `${height} pixels`);
		for (const part of [".verdict-sentence", "#board canvas", ".controls"]) {
			const box = await page.locator(part).boundingBox();
			assert.ok(box && box.y >= 0 && box.y + box.height <= 768, `${part}: ${JSON.stringify(box)}`);
		}
		assert.equal(await page.evaluate(() => scrollY), 0);
	});

	test("never scrolls on a wide screen: only what is in a tab does", async ({ visit }) => {
		const page = await visit(screens["a laptop"]);
		for (const activity of ["Analyse", "Play", "Edit"] as const) {
			await pickActivity(page, activity);
			for (const tab of await page.getByRole("tab").all()) {
				await tab.click();
				await expect(tab).toHaveAttribute("aria-selected", "true");
				await settle(page);
				const beyond = await page.evaluate(
					() => document.documentElement.scrollHeight - innerHeight,
				);
				const name = (await tab.textContent())?.trim();
				assert.ok(beyond <= 0, `${activity}, ${name}: ${beyond} pixels too high`);
			}
		}
	});

	test("stays in sight of all that is read below it on a phone, in every activity", async ({
		visit,
	}) => {
		const page = await visit(screens["a phone"]);
		await pickGame(page, "Crossing pawn");
		for (const activity of ["Analyse", "Play", "Edit"] as const) {
			await pickActivity(page, activity);
			await openTab(page, "share");
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			await expect(async () => {
				const { y, height } = await boxOf(page);
				assert.ok(y >= 0 && y + height <= 844, `${activity}: ${y} + ${height}`);
			}).toPass();
		}
	});
});

test("the board that stays in sight takes at most half of a phone while one reads below it", async ({
	visit,
}) => {
	const page = await visit(screens["a phone"]);
	await pickGame(page, "Crossing pawn");
	for (const height of [844, 664]) {
		await page.setViewportSize({ width: 390, height });
		const element = page.locator("catchmate-board");
		const bottom = () =>
			element.evaluate((board) => Math.floor(board.getBoundingClientRect().bottom));
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(bottom).toBeGreaterThan(height / 2);
		const length = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect.poll(bottom).toBeLessThanOrEqual(height / 2);
		const { y, height: drawn } = await boxOf(page);
		assert.ok(y >= 0 && y + drawn <= height / 2 && drawn > 200, `${y} + ${drawn}`);
		// Nothing that is read has moved by it.
		assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), length);
		await expect(page.locator("#panels")).toBeInViewport();
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(bottom).toBeGreaterThan(height / 2);
	}
});

test("a verdict on two lines is centred as one on a single line is", async ({ visit }) => {
	const page = await visit({ ...screens["a phone"], viewport: { width: 320, height: 700 } });
	await pickGame(page, "Cat and mouse II");
	const lines = await page.locator(".verdict-sentence").evaluate((words) => {
		const range = document.createRange();
		range.selectNodeContents(words);
		const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
		const first = Math.min(...boxes.map(({ top, bottom }) => top + bottom)) / 2;
		const lineOf = ({ top, bottom }: DOMRect) => Math.round(((top + bottom) / 2 - first) / 20);
		return [...new Set(boxes.map(lineOf))].map((number) => {
			const line = boxes.filter((box) => lineOf(box) === number);
			const left = Math.min(...line.map((box) => box.left));
			const right = Math.max(...line.map((box) => box.right));
			return (left + right) / 2;
		});
	});
	assert.ok(lines.length > 1, `${lines}`);
	assert.ok(
		lines.every((middle) => Math.abs(middle - 160) < 6),
		`${lines}`,
	);
});

test("the rules keep away from the header on two lines as on one, in a window of any width", async ({
	visit,
}) => {
	const page = await visit();
	for (const game of ["Cat and mouse", "Hare and hounds", "Chase"]) {
		await pickGame(page, game);
		for (const width of [960, 1100, 1366]) {
			await page.setViewportSize({ width, height: 768 });
			await settle(page);
			const { away, lines } = await page.locator("#rules").evaluate((rules) => {
				const range = document.createRange();
				range.selectNodeContents(rules);
				const header = document.querySelector("#header")?.getBoundingClientRect().bottom ?? 0;
				const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
				return { away: Math.min(...tops) - header, lines: new Set(tops).size };
			});
			assert.ok(away >= 6, `${game}, ${width} pixels, ${lines} lines: ${away} pixels`);
		}
	}
});

for (const locale of ["en", "zh-CN"]) {
	test(`the places and what stands beside them stay where they are, whichever is chosen: ${locale}`, async ({
		visit,
	}) => {
		const page = await visit({ ...screens["a laptop"], locale });
		const places = () =>
			page
				.locator("#activities label, #header :is(button, a)")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
		const before = await places();
		assert.equal(before.length, 8);
		for (const mode of ["play", "puzzle"]) {
			const radio = page.locator(`#activities input[value=${mode}]`);
			await radio.check();
			await expect(radio).toBeChecked();
			await settle(page);
			assert.deepEqual(await places(), before, mode);
		}
	});
}

test("the record of a game stands in two columns, a side's each", async ({ visit }) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	for (let ply = 1; ply <= 4; ply++) {
		await page.getByRole("button", { name: "Best move" }).click();
		await openTab(page, "moves");
		await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
	}
	const columns = await page
		.locator(".of-ply > li")
		.evaluateAll((all) => all.slice(1).map((each) => each.getBoundingClientRect().left));
	const [first, second] = columns;
	assert.ok(first !== undefined && second !== undefined && first < second);
	assert.deepEqual(columns, [first, second, first, second]);
});

test.describe("the record of a long game", () => {
	/** A game of Black going to and fro that stands at its last ply. */
	const playLong = async (page: Page) => {
		await solve(page, "8 1 1 8 8");
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			for (let ply = 1; ply <= 40; ply++) {
				const moves = board?.values ?? [];
				// As long as can be: the side that wins puts it off.
				const made = moves.findLast(({ outcome }) => outcome === "win") ?? moves[0];
				if (made) await board?.play(made.move);
			}
		});
		await openTab(page, "moves");
		await page.locator(".ply").nth(40).waitFor();
	};

	/** Whether a ply is in sight in the list. */
	const isSeen = (page: Page, ply: number) =>
		page.locator(".of-ply").evaluate((list, ply) => {
			const { top, bottom } = list.getBoundingClientRect();
			const row = list.children[ply]?.getBoundingClientRect();
			return row !== undefined && row.top >= top - 1 && row.bottom <= bottom + 1;
		}, ply);

	test("ends where the tab's last line does", async ({ visit }) => {
		const page = await visit(screens["a laptop"]);
		await playLong(page);
		await expect(async () => {
			const beyond = await page.locator("#panels").evaluate((panels) => {
				const ends = [...panels.children].map((each) => each.getBoundingClientRect().bottom);
				const { top } = panels.getBoundingClientRect();
				return panels.scrollHeight - (Math.max(...ends) - top + panels.scrollTop);
			});
			assert.ok(Math.abs(beyond) <= 1, `${beyond} pixels of nothing`);
		}).toPass();
	});

	for (const screen of ["a laptop", "a phone"] as const) {
		test(`follows the game on ${screen}, also in a tab that is opened later, and nothing around it moves`, async ({
			visit,
		}) => {
			const page = await visit(screens[screen]);
			await playLong(page);
			await openTab(page, "moves");
			await expect.poll(() => isSeen(page, 40)).toEqual(true);
			const goTo = (ply: number) =>
				page.evaluate((ply) => document.querySelector("catchmate-board")?.seek(ply), ply);
			const places = () =>
				page.evaluate(() => [scrollY, document.querySelector("#panels")?.scrollTop]);
			const before = await places();
			await goTo(19);
			await expect.poll(() => isSeen(page, 19)).toEqual(true);
			await openTab(page, "explain");
			await goTo(3);
			await openTab(page, "moves");
			await expect.poll(() => isSeen(page, 3)).toEqual(true);
			assert.deepEqual(await places(), before);
		});
	}

	test("stays where it has been scrolled to as long as the game stands", async ({ visit }) => {
		const page = await visit(screens["a laptop"]);
		await playLong(page);
		await expect.poll(() => isSeen(page, 40)).toEqual(true);
		await page.locator(".of-ply").evaluate((list) => {
			list.scrollTop = 0;
		});
		await page.locator("#moves .move").first().hover();
		await page.locator("#moves .move.is-pointed").waitFor();
		await settle(page);
		assert.equal(await isSeen(page, 1), true);
	});
});

test.describe("a button that copies", () => {
	const permissions = ["clipboard-read", "clipboard-write"];

	test("says that it has for two seconds, and is as wide as before", async ({ visit }) => {
		const page = await visit({ permissions });
		await openTab(page, "share");
		const button = page.locator("#copy-link");
		await page.getByRole("button", { name: "Copy link", exact: true }).waitFor();
		const before = await button.boundingBox();
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await button.click();
		const copied = page.getByRole("button", { name: "Copied ✓", exact: true });
		await copied.waitFor();
		assert.deepEqual(await button.boundingBox(), before);
		await expect(page.locator(".notice"), "it is said in one place").toHaveText("");
		await page.clock.runFor(1900);
		await expect(copied).toHaveCount(1);
		await page.clock.runFor(200);
		await expect(copied).toHaveCount(0);
	});

	test("says so alone of several, and none of it is on paper", async ({ visit }) => {
		const page = await visit({ permissions });
		await openTab(page, "text");
		await page.getByRole("button", { name: "Copy input" }).click();
		await page.getByRole("button", { name: "Copied ✓" }).waitFor();
		await expect(page.getByRole("button", { name: "Copied ✓" })).toHaveCount(1);
		await page.evaluate(() => document.querySelector("catchmate-board")?.announce("A notice."));
		await page.locator(".notice").getByText("A notice.").waitFor();
		await page.emulateMedia({ media: "print" });
		const seen = await page.evaluate(() => {
			window.dispatchEvent(new Event("beforeprint"));
			const shadow = document.querySelector("catchmate-board")?.shadowRoot;
			return ["#copy-input", "#copy-link", "#moves li", ".notice"].filter((selector) =>
				(document.querySelector(selector) ?? shadow?.querySelector(selector))?.checkVisibility(),
			);
		});
		assert.deepEqual(seen, ["#moves li"]);
	});
});

test("Chinese captions of boards are not broken within a word", async ({ visit }) => {
	const page = await visit({ locale: "zh-CN", viewport: { width: 360, height: 800 } });
	await page.locator("#boards-picker").click();
	await page.locator("#gallery .preset").first().waitFor();
	const captions = await page.locator("#gallery .preset > span").evaluateAll((all) =>
		all.map((caption) => {
			const node = [...caption.childNodes].find(
				({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
			);
			const range = document.createRange();
			const content = node?.textContent ?? "";
			let line = "";
			let top: number | null = null;
			const lines: string[] = [];
			for (let index = 0; node && index < content.length; index++) {
				range.setStart(node, index);
				range.setEnd(node, index + 1);
				const box = range.getBoundingClientRect();
				if (top !== null && box.height > 0 && Math.abs(box.top - top) > 4) {
					lines.push(line.trim());
					line = "";
				}
				top = box.height > 0 ? box.top : top;
				line += content[index];
			}
			return [...lines, line.trim()];
		}),
	);
	assert.ok(captions.some((lines) => lines.length > 1));
	for (const lines of captions) {
		for (const line of lines.slice(0, -1)) {
			assert.match(line, /[，、。）]$/, lines.join(" / "));
		}
	}
});

test("what answers a person in play is in sight on a small phone, and moves nothing", async ({
	visit,
}) => {
	const viewport = { width: 390, height: 664 };
	const page = await visit({ viewport, hasTouch: true, hash: "" });
	await seesVerdict(page, "Red to move: your turn.");
	// Nothing lies over the verdict before there is something to be said.
	await page.locator(".notice").waitFor({ state: "hidden" });
	const before = await boxOf(page);
	const foot = await page.locator("#activities").evaluate((bar) => bar.getBoundingClientRect().top);
	const stays = async (answer: Locator) => {
		await answer.waitFor();
		await settle(page);
		const box = await answer.boundingBox();
		assert.ok(box && box.y >= 0 && box.y + box.height <= foot, JSON.stringify(box));
		assert.deepEqual(await boxOf(page), before);
		assert.equal(await page.evaluate(() => scrollY), 0);
	};
	await cell(page, 8, 8).click();
	await stays(page.locator(".notice").getByText(/./));
	await page.getByRole("button", { name: "Hint" }).click();
	await stays(page.locator(".said").getByText("Hint: "));
	const code = await page.evaluate(() => document.querySelector("catchmate-board")?.code);
	const { game, position } = packageSolver.decode(code ?? "");
	const table = await packageSolver.solve(game);
	const worst = (await table.moves(position)).at(-1)?.move;
	table.dispose();
	await page.evaluate((move) => {
		if (move) document.querySelector("catchmate-board")?.play(move, "reader");
	}, worst);
	await stays(page.locator("#rules").getByText(/^(Slip|Mistake): /));
});

test("the rules of the game that is played are a tap away on a small phone, which shows the aim in their place", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 390, height: 664 }, hash: "" });
	await seesVerdict(page, "Red to move: your turn.");
	await cell(page, 1, 6).click();
	await cell(page, 1, 7).click();
	await expect(page.locator("#rules .rules-text")).toBeHidden();
	await page.locator("#rules").getByRole("button", { name: "Rules" }).click();
	await page.locator("#help h3").first().getByText("Crossing pawn").waitFor();
});
