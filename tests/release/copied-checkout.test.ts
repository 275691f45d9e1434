/** A checkout copied with its builds, which CMake would refuse to configure. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { forgetCopiedBuilds } from "../../wasm/build/install.mjs";

const configure = (folder: string) =>
	spawnSync("cmake", ["-G", "Ninja", "-S", folder, "-B", join(folder, "build/native")]).status;

test("a copied checkout is configured anew, an unmoved one keeps its configuration", () => {
	const folder = mkdtempSync(join(tmpdir(), "catchmate-copy-"));
	try {
		const [original, copy] = [join(folder, "original"), join(folder, "copy")];
		mkdirSync(original);
		const project = "cmake_minimum_required(VERSION 3.21)\nproject(nothing NONE)\n";
		writeFileSync(join(original, "CMakeLists.txt"), project);
		forgetCopiedBuilds(original);
		assert.equal(configure(original), 0);
		forgetCopiedBuilds(original);
		assert.ok(existsSync(join(original, "build/native/CMakeCache.txt")));

		cpSync(original, copy, { recursive: true });
		assert.equal(configure(copy), 1);
		forgetCopiedBuilds(copy);
		assert.equal(configure(copy), 0);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
