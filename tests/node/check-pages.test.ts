/** The command `check-pages` of the package's program. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";

const run = (...args: readonly string[]) => programs.package(["check-pages", ...args]);

/** Writes a page, and returns its path. */
function page(name: string, text: string): string {
	const path = at(name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	return path;
}

/** A page's faults: places and messages. */
async function faults(name: string, text: string): Promise<readonly string[]> {
	const path = page(name, text);
	const { stderr, status } = await run(path);
	const lines = stderr.split("\n").slice(0, -1);
	assert.equal(status, lines.length === 0 ? 0 : 2, stderr);
	for (const line of lines) assert.ok(line.startsWith(`${path}:`), line);
	return lines.map((line) => line.slice(path.length + 1));
}

const board = "0 1\n3 3\n#.#\nO.O\n.X.";

test("valid pages are counted with their boards, and tool folders skipped", async () => {
	page(
		"site/a.md",
		`\`\`\`catchmate mode=play title="A"\n${board}\n\`\`\`\n\n\`\`\`js\nx\n\`\`\`\n`,
	);
	page("site/more/b.html", `<catchmate-board puzzle="12"></catchmate-board><catchmate-board/>`);
	page("site/more/c.mdx", "A <catchmate-board game='chase' plyFrom='1' />\n");
	page("site/d.txt", "```catchmate mode=x\n```");
	page("site/node_modules/e.md", "```catchmate mode=x\n```");
	page("site/.f/g.md", "```catchmate mode=x\n```");
	assert.deepEqual(await run(at("site")), {
		status: 0,
		stdout: "4 boards in 3 files\n",
		stderr: "",
	});
	const twice = await run(at("site/a.md"), at("site/a.md"));
	assert.equal(twice.stdout, "1 board in 1 file\n");
	const [alone, missing] = [await run(), await run(at("site/none"))];
	assert.deepEqual([alone.status, missing.status], [1, 1]);
	assert.match(missing.stderr, /none: there is no such file\n$/);
});

test("faults in code blocks have lines and columns, also in lists and quotations", async () => {
	const text = `\uFEFF# A

\`\`\`\`catchmate  mode=puzle 'positon=1
${board.replace("O.O", "OYO")}
\`\`\`\`

> 1. \`\`\`catchmate
>    hints=of

>    lang="tlh"

> - ~~~catchmate
>   hints=of theme=dark
>
>     3 3
>     #.#
>     O.
>     .X.
>   ~~~

\`\`\`catchmate
3 3 red
O..
.#X
.O.
moves: {😀😀} 3,2-3,3 {*A*} 1,1-9,9
\`\`\`
\`\`\`catchmate ply-to={{plies}}
{{board}}
\`\`\`
\`\`\`catchmate position=1Ac4WIAzzUX
Words.
\`\`\`
`;
	assert.deepEqual(await faults("a.md", text), [
		'3:16: mode cannot be "puzle"',
		"3:28: a board has no attribute positon",
		"7:2: found 'Y', expected one of . # X O *",
		"11:6: found an empty input, expected n r1 c1 r2 c2",
		'12:6: hints cannot be "of"',
		'17:5: hints cannot be "of"',
		"21:9: found 2 squares in row 2, expected 3",
		"30:27: found '1,1-9,9', expected a legal move: 2,3-1,3",
		"35:14: position cannot be read: the code is damaged: a character is wrong, missing or too many",
	]);
});

test("faults in tags have lines and columns, whatever surrounds them", async () => {
	const html = `<!doctype html>
<p>😀 <catchmate-board
	mode="play" PLY="-1" onplay="go()" :hints="x" data-a aria-label="A" marks='9,9'><pre class=a><span class="ln">1</span>8 2 4 1 5</pre></catchmate-board>
<!-- <catchmate-board mode="x"> --><script>"<catchmate-board mode='x'>"</script>
<catchmate-board modus=play>\r
  <p slot="legend">3</p>\r
  2 2 <b>&#x77;hite</b><br>&#79;&period;<br>\u200B&lt;X\r
</catchmate-board>
<catchmate-board position="{{ x }}" mode="{{ y }}">z</catchmate-board>
<catchmate-board>{{ board }}</catchmate-board><catchmate-board mode=edit></catchmate-board>
<catchmate-board game="go">8 2 4 1 5</catchmate-board>
<catchmate-board game="chase" lang="tlh"></catchmate-board>
`;
	assert.deepEqual(await faults("b.html", html), [
		'3:14: ply cannot be "-1"',
		'3:70: marks cannot be "9,9"',
		"5:18: a board has no attribute modus",
		"7:46: found '<', expected one of . # X",
		"11:18: there is no game go",
		'12:31: lang cannot be "tlh"',
	]);
});

test("Markdown tags follow Markdown's rules, and MDX tags use property names", async () => {
	const tags = `# <catchmate-board mode="x"></catchmate-board> and \`<catchmate-board mode="y">\`

    <catchmate-board mode="z">

\\<catchmate-board mode="z"> <catchmate-board mode="z"

- <catchmate-board mode="show">

  ~~~
  3 3
  #.#
  O<O
  .X.
  ~~~

  </catchmate-board>
`;
	assert.deepEqual(await faults("c.md", tags), [
		'1:20: mode cannot be "x"',
		"12:4: found '<', expected one of . # X O *",
	]);
	const mdx = `import A from "a";

<Tabs>
    <catchmate-board plyFrom="x" className="a" mode="play" />
    <catchmate-board>{\`2 2 white
O.
.Y\`}</catchmate-board>
    <catchmate-board>{board}</catchmate-board>
</Tabs>
`;
	assert.deepEqual(await faults("d.mdx", mdx), [
		'4:22: ply-from cannot be "x"',
		"7:2: found 'Y', expected one of . # X",
	]);
});
