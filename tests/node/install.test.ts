/** Messages about missing programs that the commands cannot install. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const installer = fileURLToPath(new URL("../../wasm/build/install.mjs", import.meta.url));

/** Requests the native program's needs on a machine with only these programs, each a script. */
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

const asRoot = { sudo: 'test "$1" = -n || exec "$@"', env: 'shift; exec "$@"' };

test("a machine without a program is told what to install and why", () => {
	for (const [programs, said] of [
		[{}, /^Please install them first.*apt-get install cmake/],
		[{ ...asRoot, "apt-get": "exit 100" }, /is there a network\?.*apt-get install cmake/],
		[{ ...asRoot, "apt-get": "exit 0" }, /Still missing.*CMake, Ninja, Clang/],
	] as const) {
		const { status, stdout, stderr } = installWith(programs);
		assert.equal(status, 1);
		assert.match(stdout, /^Missing:\n {2}CMake/);
		assert.match(stderr, said);
		assert.equal(stderr.trimEnd().split("\n").length, 1);
	}
});
