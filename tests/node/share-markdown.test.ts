/** The Markdown block of Share: a site's fences read the shared board from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnnotatedGame, Rules } from "catchmate";
import { catchmate } from "catchmate/markdown-it";
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { markdownText } from "../../web/app/share/markdown.ts";
import type { EmbedOptions, Shown } from "../../web/app/share/tag.ts";
import { readBoard } from "../../web/element/read-board.ts";
import { fenceOf } from "../../web/fences/fence.ts";
import { coded } from "./boards.ts";
import { chase, packageSolver as solver } from "./games.ts";

const usual: EmbedOptions = {
	form: "markdown",
	size: "full",
	mode: "show",
	hints: "auto",
	language: "auto",
	theme: "auto",
};

const shownAt = (told: AnnotatedGame, ply = 0): Shown => ({
	code: solver.encode({ ...told, moves: told.moves.map(({ move }) => move) }),
	ply,
	hasMoves: told.moves.length > 0,
	height: 1,
});

/** The single fence of a Markdown text. */
function fenceIn(markdown: string) {
	const tokens = new MarkdownIt().parse(`# A\n\n${markdown}\nText.\n`, {});
	const [token, another] = tokens.filter(({ type }) => type === "fence");
	assert.ok(token);
	assert.equal(another, undefined);
	assert.equal(tokens.filter(({ type }) => type === "inline").length, 2);
	return fenceOf(token.info, token.content);
}

/** The fence's game, with its comments. */
function readBack(markdown: string) {
	const { attributes, text } = fenceIn(markdown);
	const entry = solver.library.find(({ rules }) => rules.id === attributes.get("game"));
	const { problem, moves, annotated } = readBoard(
		solver,
		attributes.get("position") ?? text,
		entry?.rules,
	);
	const comments = annotated?.moves.map(({ comment }) => comment?.text ?? "") ?? [];
	return { code: solver.encode({ ...problem, moves }), comments, attributes, text };
}

const own = (rules: Rules): Rules => ({ ...rules, id: "own-variant" });

test("a shared board of any game or custom rules reads back the same, and is drawn", () => {
	const games = solver.games.flatMap((rules) => [coded(solver, rules), coded(solver, own(rules))]);
	const said = fc.stringMatching(/^[a-z`#~{}*\\[\]()<>|&. ]{0,20}$/);
	fc.assert(
		fc.property(fc.oneof(...games), fc.array(said), ({ game, position, moves }, comments) => {
			const told = {
				game,
				position,
				moves: moves.map((move, ply) => ({ move, comment: { text: comments[ply] ?? "" } })),
			};
			const shown = shownAt(told);
			const read = readBack(markdownText(solver, told, shown, usual));
			assert.equal(read.code, shown.code);
			assert.doesNotMatch(read.text, /^[\d\s]+$/);
			const isOwn = game.rules.id === "own-variant";
			assert.equal(read.attributes.has("position"), isOwn);
			const words = moves.map((_, ply) => (comments[ply] ?? "").trim().replace(/ +/g, " "));
			if (!isOwn) assert.deepEqual(read.comments, words);
		}),
	);
});

test("only non-default attributes are written, and a site's plugin accepts them", async () => {
	const markdown = new MarkdownIt().use(await catchmate());
	const text = "8 2 4 1 5\nmoves: 2,4-2,5 {Fences: ````, ~~~ and #.} 1,5-1,6";
	const told = solver.readAnnotated("chase", text);
	const plain = markdownText(solver, told, shownAt(told), usual);
	assert.match(plain, /^`{5}catchmate\n8 8\n\.{4}X/);
	const choice = {
		...usual,
		mode: "play",
		hints: "off",
		language: "zh-CN",
		theme: "dark",
	} as const;
	const named = { game: "cops-and-robber", ...choice };
	const entry = solver.library.find(({ rules }) => rules.id === named.game);
	const robber = solver.readAnnotated(named.game, entry?.standard ?? "");
	const chosen = markdownText(solver, robber, shownAt(robber, 1), choice);
	assert.match(
		chosen,
		/^```catchmate\ngame=cops-and-robber mode=play ply=1 hints=off lang=zh-CN theme=dark\n8 8\n\.{8}/,
	);
	const rules = { ...told, game: { ...told.game, rules: own(chase) } };
	const coded = markdownText(solver, rules, shownAt(rules), usual);
	for (const each of [plain, chosen, coded])
		assert.match(markdown.render(each), /<catchmate-board/);
	const broken = coded.replace(/position=./, "position=9");
	assert.throws(
		() => markdown.render(broken, { path: "a.md" }),
		/a\.md:2:1: position cannot be read/,
	);
});
