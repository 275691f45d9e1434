/** The program as GCC makes it, Debian's default compiler. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { assertSignatures, run } from "../node/fixtures.ts";

const folder = new URL("../../build/gcc/", import.meta.url);

test("the program that GCC makes in Release, without a warning, computes the pinned signatures", () => {
	assertSignatures((args, input) => run(new URL("catchmate", folder).pathname, args, input));
	const [first] = JSON.parse(readFileSync(new URL("compile_commands.json", folder), "utf8"));
	assert.ok(first.command.split(" ").includes("-Werror"));
});
