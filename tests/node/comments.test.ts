/** Comments in games: emphasis, code and links, plain words, and misspellings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnnotatedLine } from "catchmate";
import { misspeltDrawings } from "../../web/element/attributes.ts";
import { lineText } from "../../web/model/annotated.ts";
import { commentParts, type Part, plainComment } from "../../web/model/comment-text.ts";

/** Parts in short: `em(…)`, `a:address(…)`. */
const noted = (parts: readonly Part[]): string =>
	parts
		.map((part) =>
			typeof part === "string"
				? part
				: `${part.kind}${part.href === undefined ? "" : `:${part.href}`}(${noted(part.parts)})`,
		)
		.join("");

test("a comment has emphasis, code and links, also nested", () => {
	for (const [text, expected] of [
		["*One* and **two**, *three* *four*.", "em(One) and strong(two), em(three) em(four)."],
		["这步*很好*，**唯一**的着法。", "这步em(很好)，strong(唯一)的着法。"],
		["`a*b*c` and *`x*y`*, *a`*`", "code(a*b*c) and em(code(x*y)), *acode(*)"],
		["**all of *this* too**", "strong(all of em(this) too)"],
		[
			"[*the* rules](https://example.com/a_(b)?c=d#e).",
			"a:https://example.com/a_(b)?c=d#e(em(the) rules).",
		],
		["*see [there](../there.html)*", "em(see a:../there.html(there))"],
		["[a](#b)[c](HTTP://d)", "a:#b(a)a:HTTP://d(c)"],
		["[a](//b/c:d) [e](?f:g)", "a://b/c:d(a) a:?f:g(e)"],
	] as const) {
		assert.equal(noted(commentParts(text)), expected);
	}
});

test("doubtful marks stay as typed", () => {
	for (const text of [
		"2*3*4",
		"2 * 3 * 4",
		"* a *",
		"***a***",
		"**a",
		"``",
		"[a]",
		"[a] (b)",
		"[](b)",
		"[a](b c)",
		"[a](javascript:alert(1))",
		"[a](JavaScript:b)",
		"[a](\u0001javascript:b)",
		"[a](data:text/html,b)",
		"[a](file:///b)",
		"<b>a</b> &lt;",
		"",
	]) {
		assert.equal(noted(commentParts(text)), text);
		assert.equal(plainComment(text), text);
	}
});

test("hostile comments parse within a second", () => {
	for (const piece of ["*a ", "**a ", "*`a` ", "[", "[a](", "`a", "*a*b ", "**a*b "]) {
		const text = piece.repeat(20_000);
		const begun = process.cpuUsage();
		assert.equal(commentParts(text).map(String).join("").length > 0, true);
		const { user, system } = process.cpuUsage(begun);
		assert.ok(user + system < 1e6, piece);
	}
});

test("plain words are announced and printed", () => {
	const text = "*One* `two` [**three**](four)";
	assert.equal(plainComment(text), "One two three");
	const line = {
		comment: { text },
		moves: [{ move: { from: null, to: null }, comment: { text } }],
	};
	assert.equal(
		lineText(line, () => "pass"),
		"One two three pass One two three",
	);
});

test("a link is not a misspelt drawing", () => {
	const found = (text: string) =>
		misspeltDrawings({ comment: { text }, moves: [] } as AnnotatedLine);
	assert.deepEqual(found("[mark this](https://example.com)"), []);
	assert.deepEqual(found("[mark 1,1] [arows 1,1-1,2]"), [
		["mark", "marks"],
		["arows", "arrows"],
	]);
});
