/** What the commands say where something is missing that they cannot install. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const installer = fileURLToPath(new URL("../../wasm/build/install.mjs", import.meta.url));

/** Asks for what the native program needs on a machine that has only these programs, each a script. */
function installWith(programs: Readonly<Record<string, string>>) {
	const folder = mkdtempSync(join(tmpdir(), "catchmate-machine-"));
	try {
		for (const [name, script] of Object.entries(programs)) {
			writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
			chmodSync(join(folder, name), 0o755);
		}
		return spawnSync(process.execPath, [installer, "program"], {
			env: { PATH: folder },
			encoding: "utf8",
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const onDebian = "On Debian: sudo apt-get install cmake ninja-build clang";
const asRoot = { sudo: 'test "$1" = -n || exec "$@"', env: 'shift; exec "$@"' };

for (const [machine, programs, said] of [
	["without apt-get", {}, `Please install them first. ${onDebian}`],
	[
		"without a network",
		{ ...asRoot, "apt-get": "exit 100" },
		`Could not install them; is there a network? ${onDebian}`,
	],
	[
		"whose packages lack it",
		{ ...asRoot, "apt-get": "exit 0" },
		"Still missing after that: CMake, Ninja, Clang",
	],
] as const) {
	test(`a machine ${machine} is told what to install`, () => {
		const { status, stdout, stderr } = installWith(programs);
		assert.equal(status, 1);
		assert.match(stdout, /^Missing:\n {2}CMake, which runs the C\+\+ builds\n/);
		assert.equal(stderr.slice(0, said.length), said);
		assert.equal(stderr.trimEnd().split("\n").length, 1);
	});
}
