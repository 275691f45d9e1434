/** One sentence for one fault: of a corpus of bad values the native program, the package's program and the package say the same. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { InvalidPositionError, InvalidRulesError } from "catchmate";
import { readBoard } from "../../wasm/cli/game-file.ts";
import { type BadFile, badFiles, badTexts, goodFiles } from "./bad-data.ts";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { packageSolver as solver } from "./games.ts";

function fileOf({ text }: Pick<BadFile, "text">): string {
	const path = at("board.json");
	writeFileSync(path, text);
	return path;
}

/** What a program says of a file, without the file's name. */
async function saidBy(program: keyof typeof programs, file: BadFile): Promise<string> {
	const path = fileOf(file);
	const { status, stdout, stderr } = await programs[program](["solve", "--board", path]);
	assert.deepEqual([status, stdout], [2, ""], `${file.name}: ${stderr}`);
	return stderr.replace(`catchmate: ${path}: `, "").trimEnd();
}

/** The same of the part of the package's program that reads files, in this process. */
async function saidByReader(file: BadFile): Promise<string> {
	const path = fileOf(file);
	try {
		await readBoard(solver, path, undefined, Infinity, assert.fail);
	} catch (error) {
		return String(error instanceof Error ? error.message : error).replace(`${path}: `, "");
	}
	return assert.fail(file.name);
}

/** The same of the package, whose errors have fields for what a sentence about a file begins with. */
function saidByPackage({ name, text }: BadFile): string {
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

test("the files that the corpus changes are right", () => {
	for (const good of Object.values(goodFiles)) {
		const path = fileOf({ text: JSON.stringify(good) });
		assert.equal(programs.native(["solve", "--board", path]).status, 0);
	}
	assert.ok(badFiles.length >= 150);
});

test("the native program, the package's program and the package say of every bad value what the corpus does", async () => {
	for (const [index, file] of badFiles.entries()) {
		assert.equal(await saidBy("native", file), file.sentence, file.name);
		assert.equal(await saidByReader(file), file.sentence, file.name);
		assert.equal(saidByPackage(file), file.sentence, file.name);
		// The package's program says on standard error what it has read, with its status.
		if (index % 20 === 0) assert.equal(await saidBy("package", file), file.sentence, file.name);
	}
});

test("both programs say the same of fields that are there twice, and of texts that are no JSON", async () => {
	for (const file of badTexts) {
		assert.equal(await saidBy("native", file), file.sentence, file.name);
		assert.equal(await saidByReader(file), file.sentence, file.name);
		assert.equal(await saidBy("package", file), file.sentence, file.name);
	}
});
