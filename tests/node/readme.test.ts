/** The READMEs and the guide: their commands and programs print what they say, and their figures and names are right. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);

/** The blocks of a kind in a Markdown text. */
function blocks(text: string, kind: string): string[] {
	return [...text.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$`, "gms"))].map(
		([, block]) => block ?? "",
	);
}

/** The commands of a session, each with what it prints. */
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

for (const name of texts) {
	const text = readFileSync(new URL(name, root), "utf8");
	const sessions = blocks(text, "console");
	const programs = blocks(text, "js");

	assert.ok(sessions.length + programs.length > 0, name);

	for (const { command, output } of sessions.flatMap(commandsIn)) {
		test(`${name}: ${command}`, () => {
			const { stdout, stderr } = spawnSync("bash", ["-c", command], {
				cwd: root,
				encoding: "utf8",
			});
			assert.equal(stdout + stderr, output);
		});
	}

	if (programs.length > 0) {
		test(`the program in ${name} prints what it says it prints`, () => {
			const [program = ""] = programs;
			const [output] = blocks(text, "text");
			// Inside the repository, so that the package's name means this package.
			const file = new URL("build/readme-example.mjs", root);
			writeFileSync(file, program);
			try {
				const printed = execFileSync(process.execPath, [file.pathname], { encoding: "utf8" });
				assert.equal(printed, output);
			} finally {
				rmSync(file);
			}
		});
	}
}

test("the READMEs state the size of the widget, compressed, to ten kilobytes", () => {
	const widget = gzipSync(readFileSync(new URL("dist/widget.js", root))).length;
	for (const name of texts.slice(0, 2)) {
		const text = readFileSync(new URL(name, root), "utf8");
		const figures = [...text.matchAll(/^`widget\.js`.* (\d+) kB/gm)].map(([, figure]) =>
			Number(figure),
		);
		assert.deepEqual(figures, [Math.round(widget / 1e4) * 10], name);
	}
});

const workflows = readdirSync(new URL(".github/workflows/", root)).map(
	(file) => `.github/workflows/${file}`,
);

test("the scripts that the READMEs, the guide for contributors and the workflows name exist", () => {
	const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
	for (const name of ["README.md", "README.zh-CN.md", ".github/CONTRIBUTING.md", ...workflows]) {
		const text = readFileSync(new URL(name, root), "utf8");
		const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)];
		assert.ok(named.length > 0, name);
		for (const [, script] of named) assert.ok(script && script in scripts, `${name}: ${script}`);
	}
});
