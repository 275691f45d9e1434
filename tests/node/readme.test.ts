import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);

/** The blocks of a kind in a Markdown text. */
function blocks(text: string, kind: string): string[] {
	return [...text.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$`, "gms"))].map(
		([, block]) => block ?? "",
	);
}

for (const name of ["README.md", "README.zh-CN.md"]) {
	const text = readFileSync(new URL(name, root), "utf8");

	test(`the commands in ${name} print what it says they print`, () => {
		const sessions = blocks(text, "console");
		assert.ok(sessions.length >= 3);
		for (const session of sessions) {
			const [command = "", ...output] = session.split("\n");
			assert.match(command, /^\$ /);
			const { stdout, stderr } = spawnSync("bash", ["-c", command.slice(2)], {
				cwd: root,
				encoding: "utf8",
			});
			assert.equal(stdout + stderr, output.join("\n"), command);
		}
	});

	test(`the program in ${name} prints what it says it prints`, () => {
		const [program = ""] = blocks(text, "js");
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

	test(`the scripts that ${name} names exist`, () => {
		const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
		const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)];
		assert.ok(named.length >= 5);
		for (const [, script] of named) assert.ok(script && script in scripts, script);
	});
}
