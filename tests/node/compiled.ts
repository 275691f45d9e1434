/** Compiles the tutorial's C++ programs for the tests of a file, and removes them after these. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "catchmate-learn-"));
after(() => rmSync(folder, { recursive: true }));

let count = 0;

/** Where a file or a folder of the tutorial is. @param path from `web/learn`. */
export const tutorialAddress = (path: string): URL =>
	new URL(`../../web/learn/${path}`, import.meta.url);

/** The text of a file of the tutorial. @param path from `web/learn`. */
export const tutorialFile = (path: string): string => readFileSync(tutorialAddress(path), "utf8");

/**
 * Compiles a program; returns its path.
 * @param source the text of the program.
 * @throws Error with what the compiler says, also when that is only a warning.
 */
export function compiled(source: string): string {
	count += 1;
	const program = join(folder, `program-${count}`);
	const warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];
	execFileSync("c++", ["-std=c++20", "-O2", ...warnings, "-x", "c++", "-", "-o", program], {
		input: source,
	});
	return program;
}
