/** One sentence per fault: both programs and the package agree on a corpus of bad values. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { InvalidPositionError, InvalidRulesError } from "catchmate";
import { load } from "catchmate/workshop";
import { type BadFile, badFiles, badTexts, goodFiles } from "./bad-data.ts";
import { isRepeated, programs } from "./fixtures.ts";
import { at } from "./folder.ts";

const solver = await load();

function fileOf({ text }: Pick<BadFile, "text">): string {
	const path = at("board.json");
	writeFileSync(path, text);
	return path;
}

/** A program's message about a file, without the file's name. */
async function messageOf(program: keyof typeof programs, file: BadFile): Promise<string> {
	const path = fileOf(file);
	const { status, stdout, stderr } = await programs[program](["solve", "--board", path]);
	assert.deepEqual([status, stdout], [2, ""], `${file.name}: ${stderr}`);
	return stderr.replace(`catchmate: ${path}: `, "").trimEnd();
}

/** The same from the package, whose error fields replace the file prefix. */
function packageMessage({ name, text }: BadFile): string {
	const { rules, board, position } = JSON.parse(text);
	try {
		solver.validate({ rules, board }, position);
	} catch (error) {
		if (error instanceof InvalidRulesError) return `rules.${error.message}`;
		if (error instanceof InvalidPositionError && error.code !== "off-board") {
			return `position.pieces.${error.side}: ${error.message}`;
		}
		assert.ok(error instanceof InvalidPositionError || error instanceof TypeError, name);
		return error.message.replace(/^game\./, "");
	}
	return assert.fail(name);
}

test("programs and package report every bad value as the corpus says", async () => {
	for (const good of Object.values(goodFiles)) {
		const path = fileOf({ text: JSON.stringify(good) });
		assert.equal(programs.native(["solve", "--board", path]).status, 0);
	}
	assert.ok(badFiles.length >= 150);
	for (const [index, file] of badFiles.entries()) {
		assert.equal(await messageOf("native", file), file.sentence, file.name);
		assert.equal(packageMessage(file), file.sentence, file.name);
		// The package's program is the same source.
		if (index % 20 === 0) assert.equal(await messageOf("package", file), file.sentence, file.name);
	}
});

test("both programs agree on duplicate fields and on texts that are not JSON", async () => {
	for (const file of badTexts) {
		assert.equal(await messageOf("native", file), file.sentence, file.name);
		if (isRepeated()) assert.equal(await messageOf("package", file), file.sentence, file.name);
	}
});

test("a JSON fault behind long white space is reported with its place", () => {
	const lines = "\n".repeat(3000);
	const indent = " ".repeat(5000);
	for (const [text, place] of [
		[`${lines}${indent}x`, "line 3001, column 5001"],
		[`{"a":${indent}1,${lines}}`, "line 3001, column 1"],
		[`{"a":${indent}1}${lines}x`, "line 3001, column 1"],
		[`["${indent}", "\t"]`, "line 1, column 5006"],
		// Restarting at each space would take hours.
		[" ".repeat(8_000_000), "line 1, column 8000001"],
	] as const) {
		const { stderr } = programs.native(["solve", "--board", fileOf({ text })]);
		assert.ok(stderr.includes(`: ${place}: `), place);
	}
});
