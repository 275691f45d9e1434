/** An author's board, in an attribute or as content, and its game. */
import assert from "node:assert/strict";
import { load, type Rules } from "catchmate";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { board, cell, eventsOf, expectDistance, waitForEvent, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const gate = "3 3\n#.#\nO.O\n.X.";
const small = 'position="2 1 1 2 2"';
/** Hexo's markup. */
const numbered = `<figure><table><tr><td><pre>${[1, 2, 3, 4].map((line) => `<span>${line}</span><br>`).join("")}</pre></td><td><pre>${`0 1\n${gate}`.replaceAll("\n", "<br>")}</pre></td></tr></table></figure>`;
const highlighted = `<div class="highlight"><pre><code>0 1\n${gate}</code></pre></div>`;
const paragraph = `<p>0&nbsp;1<br>${gate.replaceAll("\n", "<br>\n")}\u200b</p>`;
/** A game of three moves. */
const played = "1AIQEDMcXZe";
const corners = 'position="3 1 1 3 3"';

test("a board is read from an attribute, content, a code or a link", async ({ host }) => {
	const between = (text: string) => `<catchmate-board>${text}</catchmate-board>`;
	const given = [
		["a judge input", board(small), 0, 0, 2],
		["several lines", board(`position="0 1\n${gate}"`), 0, 0, 2],
		["plain text", between("\n\t3 3\n\t#.#\n\tO.O\n\t.X.\n"), 0, 0, 2],
		["a pre", between(`<pre>\n0 1\n${gate}\n</pre>`), 0, 0, 2],
		["a highlighter's", between(highlighted), 0, 0, 2],
		["a numbered one's", between(numbered), 0, 0, 2],
		["a paragraph's", between(paragraph), 0, 0, 2],
		["a fence", between(`\n\`\`\`text\n0 1\n${gate}\n\`\`\`\n`), 0, 0, 2],
		["a script", between('<svg></svg><script type="text/plain">3 1 1 3 3</script>'), 0, 0, 6],
		["the other side to move", board('position="3 3 black\nO#.\n...\n.#X"'), 0, 0, 3],
		["the standard position", board('game="hare-and-hounds"'), 0, 0, 23],
		["a code, from its beginning", board(`position="${played}"`), 3, 0, 6],
		["a link, where it says", board(`position="${played}.1.play"`), 3, 1, 5],
		["a URL", board(`position="https://catchmate.example/?a=b#${played}.1.analyse"`), 3, 1, 5],
		["a link to the end of its game", board(`position="#${played}"`), 3, 3, 1],
		["a link with rules to compare", board(`position="#${played}.2.vs=${played}"`), 3, 2, 1],
		["a link, at the author's ply", board(`position="#${played}.1" ply="0"`), 3, 0, 6],
		["best play to a ply", board(`${corners} ply="6"`), 6, 6, 0],
		["legal moves before an illegal one", board(`${corners} moves="1,1-1,2 3,3-1,1"`), 1, 0, 6],
	] as const;
	const page = await host({
		body: given.map(([, body]) => body).join(""),
		expects: [/moves="\(3,3\)→\(1,1\)" is not possible/],
	});
	const seen = () =>
		page.locator("catchmate-board").evaluateAll((all) =>
			(all as CatchmateBoard[]).map(({ record, value }) => {
				return [record?.moves.length, record?.index, value?.distance];
			}),
		);
	const named = async () => (await seen()).map((each, nth) => [given[nth]?.[0], ...each]);
	await expect.poll(named).toEqual(given.map(([what, , ...expected]) => [what, ...expected]));
});

test("a code carries custom rules with sides of any name", async ({ host }) => {
	const solver = await load();
	const [chase] = solver.games;
	assert.ok(chase);
	const [white, black] = chase.sides;
	const name = "constructor";
	const rules: Rules = { ...chase, id: "own", starts: name, sides: [{ ...white, name }, black] };
	const [problem] = (await solver.read(rules, "3 3\nO..\n...\n..X\n")).problems;
	assert.ok(problem);
	const body = board(`mode="analyse" position="${solver.encode(problem)}"`);
	solver.dispose();
	const page = await host({ body: `${body}<catchmate-board id="two"></catchmate-board>` });
	await expectDistance(page, 6);
	await cell(page, 1, 1).first().click();
	await cell(page, 1, 2).first().click();
	await expectDistance(page, 5);
	const read = await withBoard(page, (board) => {
		const two = document.querySelector("#two");
		two?.setAttribute("position", board.code ?? "");
		two?.setAttribute("ply", "1");
		return board.rules;
	});
	assert.deepEqual(read, rules);
	const copied = () =>
		page.locator("#two").evaluate((element) => {
			const { record, value } = element as CatchmateBoard;
			return [record?.index, value?.distance];
		});
	await expect.poll(copied).toEqual([1, 5]);
});

test("an unreadable board shows its error once", async ({ host }) => {
	const given = [
		['game="go"', "game", "go"],
		['position="https://example.com/"', "code", "code"],
		['position="1AAAAAAAAAAA"', "code", "code"],
		['position="9zzzzzzzzzzz"', "code", "code"],
		['position="#puzzle=99999"', "puzzle", "99999"],
		['position=" "', "input", "empty"],
		['position="chess"', "input", "'chess'"],
		// For a game in numbers, not drawings.
		['game="crossing-pawn" position="2 1 1 2 2"', "input", "column 5"],
		// Neither for a game in numbers nor for another game's drawings.
		['position="3 3&#10;#.#&#10;OYO&#10;.X."', "input", "'Y'"],
		['position="3 3&#10;#P#&#10;O.O&#10;.X."', "input", "set the attribute game"],
	] as const;
	const page = await host({
		body: given.map(([attributes], nth) => board(`id="board-${nth}" ${attributes}`)).join(""),
		expects: [/^<catchmate-board>: /],
	});
	for (const [nth, [attributes, , word]] of given.entries()) {
		await expect(page.locator(`#board-${nth} .error`), attributes).toContainText(word);
	}
	const errors = (await eventsOf(page)).filter(({ type }) => type === "error");
	const kinds = errors.map(({ board, detail }) => [
		board,
		(detail.failure as { kind: string } | null)?.kind,
	]);
	const expected = given.map(([, kind], nth) => [`board-${nth}`, kind]);
	assert.deepEqual(kinds.sort(), expected.sort());
});

test("an empty tag says so, unless it has content or Markdown puts the board after it @more", async ({
	host,
}) => {
	const soon = "<catchmate-board><p>Soon.</p></catchmate-board>";
	// Python-Markdown's output for a tag on one line and a drawing below it.
	const markdown = `<p><catchmate-board id="markdown" mode="puzzle"></p>\n<pre>2 1 1 2 2</pre>\n<p></catchmate-board></p>`;
	const page = await host({ body: `${board("")}${soon}${markdown}` });
	const none = page.getByText("No board yet.");
	await none.waitFor();
	await expect(none).toHaveCount(1);
	await withBoard(page, async (board) => {
		const [problem] = (await (await board.solver).read("chase", "2 1 1 2 2")).problems;
		board.problem = problem ?? null;
	});
	await expectDistance(page, 2);
	await expect(none).toHaveCount(0);
	const after = page.getByText("after the tag");
	await after.waitFor();
	await page.evaluate(() => {
		const pre = document.querySelector("pre");
		if (pre) document.querySelector("#markdown")?.append(pre);
	});
	await page.locator("#markdown").getByRole("gridcell").nth(3).waitFor();
	await expect(after).toHaveCount(0);
});

test("a board follows its text and attribute, and keeps its last valid state", async ({ host }) => {
	const page = await host({
		body: `<catchmate-board>2 1 1 2 2<p id="own">A board.</p></catchmate-board>`,
		expects: [/^<catchmate-board>: Line 1, column 7: Found '9', expected r2/],
	});
	const error = page.locator(".error");
	const setPosition = (position: string) =>
		withBoard(page, (board, position) => board.setAttribute("position", position), position);
	await expectDistance(page, 2);
	await withBoard(page, ({ firstChild }) => {
		if (firstChild) firstChild.textContent = "3 1 1 3 3";
	});
	await expectDistance(page, 6);
	await setPosition("2 1 1 2 2");
	await expectDistance(page, 2);
	await setPosition("3 1 1 9 9");
	await error.getByText("'9'").waitFor();
	await expect(page.getByRole("gridcell")).toHaveCount(4);
	assert.match(String((await waitForEvent(page, "error")).message), /column 7: Found '9'/);
	await setPosition("5 3 3 3 4");
	await expectDistance(page, 1);
	await expect(error).toHaveCount(0);

	const own = page.locator("#own");
	await withBoard(page, (board) => {
		board.firstChild?.remove();
		board.removeAttribute("position");
	});
	await own.waitFor();
	await expect(page.getByRole("grid")).toHaveCount(0);
	assert.equal(await withBoard(page, ({ problem, value }) => problem ?? value), null);
	await setPosition("3 1 1 3 3");
	await expectDistance(page, 6);
	await withBoard(page, (board) => {
		const { problem } = board;
		board.removeAttribute("position");
		board.problem = problem;
	});
	await waitForEvent(page, "solve", 6);
	await expectDistance(page, 6);
	await withBoard(page, (board) => {
		board.problem = null;
	});
	await own.waitFor();
	await expect(page.getByRole("grid")).toHaveCount(0);
});

test("a game steps only between the author's first and last ply", async ({ host }) => {
	const page = await host({
		body: board(`${corners} moves="1,1-1,2 3,3-1,3 1,2-1,1" ply="1" ply-from="1" ply-to="2"`),
	});
	const next = page.getByRole("button", { name: "Next move" });
	const back = page.getByRole("button", { name: "Step back" });
	const plyAfter = (sought: number) =>
		withBoard(
			page,
			async (board, sought) => {
				await board.seek(sought);
				return board.record?.index;
			},
			sought,
		);
	await expectDistance(page, 5);
	await next.click();
	await expect(next).toHaveAttribute("aria-disabled", "true");
	assert.deepEqual([await plyAfter(99), await plyAfter(0)], [2, 1]);
	await expect(back).toHaveAttribute("aria-disabled", "true");
	await withBoard(page, (board) => {
		for (const name of ["moves", "ply", "ply-from"]) board.removeAttribute(name);
	});
	await expectDistance(page, 6);
	await next.click();
	await expectDistance(page, 5);
	assert.equal(await plyAfter(99), 2);
});

test("code blocks become boards on request, later ones too", async ({ host }) => {
	const blocks = [
		`<pre><code class="language-catchmate">mode=analyse id=one\n0 1\n${gate}\n</code></pre>`,
		`<div class="language-catchmate highlighter-rouge"><div class="highlight"><pre class="highlight"><code>2 1 1 2 2\n</code></pre></div></div>`,
		`<div class="highlight"><pre><code class="language-catchmate" data-lang="catchmate"><span>2 1 1</span> <span>2 2</span>\n</code></pre></div>`,
		`<pre lang="catchmate" data-meta="mode=play human=white"><code>2 1 1 2 2</code></pre>`,
		`<pre><code class="hljs catchmate">2 1 1 2 2</code></pre>`,
	];
	const other = '<pre><code class="language-js">x</code></pre>';
	const page = await host({
		body: `<script src="/widget.js" data-fences></script>${blocks.join("")}${other}`,
		script: "none",
	});
	const boards = page.locator("catchmate-board");
	const shown = () =>
		boards.evaluateAll((all) =>
			(all as CatchmateBoard[]).map(({ mode, humans, record }) => [
				mode,
				humans.length,
				Boolean(record),
			]),
		);
	const expected = [
		["analyse", 2, true],
		["show", 2, true],
		["show", 2, true],
		["play", 1, true],
		["show", 2, true],
	];
	await expect.poll(shown).toEqual(expected);
	await expect(page.locator("pre:visible")).toHaveText("x");
	await page.evaluate(
		(block) => document.querySelector("main")?.insertAdjacentHTML("beforeend", block),
		blocks[1] ?? "",
	);
	await expect.poll(shown).toEqual([...expected, expected[1]]);
	await expect(page.locator(".highlight")).toHaveCount(0);
});

test("a legend between the tags stands under the board, not read as one @more", async ({
	host,
}) => {
	const page = await host({
		body: `<catchmate-board mode="analyse">2 1 1 2 2<p slot="legend" id="legend">Reach 9 9.</p></catchmate-board>`,
	});
	const isSeen = () => page.locator("#legend").evaluate((legend) => legend.checkVisibility());
	await expectDistance(page, 2);
	await expect.poll(isSeen).toEqual(true);
	await withBoard(page, (board) => board.announce("A notice."));
	assert.equal(await isSeen(), false);
	await expect.poll(isSeen).toEqual(true);
});

/** A game with comments and a variation. */
const toldGame = `<catchmate-board><pre>
3 3 red
O..
.#X
.O.
moves:
{Black is one step from the top.}
3,2-3,3 {[arrows 2,3-1,3:hint] Red closes in.}
(1,1-1,2 {Red guards the top.} 2,3-1,3 {Through all the same.})
2,3-1,3 {Black wins.}
</pre></catchmate-board>`;

test("each comment appears at its ply, and buttons enter variations", async ({ host }) => {
	const page = await host({ body: toldGame });
	// A translated page leaves its text alone.
	await expect(page.locator("catchmate-board")).toHaveAttribute("translate", "no");
	const comment = page.locator("catchmate-board .comment");
	const variation = page.getByRole("button", { name: /^Instead: / });
	const back = page.getByRole("button", { name: "Back to the line" });
	await expect(comment).toHaveText("Black is one step from the top.");
	await expect(page.getByRole("status")).not.toContainText("one step from the top");
	await expect(variation).toHaveCount(0);
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Red closes in.");
	await expect(page.getByRole("status")).toContainText("Red closes in.");
	await page.keyboard.press("ArrowRight");
	await expect(comment).toHaveText("Black wins.");
	await page.keyboard.press("ArrowLeft");
	await expect(back).toHaveCount(0);
	// Focus stays on the board's buttons when the pressed one disappears.
	await variation.press("Enter");
	await expect(comment).toHaveText("Red guards the top.");
	await expect(back).toBeFocused();
	await page.getByRole("button", { name: "Next move" }).click();
	await expect(comment).toHaveText("Through all the same.");
	await back.press("Enter");
	await expect(comment).toHaveText("Red closes in.");
	await expect(variation).toBeFocused();
	assert.equal(await withBoard(page, (board) => board.record?.index), 1);

	await page.emulateMedia({ media: "print" });
	await expect(page.locator("catchmate-board .score")).toContainText("Through all the same.]");
	await page.emulateMedia({ media: "screen" });
	await withBoard(page, (board) => {
		const text = board.querySelector("pre");
		if (text) text.textContent = "3 3 red\nO..\n.#X\n.O.\nmoves:\n{Another beginning.} 3,2-3,3";
	});
	await expect(page.getByRole("status")).toContainText("Another beginning.");
});

test("a comment shows emphasis, code and links, and draws its arrows", async ({ host }) => {
	const text =
		"{[arrows 2,3-1,3] *Red* `<i>` [closes](#there) [in](javascript:x) [far](https://far.example/)}";
	const page = await host({
		body: `<catchmate-board><pre>3 3 red\nO..\n.#X\n.O.\nmoves: 3,2-3,3 ${text.replace("<", "&lt;")}</pre></catchmate-board>`,
	});
	await page.getByRole("button", { name: "Next move" }).click();
	const comment = page.locator("catchmate-board .comment");
	await expect(comment).toHaveText("Red <i> closes [in](javascript:x) far");
	await expect(comment.locator("em")).toHaveText("Red");
	await expect(comment.locator("code")).toHaveText("<i>");
	const [within, away] = [0, 1].map((nth) => comment.getByRole("link").nth(nth));
	await expect(within ?? comment).toHaveAttribute("href", "#there");
	await expect(within ?? comment).not.toHaveAttribute("target");
	await expect(away ?? comment).toHaveAttribute("target", "_blank");
	await expect(page.getByRole("status")).toContainText("Red <i> closes [in](javascript:x)");
	assert.equal(await withBoard(page, (board) => board.layers.arrows.length), 1);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("catchmate-board .score")).toContainText("Red <i> closes");
});

test("a button jumps between comments, and an illegal move is named with its place @more", async ({
	host,
}) => {
	const moves = "2,4-3,4 1,5-1,4 3,4-4,4 {Here.} (3,4-3,3 1,4-2,4 {There.})";
	const page = await host({
		body: `<catchmate-board mode="show"><pre>8 2 4 1 5\nmoves:\n${moves}</pre></catchmate-board>${toldGame.replace("2,3-1,3 {Black", "2,3-2,2 {Black")}`,
		expects: [/'2,3-2,2'/],
	});
	const comment = page.locator("catchmate-board .comment");
	const next = page.getByRole("button", { name: "Next comment" });
	await next.click();
	await expect(comment).toHaveText("Here.");
	await expect(next).toHaveCount(0);
	await page.getByRole("button", { name: /^Instead: / }).click();
	await next.click();
	await expect(comment).toHaveText("There.");
	assert.equal(await withBoard(page, (board) => board.record?.index), 4);
	const error = page.locator("catchmate-board [part=error]");
	await expect(error).toContainText(/9.*'2,3-2,2'.*2,3-1,3/s);
});
