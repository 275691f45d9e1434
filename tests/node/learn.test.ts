/** The tutorial's sources, equal in every language, its accepted answers, and its built pages. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { readLink } from "../../web/app/url/link.ts";
import { keysOf } from "../../web/learn/build/asks.ts";
import { readSource, tutorialPages } from "../../web/learn/build/build.ts";
import { changeLines, includeCode } from "../../web/learn/build/code.ts";
import { translateComments } from "../../web/learn/build/comments.ts";
import { factsIn } from "../../web/learn/build/facts.ts";
import { chapters } from "../../web/learn/chapters.ts";
import { isAnswer } from "../../web/learn/lesson/answer.ts";
import { tutorialWords } from "../../web/locale/every.ts";
import { tags } from "../../web/locale/languages.ts";
import { analyseLink, lessonLink, puzzleIn } from "../../web/model/link-text.ts";
import { factsOf } from "./facts.ts";
import { packageSolver } from "./games.ts";

const site = new URL("../../build/page/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, site), "utf8");
const names = ["index", ...chapters];

/** A chapter's language-independent content, in order: boards with texts, code, questions with choices and hints, live parts. */
const partsOf = (text: string): readonly string[] =>
	[
		...text.matchAll(
			/^(?:`{3,}board\b[\s\S]*?^`{3,}$|`{3,}\w.*|::: *\w.*|<[a-z]+-.*|- \(\S+\)| *>(?= ))/gm,
		),
	].map(([part]) => part);

test("each chapter matches in every language and uses all its facts", async () => {
	for (const name of names) {
		const texts = await Promise.all(
			tags.map(tutorialWords).map(({ source }) => readSource(name, source)),
		);
		const [first = "", ...others] = texts;
		for (const other of others) {
			assert.deepEqual([...factsIn(other)].sort(), [...factsIn(first)].sort(), name);
			assert.deepEqual(partsOf(other), partsOf(first), name);
		}
		const used = factsIn(texts.join("\n"));
		const unused = Object.keys(factsOf(name)).filter((fact) => !used.has(fact));
		assert.deepEqual(unused, [], name);
	}
});

/** Accepted and refused spellings of an answer. */
const cases = [
	{
		answer: "5",
		right: ["5", " 5 ", "5.", "5。", "５", "5 plies", "5plies.", "5步", "5 步。", "5!"],
		wrong: ["51", "5 1", "1.5", "plies 5", "-5", ".", "5 or 6", "5 plies 6"],
	},
	{
		answer: "1458",
		right: ["1458", "1,458", "1，458.", "1458 positions"],
		wrong: ["1 458 1", "145"],
	},
	{
		answer: "BLACK 6",
		right: ["BLACK 6", "  black  6 ", "BLACK6", "Black6.", "ＢＬＡＣＫ　６", "black, 6"],
		wrong: ["WHITE 6", "BLACK 66", "BLACK", "6", "6 BLACK"],
	},
	{ answer: "Tie", right: ["tie", "Tie."], wrong: ["Tie 0", "ties"] },
	{
		answer: "i j f",
		right: ["i j f", "ijf", "i → j → f", "i, j and f", "I-J-F."],
		wrong: ["j i f", "i j", "f j i", "i j f 1"],
	},
	{
		answer: "r v",
		isSet: true,
		right: [
			"r v",
			"v r",
			"rv",
			"r and v",
			"V, and R.",
			"r、v",
			"r和v",
			"v 与 r。",
			"r & v",
			"r以及v",
		],
		wrong: ["r", "v", "r v v", "r and u", "r v 1", "r or v", ""],
	},
];

for (const { answer, isSet = false, right, wrong } of cases) {
	test(`the answer ${answer}${isSet ? " in any order" : ""} is accepted however written, and no other`, () => {
		for (const given of right) assert.ok(isAnswer(given, answer, isSet), given);
		for (const given of wrong) assert.ok(!isAnswer(given, answer, isSet), given);
	});
}

const attributes = (html: string, name: string): readonly string[] =>
	[...html.matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

test("a question keeps its key when others or hints change, in every language", () => {
	const question = (text: string) => `::: ask yes\n${text}\n\nSo it is.\n:::\n`;
	const [one, two] = [question("Is it?"), question("Is it, too?")];
	assert.deepEqual(keysOf(`${one}\n${two}`), [...keysOf(one), ...keysOf(two)]);
	assert.deepEqual(keysOf(`${two}\n${one}`), [...keysOf(two), ...keysOf(one)]);
	for (const hint of ["  > Look again.\n", "\n> Look again.\n"]) {
		assert.deepEqual(keysOf(one.replace("?\n", `?\n${hint}`)), keysOf(one));
	}
	assert.throws(() => keysOf(`${one}\n${one}`), /are equal/);
	for (const name of names) {
		const [first = [], ...others] = tags
			.map(tutorialWords)
			.map(({ folder }) => attributes(read(`learn/${folder}${name}.html`), "data-key"));
		for (const other of others) assert.deepEqual(other, first);
	}
});

test("a program's comments are in the text's language, none missing or unused", async () => {
	const code = "  // One\n  // comment.\n  go();  // on\n  stop();\n";
	const comments = new Map([
		["One comment.", "第一行，\n第二行。"],
		["on", "继续"],
	]);
	const used = new Set<string>();
	assert.equal(
		translateComments(code, comments, used),
		"  // 第一行，\n  // 第二行。\n  go();  // 继续\n  stop();\n",
	);
	assert.deepEqual([...used], [...comments.keys()]);
	assert.throws(() => translateComments("stop();  // here\n", comments, used), /"here"/);
	const folder = new URL("../../web/learn/board/", import.meta.url);
	await assert.rejects(includeCode([], folder, "zh"), /no program has the comment/);
});

test("a program edit applies where its lines occur exactly once", () => {
	const code = "a();\nb();\n  c();\nb();\n";
	assert.equal(
		changeLines(code, "-a();\n+d();\n\n   c();\n+  d();\n"),
		"d();\nb();\n  c();\n  d();\nb();\n",
	);
	assert.throws(() => changeLines(code, "-e();\n"), /0 times/);
	assert.throws(() => changeLines(code, "-b();\n"), /2 times/);
});

for (const path of tutorialPages) {
	test(`${path} has valid links, ids, pictures, headings and language links`, () => {
		const html = read(path);
		const here = new URL(path, site);
		for (const link of [...attributes(html, "href"), ...attributes(html, "src")]) {
			if (/^https:/.test(link)) continue;
			// On disk no link starts at the host's root, and folders have no index page.
			assert.doesNotMatch(link, /^$|^\/|^\w+:/);
			const target = new URL(link, here);
			const id = decodeURIComponent(target.hash.slice(1));
			target.hash = "";
			assert.ok(existsSync(target) && statSync(target).isFile(), link);
			if (target.href === new URL("index.html", site).href && id !== "") {
				// The rest is a place, puzzle or board for the page.
				const isPlace = id === lessonLink || id === analyseLink;
				if (!isPlace && puzzleIn(id) === undefined)
					assert.doesNotThrow(() => readLink(packageSolver, id), link);
			} else if (id !== "") {
				assert.ok(attributes(readFileSync(target, "utf8"), "id").includes(id), link);
			}
		}
		const ids = attributes(html, "id");
		assert.equal(new Set(ids).size, ids.length);
		// The brand's picture in the head adds nothing to its name.
		for (const alt of attributes(html.slice(html.indexOf("<main>")), "alt")) {
			assert.match(alt, path.includes("/zh/") ? /^[^.]+。[^.]+。$/ : /^[^。]+\. [^。]+\.$/);
		}
		const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
		assert.deepEqual([levels.indexOf(1), levels.lastIndexOf(1)], [0, 0]);
		assert.ok(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1));
		assert.match(html, /<title>.{2,} · Catchmate<\/title>/);
		assert.match(html, /<meta name="description" content="[^"]{15,}" \/>/);
		const [, language] = /<html lang="([^"]+)">/.exec(html) ?? [];
		const alternates = (text: string) =>
			[...text.matchAll(/<a href="([^"]+)" lang="([^"]+)" hreflang="\2">/g)].map(
				([, href = "", tag = ""]) => [tag, href] as const,
			);
		assert.equal(alternates(html).length, tags.length - 1);
		for (const [tag, href] of alternates(html)) {
			const there = new URL(href, here);
			const text = readFileSync(there, "utf8");
			assert.ok(text.includes(`<html lang="${tag}">`));
			const back = alternates(text).find(([tag]) => tag === language);
			assert.equal(new URL(back?.[1] ?? "", there).href, here.href);
		}
	});
}
