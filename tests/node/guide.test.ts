/** The guide: its snippets are tested hosts' files, its tables cover the whole element, and both languages agree. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "catchmate";
import { guidePages } from "../../web/guide/build.ts";
import { examples } from "../../web/guide/games/facts.ts";
import { strictPolicy } from "../hosts/site.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const languages: Readonly<Record<string, string>> = { mjs: "js", yml: "yaml" };

/** The hosts that show how to embed a board. */
const hosts = readdirSync(new URL("tests/hosts/", root), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
	.map(({ name }) => name)
	.sort();

/** A file without its mentions of a language. */
const withoutLanguage = (text: string) =>
	text.replace(/\s*(--)?\blang[=: ]*"?(zh-CN|zh|en)"?,?/g, "").replace("({ })", "()");

/** The texts that a translated one may come from: each run of words with a Chinese character stands for any words. */
const originalsOf = (translated: string) =>
	new RegExp(
		`^${withoutLanguage(translated)
			.split(/(?:[\w.]+ )*[^\0-\x7f](?:[^\n<>{}"]*[^\0-\x7f])?/)
			.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join('[^\\n<>{}"]+')}$`,
	);

const manifest = JSON.parse(read("dist/custom-elements.json"));
const [board] = manifest.modules[0].declarations;

for (const language of ["en", "zh"]) {
	const textOf = (page: string) => read(`web/guide/${page}/${language}.md`);

	test(`the guide's snippets in ${language} are files of tested hosts`, () => {
		const guide = guidePages.slice(0, guidePages.indexOf("games")).map(textOf).join("\n");
		const marked = /^<!-- (tests\/hosts\/\S+) -->\n\n(`{3,})(\w+)\n([\s\S]*?)^\2$/gm;
		const snippets = [...guide.matchAll(marked)];
		for (const [, file = "", , kind, text] of snippets) {
			if (language === "en") assert.equal(text, read(file), file);
			else assert.match(withoutLanguage(read(file)), originalsOf(text ?? ""), file);
			const lang = language === "zh" ? 'lang="zh-CN"' : 'lang="en"';
			assert.ok(!text?.startsWith("<!doctype") || text.includes(lang), file);
			const [ending = ""] = file.split(".").slice(-1);
			assert.equal(kind, languages[ending] ?? ending, file);
		}
		const shown = new Set(snippets.map(([, file = ""]) => file.split("/")[2]));
		assert.deepEqual([...shown].sort(), hosts);
		// The only snippet without a file states the policy.
		const others = [...guide.replaceAll(marked, "").matchAll(/^`{3,}\w+$/gm)];
		assert.equal(others.length, 1);
		assert.ok(guide.includes(`\n\`\`\`text\nContent-Security-Policy: ${strictPolicy}\n\`\`\`\n`));
	});

	test(`the guide in ${language} names exactly the element's public interface`, () => {
		const guide = ["embed", "frame", "element"].map(textOf).join("\n");
		const rows = [...guide.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = ""]) => cell);
		const named = rows.flatMap((cell) =>
			[...cell.matchAll(/`([\w-]+)(?:\([^`]*\))?`/g)].map(([, name]) => name),
		);
		const kinds = ["attributes", "members", "events", "cssParts", "cssProperties"];
		const known = kinds.flatMap((kind) => board[kind].map(({ name }: { name: string }) => name));
		const fields = new Set(board.attributes.map((one: { fieldName?: string }) => one.fieldName));
		for (const name of known) {
			assert.ok(fields.has(name) || named.includes(name), name);
		}
		const modes = ["show", "analyse", "play", "edit", "puzzle"];
		const messages = ["set", "play", "undo", "reset", "solution", "ready", "size", "refused"];
		for (const name of named) {
			assert.ok([...known, ...modes, ...messages].includes(name), name);
		}
	});
}

test("each guide page has the same snippets, rows and headings in both languages", () => {
	for (const page of guidePages) {
		const [english, chinese] = ["en", "zh"].map((language) => {
			const guide = read(`web/guide/${page}/${language}.md`);
			return [
				...[...guide.matchAll(/^<!-- (\S+) -->$/gm)].map(([, file]) => file),
				...[...guide.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = ""]) => cell.match(/`[^`]+`/g)),
				...(guide.match(/^#+ /gm) ?? []),
			];
		});
		assert.deepEqual(chinese, english, page);
	}
});

test("the guide has the rules of every game, with a readable board, in both languages", async () => {
	using solver = await load();
	const ids = solver.games.map(({ id }) => id).sort();
	assert.deepEqual(Object.keys(examples).sort(), ids);
	for (const language of ["en", "zh"]) {
		const told = [...read(`web/guide/games/${language}.md`).matchAll(/^\{\{=(.+)\}\}$/gm)];
		assert.deepEqual(told.map(([, id]) => id).sort(), ids);
	}
	for (const [id, example] of Object.entries(examples)) {
		const { problems, error } = await solver.read(id, example);
		assert.deepEqual([problems.length, error ?? null], [1, null], id);
	}
});

test("each promise names existing tests, the same in both languages", () => {
	const [english = [], chinese] = ["en", "zh"].map((language) =>
		read(`web/guide/promises/${language}.md`).match(/tests\/[\w/-]+\.(?:test\.ts|cpp)/g),
	);
	assert.deepEqual(chinese, english);
	assert.ok(english && english.length > 15);
	for (const file of english) assert.ok(existsSync(new URL(file, root)), file);
});
