/** The article on the long hunt. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { AnnotatedLine } from "catchmate";
import { packageSolver as solver } from "./games.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const built = ["build/page/guide/hunt.md", "build/page/guide/zh/hunt.md"];

/** A built article's game. */
const gameIn = (built: string) => {
	const [, text = ""] = /^```catchmate\n.*\n([\s\S]*?)^```$/m.exec(read(built)) ?? [];
	return solver.readAnnotated("crossing-pawn", text.trim());
};

test("the article's game is best play in both languages, and its variation loses the win", async () => {
	const [en, zh] = built.map(gameIn);
	assert.ok(en && zh);
	const plain = (line: AnnotatedLine): unknown =>
		line.moves.map(({ move, variations = [] }) => [move, variations.map(plain)]);
	assert.deepEqual(plain(en), plain(zh));
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

test("the article's numbers are computed", () => {
	for (const language of ["en", "zh"]) {
		const words = read(`web/guide/hunt/${language}.md`)
			.replace(/\{\{=?[\w-]+\}\}|<[^>]*>|label=".*"|\]\([^)]*\)|^\d\. /gm, "")
			.replace(/第一行|第一步/g, "");
		assert.doesNotMatch(words, /\d/, language);
	}
});
