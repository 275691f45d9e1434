/** The article on the long hunt: the game that it tells is one of best moves, and its numbers are computed. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { AnnotatedLine } from "catchmate";
import { packageSolver as solver } from "./games.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const articles = [
	{ source: "web/guide/hunt/en.md", built: "build/page/guide/hunt.md" },
	{ source: "web/guide/hunt/zh.md", built: "build/page/guide/zh/hunt.md" },
];

/** The game that a built article tells. */
const toldIn = (built: string) => {
	const [, text = ""] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(read(built)) ?? [];
	return solver.readAnnotated("crossing-pawn", text.trim());
};

const commentsOf = ({ comment, moves }: AnnotatedLine): readonly string[] => [
	...(comment ? [comment.text] : []),
	...moves.flatMap(({ comment, variations = [] }) => [
		...(comment ? [comment.text] : []),
		...variations.flatMap(commentsOf),
	]),
];

test("the game of the article is one of best moves to its end, in both languages, and its variation throws the win away", async () => {
	const [en, zh] = articles.map(({ built }) => toldIn(built));
	assert.ok(en && zh);
	const plain = (line: AnnotatedLine): unknown =>
		line.moves.map(({ move, variations = [] }) => [move, variations.map(plain)]);
	assert.deepEqual(plain(en), plain(zh));
	assert.equal(commentsOf(en).length, commentsOf(zh).length);
	const table = await solver.solve(en.game);
	let { distance } = await table.lookup(en.position);
	assert.equal(distance, en.moves.length);
	for (const { position, variations = [] } of en.moves) {
		assert.ok(position);
		const value = await table.lookup(position);
		assert.equal(value.distance, (distance ?? 0) - 1);
		distance = value.distance;
		for (const { moves } of variations) {
			const [slip] = moves;
			assert.ok(slip?.position);
			assert.equal((await table.lookup(slip.position)).winner, "black");
		}
	}
	assert.equal(distance, 0);
	table.dispose();
});

test("no number of the article is typed by hand", () => {
	for (const { source } of articles) {
		const words = read(source)
			.replace(/\{\{=?[\w-]+\}\}|<[^>]*>|\]\([^)]*\)|^\d\. /gm, "")
			.replace(/第一行|第一步/g, "");
		assert.doesNotMatch(words, /\d/, source);
	}
});
