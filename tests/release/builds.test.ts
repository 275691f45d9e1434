/** Other builds of the native program: by GCC, and with default options; and its long tests. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { goodFixtures, run, signatures, signaturesIn } from "../node/fixtures.ts";

const gccFolder = fileURLToPath(new URL("../../build/gcc/", import.meta.url));
const gccProgram = join(gccFolder, "catchmate");

/** A C++ source's flags in a build folder. */
function flagsIn(folder: string): string[] {
	const [first] = JSON.parse(readFileSync(join(folder, "compile_commands.json"), "utf8"));
	return first.command.split(" ");
}

test("GCC's Release build computes the pinned signatures without warnings", () => {
	for (const { name, game, input } of goodFixtures) {
		const expected = signatures.get(name);
		if (expected === undefined) continue;
		const args = ["solve", game, "--json", "--signature", "--scope", "table"];
		assert.deepEqual(signaturesIn(run(gccProgram, args, input).stdout), expected, name);
	}
	const flags = flagsIn(gccFolder);
	assert.ok(flags.includes("-Werror"));
});

test("a default build does not turn warnings into errors", () => {
	const folder = mkdtempSync(join(tmpdir(), "catchmate-build-"));
	try {
		const top = fileURLToPath(new URL("../..", import.meta.url));
		const { status, stderr } = spawnSync("cmake", ["-S", top, "-B", folder], { encoding: "utf8" });
		assert.deepEqual({ status, stderr }, { status: 0, stderr: "" });
		const flags = flagsIn(folder);
		assert.ok(flags.includes("-Wall") && flags.includes("-O3"));
		assert.ok(!flags.some((flag) => flag.startsWith("-Werror")));
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("the core's long cases pass", () => {
	const program = fileURLToPath(
		new URL("../../build/native/tests/core/core_tests", import.meta.url),
	);
	const { status, stdout } = spawnSync(program, ["[.long]"], { encoding: "utf8" });
	assert.equal(status, 0, stdout);
});
