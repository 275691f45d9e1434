/** Boards in code blocks: the tags that site tools write, and the places of errors. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { catchmate as forMarkdownIt } from "catchmate/markdown-it";
import byName, { catchmate as forRemark } from "catchmate/remark";
import MarkdownIt from "markdown-it";
import { proportions } from "../../web/board/layout.ts";
import { readBoard, roomOf } from "../../web/element/read-board.ts";
import { fenceOf } from "../../web/fences/fence.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

const drawing = "0 1\n3 3\n#.#\nO.O\n.X.";
const told = "3 3 red\nO..\n.#X\n.O.\nmoves:\n3,2-3,3 {a < b, {{c\\}\\}}\n2,3-1,3";
const fence = (info: string, text: string) => `# A\n\n\`\`\`${info}\n${text}\n\`\`\`\n`;
const markdown = new MarkdownIt().use(await forMarkdownIt());
const image =
	/<img src="data:image\/svg\+xml,%3Csvg[^"]*" alt="Crossing pawn, 3 × 3[^"]*" width="174" height="174">/;

test("attributes follow the language, in braces too, or fill the block's first lines", () => {
	for (const [info, code] of [
		['catchmate mode=play label=\'a "b"\' human="red black"', drawing],
		['catchmate {mode=play label=\'a "b"\' human="red black"}', drawing],
		["catchmate", `mode=play label='a "b"'\nhuman="red black"\n${drawing}`],
	] as const) {
		const { attributes, text } = fenceOf(info, code);
		const expected = { mode: "play", label: 'a "b"', human: "red black" };
		assert.deepEqual([Object.fromEntries(attributes), text], [expected, drawing]);
	}
	assert.equal(fenceOf("catchmate", `\n${drawing}\n\n`).skipped, 0);
});

test("markdown-it writes the tag with a picture and its text", () => {
	const html = markdown.render(fence("catchmate mode=puzzle", drawing));
	assert.match(html, /<catchmate-board mode="puzzle"><img/);
	assert.match(html, image);
	assert.ok(html.includes(`<pre hidden="">${drawing}</pre></catchmate-board>\n`));
	// A picture has the proportions of the squares alone.
	const wide = markdown.render(fence("catchmate", "2 6 red\nO..#..\n...O.X"));
	const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(wide) ?? [];
	assert.equal(Number(width), 3 * Number(height));
	const game = markdown.render(fence("catchmate", told));
	// Templates must not interpret its braces.
	assert.match(game, /<pre>3 3 red\n[^{}<]*&#60; b, &#123;&#123;c[^{}<]*<\/pre>/);
	// As in the element, the attribute precedes the text.
	assert.match(
		markdown.render(fence("catchmate position=1Ac4WIAzzUx", drawing)),
		/alt="Chase, 8 × 8/,
	);
	const puzzle = markdown.render(fence("catchmate puzzle=12", ""));
	assert.ok(puzzle.includes('<catchmate-board puzzle="12"></catchmate-board>'));
	assert.match(markdown.render(fence("catchmate game=chase", "")), /alt="Chase, 8 × 8/);
	assert.ok(markdown.render(fence("js", "x")).includes('<code class="language-js">'));
});

const wrong = [
	["catchmate mode=puzle", drawing, 3, 1, 'mode cannot be "puzle"'],
	["catchmate positon=3", drawing, 3, 1, "a board has no attribute positon"],
	["catchmate position=1Ac4WIAzzUX", drawing, 3, 1, "position cannot be read"],
	["catchmate game=go", drawing, 3, 1, "there is no game go"],
	["catchmate", "mode=play\n\n3 3\n#.#\nOYO\n.X.", 8, 2, "found 'Y'"],
	["catchmate", "mode=play\n\n  3 3\n  #.#\n  OYO\n  .X.", 8, 4, "found 'Y'"],
	["catchmate", `mode=play\nhints=of\n${drawing}`, 5, 1, 'hints cannot be "of"'],
	["catchmate arrows=4,4-1,1", drawing, 3, 1, 'arrows cannot be "4,4-1,1"'],
	["catchmate human=white", drawing, 3, 1, 'human cannot be "white"'],
	["catchmate lang=tlh", drawing, 3, 1, 'lang cannot be "tlh"'],
	["catchmate", told.replace("2,3-1,3", "2,3-3,3"), 10, 1, "found '2,3-3,3'"],
] as const;

test("markdown-it fails a wrong board at its file, line and column", () => {
	for (const [info, text, line, column, why] of wrong) {
		assert.throws(
			() => markdown.render(fence(info, text), { path: "a.md" }),
			({ message }: Error) =>
				message.startsWith(`a.md:${line}:${column}: `) && message.includes(why),
		);
	}
	// Eleventy puts the file name elsewhere.
	const page = { inputPath: "b.md" };
	assert.throws(
		() => markdown.render(fence("catchmate game=go", ""), { page }),
		/^Error: b\.md:3:/,
	);
});

test("remark makes an element with picture and text, and fails a wrong board at its place", async () => {
	const treeOf = (meta: string, value: string) => {
		const position = { start: { line: 3 } };
		return { type: "root", children: [{ type: "code", lang: "catchmate", meta, value, position }] };
	};
	const failed: unknown[] = [];
	assert.equal(byName, forRemark);
	const file = {
		fail(reason: string, place?: object): never {
			failed.push([reason, place]);
			throw new Error(reason);
		},
	};
	const tree = treeOf("mode=puzzle", drawing);
	await forRemark()(tree, file);
	const [{ data }] = tree.children as unknown as [{ data: Record<string, never[]> }];
	assert.deepEqual([data.hName, data.hProperties], ["catchmate-board", { mode: "puzzle" }]);
	const [picture, text] = data.hChildren as unknown as Record<string, object>[];
	assert.equal(picture?.tagName, "img");
	assert.deepEqual(text, {
		type: "element",
		tagName: "pre",
		properties: { hidden: true },
		children: [{ type: "text", value: drawing }],
	});
	for (const [info, code, line, column, why] of wrong) {
		await assert.rejects(forRemark()(treeOf(info.slice("catchmate".length), code), file));
		const [reason, place] = failed.at(-1) as [string, object];
		assert.ok(reason.includes(why), reason);
		assert.deepEqual(place, { line, column });
	}
});

test("the Python-Markdown fence takes the element's attributes and writes the tag", () => {
	const program = `
import catchmate_fences as fences
options = {}
print(fences.attributes("catchmate", {"mode": "puzzle", "ply-to": "3"}, options, {}, None))
print(fences.attributes("catchmate", {"hl_lines": "1"}, {}, {}, None))
print(fences.board("label='a b' human=\\"red\\"\\ntheme=dark\\n3 3\\n<&", "catchmate", "catchmate", options, None))
print(fences.board("1 3 red\\nO.X", "catchmate", "catchmate", {}, None))
print(fences.board("2 1 1 2 2\\nmoves:", "catchmate", "catchmate", {}, None))`;
	const cwd = fileURLToPath(new URL("../../dist", import.meta.url));
	const printed = execFileSync("python3", ["-B", "-c", program], { cwd, encoding: "utf8" });
	assert.equal(
		printed,
		`True
False
<div><catchmate-board mode="puzzle" ply-to="3" label="a b" human="red" theme="dark"><svg viewBox="0 0 3 3"></svg><div><pre>3 3\n&lt;&amp;</pre></div></catchmate-board></div>
<div><catchmate-board><svg viewBox="0 0 3 1"></svg><div><pre>1 3 red\nO.X</pre></div></catchmate-board></div>
<div><catchmate-board><pre>2 1 1 2 2\nmoves:</pre></catchmate-board></div>
`,
	);
});

test("an unread board reserves the room of its drawing", () => {
	for (const text of [
		drawing,
		"2 6 red\nO..#..\n...O.X",
		"2 1 1 2 2",
		"graph 5\nplaces 0,0 1000,0 500,300 0,600 1000,600\nedges 1-3 1-4 2-3 2-5 3-4 3-5 4-5\npieces red 4 5\npieces black 1 2",
	]) {
		const ratio = ([width, height]: readonly [number, number]) => width / height;
		const { board } = readBoard(solver, text, undefined).problem.game;
		assert.equal(ratio(roomOf(text)), ratio(proportions(board)), text);
	}
});
