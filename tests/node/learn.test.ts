/** The tutorial's sources, which say the same in every language, and its built pages, whose links lead somewhere. */
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
import { tutorialWords } from "../../web/locale/further-words.ts";
import { tags } from "../../web/locale/languages.ts";
import { puzzleIn } from "../../web/model/link-text.ts";
import { factsOf } from "./facts.ts";
import { packageSolver } from "./games.ts";

const site = new URL("../../build/page/", import.meta.url);

const names = ["index", ...chapters];

/** What a chapter has in every language, in its order: boards with their texts, code, questions with their choices and hints, live parts. */
const partsOf = (text: string): readonly string[] =>
	[
		...text.matchAll(
			/^(?:`{3,}board\b[\s\S]*?^`{3,}$|`{3,}\w.*|::: *\w.*|<[a-z]+-.*|- \(\S+\)| *>(?= ))/gm,
		),
	].map(([part]) => part);

for (const name of names) {
	test(`the chapter ${name} has the same facts, boards, questions and live parts in every language, and uses all of its facts`, async () => {
		const facts = factsOf(name);
		const texts = await Promise.all(
			tags.map(tutorialWords).map(({ source }) => readSource(name, source)),
		);
		const [first = "", ...others] = texts;
		for (const other of others) {
			assert.deepEqual([...factsIn(other)].sort(), [...factsIn(first)].sort());
			assert.deepEqual(partsOf(other), partsOf(first));
		}
		const used = factsIn(texts.join("\n"));
		assert.deepEqual(
			Object.keys(facts).filter((fact) => !used.has(fact)),
			[],
		);
	});
}

test("a question keeps its key when others come before it or its hints change, and has the same in every language", () => {
	const question = (text: string) => `::: ask yes\n${text}\n\nSo it is.\n:::\n`;
	const [one, two] = [question("Is it?"), question("Is it, too?")];
	assert.deepEqual(keysOf(`${one}\n${two}`), [...keysOf(one), ...keysOf(two)]);
	assert.deepEqual(keysOf(`${two}\n${one}`), [...keysOf(two), ...keysOf(one)]);
	for (const hint of ["  > Look again.\n", "\n> Look again.\n"]) {
		assert.deepEqual(keysOf(one.replace("?\n", `?\n${hint}`)), keysOf(one));
	}
	assert.throws(() => keysOf(`${one}\n${one}`), /the same/);
	for (const name of names) {
		const [first = [], ...others] = tags
			.map(tutorialWords)
			.map(({ folder }) => attributes(read(`learn/${folder}${name}.html`), "data-key"));
		for (const other of others) {
			assert.deepEqual(other, first);
		}
	}
});

test("a program has its comments in the language of the text, and is refused with one that is not translated, or translated for nothing", async () => {
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
	assert.throws(
		() => translateComments("stop();  // here\n", comments, used),
		/the comment "here" of a program is not translated/,
	);
	const folder = new URL("../../web/learn/board/", import.meta.url);
	await assert.rejects(includeCode([], folder, "zh"), /no program has the comment "A position/);
});

test("a program is changed where its lines are, and refused where they are not, or not once", () => {
	const code = "a();\nb();\n  c();\nb();\n";
	assert.equal(
		changeLines(code, "-a();\n+d();\n\n   c();\n+  d();\n"),
		"d();\nb();\n  c();\n  d();\nb();\n",
	);
	assert.throws(() => changeLines(code, "-e();\n"), /has these lines 0 times: -e\(\);/);
	assert.throws(() => changeLines(code, "-b();\n"), /has these lines 2 times/);
});

const read = (path: string) => readFileSync(new URL(path, site), "utf8");

const attributes = (html: string, name: string): readonly string[] =>
	[...html.matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

for (const path of tutorialPages) {
	const html = read(path);
	const here = new URL(path, site);

	test(`every link and every picture of ${path} is there, from the disk as from a host`, () => {
		for (const link of [...attributes(html, "href"), ...attributes(html, "src")]) {
			if (/^https:/.test(link)) continue;
			// On the disk nothing begins at the host's root, and a folder does not open with its first page.
			assert.doesNotMatch(link, /^$|^\/|^\w+:/);
			const target = new URL(link, here);
			const id = decodeURIComponent(target.hash.slice(1));
			target.hash = "";
			assert.ok(existsSync(target) && statSync(target).isFile(), link);
			if (target.href === new URL("index.html", site).href && id !== "") {
				// What follows is a puzzle or a board for the page to open.
				if (puzzleIn(id) === undefined)
					assert.doesNotThrow(() => readLink(packageSolver, id), link);
			} else if (id !== "") {
				assert.ok(attributes(readFileSync(target, "utf8"), "id").includes(id), link);
			}
		}
	});

	test(`${path} has no id twice, pictures with descriptions in its language, headings that leave no level out, and names itself in the other languages`, () => {
		const ids = attributes(html, "id");
		assert.equal(new Set(ids).size, ids.length);
		// The brand's picture in the head says nothing that its name does not.
		for (const alt of attributes(html.slice(html.indexOf("<main>")), "alt")) {
			assert.match(alt, path.includes("/zh/") ? /^[^.]+。[^.]+。$/ : /^[^。]+\. [^。]+\.$/);
		}
		const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
		assert.equal(levels.indexOf(1), 0);
		assert.equal(levels.lastIndexOf(1), 0);
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
