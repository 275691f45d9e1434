/** The READMEs and the guide: outputs of commands and programs, figures and names. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);

/** A Markdown text's blocks of one kind. */
function blocks(text: string, kind: string): string[] {
	return [...text.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$`, "gms"))].map(
		([, block]) => block ?? "",
	);
}

/** A session's commands, each with its output. */
const commandsIn = (session: string) =>
	session
		.split(/^\$ /m)
		.slice(1)
		.map((part) => {
			const [command = "", ...output] = part.split("\n");
			return { command, output: output.join("\n") };
		});

const texts = [
	...["README.md", "README.zh-CN.md"],
	...["program", "package"].flatMap((page) =>
		["en", "zh"].map((language) => `web/guide/${page}/${language}.md`),
	),
];

/** The texts' commands and programs, once each: nearly the same in both languages. */
const sessions = new Map<string, { readonly command: string; readonly output: string }>();
const programs = new Map<string, { readonly program: string; readonly output: string }>();
for (const name of texts) {
	const text = readFileSync(new URL(name, root), "utf8");
	const commands = blocks(text, "console").flatMap(commandsIn);
	const [program] = blocks(text, "js");
	assert.ok(commands.length > 0 || program !== undefined, name);
	for (const said of commands) sessions.set(said.command + said.output, said);
	const [output = ""] = blocks(text, "text");
	if (program !== undefined) programs.set(program + output, { program, output });
}

for (const { command, output } of sessions.values()) {
	test(`${command} prints what the texts say`, () => {
		const options = { cwd: root, encoding: "utf8" } as const;
		const { stdout, stderr } = spawnSync("bash", ["-c", command], options);
		assert.equal(stdout + stderr, output);
	});
}

test("the programs in the texts print their stated output", () => {
	// Inside the repository, so that the package's name resolves to this package.
	const file = new URL("build/readme-example.mjs", root);
	try {
		for (const { program, output } of programs.values()) {
			writeFileSync(file, program);
			const printed = execFileSync(process.execPath, [file.pathname], { encoding: "utf8" });
			assert.equal(printed, output);
		}
	} finally {
		rmSync(file);
	}
});

test("the READMEs state the compressed size of the widget to ten kilobytes", () => {
	const widget = gzipSync(readFileSync(new URL("dist/widget.js", root))).length;
	for (const name of texts.slice(0, 2)) {
		const text = readFileSync(new URL(name, root), "utf8");
		const figures = [...text.matchAll(/^`widget\.js`.* (\d+) kB/gm)].map(([, figure]) =>
			Number(figure),
		);
		assert.deepEqual(figures, [Math.round(widget / 1e4) * 10], name);
	}
});

test("READMEs, contributor guide and workflows name existing scripts", () => {
	const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
	const folder = ".github/workflows/";
	const workflows = readdirSync(new URL(folder, root)).map((file) => folder + file);
	for (const name of [...texts.slice(0, 2), ".github/CONTRIBUTING.md", ...workflows]) {
		const text = readFileSync(new URL(name, root), "utf8");
		const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)];
		assert.ok(named.length > 0, name);
		for (const [, script] of named) assert.ok(script && script in scripts, `${name}: ${script}`);
	}
});

test("CONTRIBUTING.md names files that exist", () => {
	const text = readFileSync(new URL(".github/CONTRIBUTING.md", root), "utf8");
	const named = [...text.matchAll(/`((?:core|tests|wasm|web)\/[\w./-]+)`/g)].map(
		([, path = ""]) => path,
	);
	assert.ok(named.length > 20);
	for (const path of named) assert.ok(existsSync(new URL(path, root)), path);
});
