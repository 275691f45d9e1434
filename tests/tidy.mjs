/**
 * Runs clang-tidy over a folder's C++ sources, joined in one file: the standard library's headers, most of the work, are
 * then read once. The sources are concatenated, not included: clang-tidy's path analysis skips included files.
 * Findings in the joined file are reported for the sources. The folder must have been configured in build/native.
 *
 *     node tests/tidy.mjs core/src
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const folder = process.argv[2] ?? "";

/** @type {{ file: string, command: string }[]} */
const commands = JSON.parse(readFileSync("build/native/compile_commands.json", "utf8"))
	.flatMap((/** @type {{ file: string, command: string }} */ { file, command }) => {
		// CMake compiles several sources as one file, which includes them.
		const sources = [...readFileSync(file, "utf8").matchAll(/^#include "(.+[.]cpp)"$/gm)];
		const files = sources.length > 0 ? sources.map(([, source = ""]) => source) : [file];
		return files.map((source) => ({ file: relative(".", source), command }));
	})
	.filter((/** @type {{ file: string }} */ { file }) => file.startsWith(`${folder}/`));
const [first] = commands;
if (first === undefined) {
	throw new Error(`${folder}: build/native has no sources there`);
}

/** @type {{ file: string, line: number }[]} the origin of each line of the joined file */
const origins = [];
/** @type {string[]} */
const lines = [];
const included = new Set();
for (const { file } of commands) {
	for (const [index, line] of readFileSync(file, "utf8").trimEnd().split("\n").entries()) {
		const isRepeated = line.startsWith("#include") && included.has(line);
		included.add(line);
		lines.push(isRepeated ? "" : line);
		origins.push({ file, line: index + 1 });
	}
}
const joined = `build/tidy/${folder.replaceAll("/", "_")}.cpp`;
mkdirSync("build/tidy", { recursive: true });
writeFileSync(joined, `${lines.join("\n")}\n`);

const flags = first.command.split(" ").filter((word) => /^-(I|isystem|std|W|D)/.test(word));
/**
 * The analyzer's bound on states of a function's paths: a third of its default, which takes two and a half times as
 * long and finds nothing more in our sources.
 */
const bound = ["-Xclang", "-analyzer-config", "-Xclang", "max-nodes=75000"];
const folders = new Set(commands.map(({ file }) => `-I${dirname(file)}`));
const { status, stdout, stderr, error } = spawnSync(
	"clang-tidy",
	["-quiet", joined, "--", ...flags, ...bound, ...folders],
	{ encoding: "utf8" },
);
if (error) throw error;
const place = new RegExp(`\\S*${joined}:(\\d+)`, "g");
process.stdout.write(
	stdout.replace(place, (all, number) => {
		const origin = origins[Number(number) - 1];
		return origin === undefined ? all : `${origin.file}:${origin.line}`;
	}),
);
if (status !== 0) process.stderr.write(stderr);
process.exitCode = status ?? 1;
