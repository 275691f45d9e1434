/** Runs the tutorial's programs: compiles C++ ones per test file and removes them afterwards. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { at } from "./folder.ts";

/** Programs by their texts. */
const programs = new Map<string, string>();

/** The text of a tutorial file. @param path from `web/learn`. */
export const tutorialFile = (path: string): string =>
	readFileSync(new URL(`../../web/learn/${path}`, import.meta.url), "utf8");

/**
 * A tutorial's program: files joined as the page joins them, followed by a main program of ours if they have none.
 * @param files from `web/learn`, with spaces between them.
 */
export function tutorialProgram(files: string): string {
	const own = new URL(`mains/${files.split("/").at(-1)}`, import.meta.url);
	const texts = files.split(" ").map(tutorialFile);
	return [...texts, ...(existsSync(own) ? [readFileSync(own, "utf8")] : [])].join("\n");
}

const pythonRuns = `
import io, json, sys
(source, inputs), outputs = json.load(sys.stdin), []
program = compile(source, "program", "exec")
for text in inputs:
    sys.stdin, sys.stdout = io.StringIO(text), io.StringIO()
    exec(program, {"__name__": "__main__"})
    outputs.append(sys.stdout.getvalue())
json.dump(outputs, sys.__stdout__)
`;

/** The output of a tutorial's Python program for each input, all in one process. @param files as for `tutorialProgram`. */
export const printedByPython = (files: string, inputs: readonly string[]): readonly string[] =>
	JSON.parse(
		execFileSync("python3", ["-c", pythonRuns], {
			input: JSON.stringify([tutorialProgram(files), inputs]),
			encoding: "utf8",
		}),
	);

/**
 * Compiles a program, each once; returns its path.
 * @param source the text of the program.
 * @throws Error with the compiler's output, even for a warning.
 */
export function compiled(source: string): string {
	const known = programs.get(source);
	if (known !== undefined) return known;
	const program = at(`program-${programs.size}`);
	const warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];
	execFileSync("c++", ["-std=c++20", "-O2", ...warnings, "-x", "c++", "-", "-o", program], {
		input: source,
	});
	programs.set(source, program);
	return program;
}

/**
 * Compiles programs into one, so that shared headers are compiled once.
 * @param sources the texts of the programs, by name; each ends with its main function.
 * @returns the path of a program that runs the program named by its argument.
 * @throws Error as `compiled` does.
 */
export function compiledTogether(sources: Readonly<Record<string, string>>): string {
	const include = /^#include .*\n/gm;
	const all = Object.entries(sources);
	const includes = new Set(all.flatMap(([, source]) => source.match(include) ?? []));
	const spaces = all.map(
		([, source], place) => `#pragma GCC diagnostic push
namespace program_${place} {
${source
	.replace(include, "")
	.replace("int main()", "int run()")
	.replace(/\}\s*$/, "return 0; }")}
}  // namespace program_${place}
#pragma GCC diagnostic pop
`,
	);
	const choices = all.map(
		([name], place) => `if (name == "${name}") return program_${place}::run();`,
	);
	return compiled(`#include <string>
${[...includes, ...spaces].join("")}
int main(int, char** arguments) {
  const std::string name = arguments[1];
  ${choices.join("\n  ")}
  return 2;
}
`);
}
