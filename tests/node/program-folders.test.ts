/** What both programs' solve does with several files and with folders. */
import assert from "node:assert/strict";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { programs } from "./fixtures.ts";
import { folder } from "./folder.ts";

let own: string;

beforeEach(() => {
	own = mkdtempSync(join(folder, "test-"));
	mkdirSync(at("tests"));
	write("tests/1.in", "8 2 4 1 5\n");
	write("tests/2.in", "2 1 1 2 2\n");
	write("tests/notes.txt", "no board\n");
});

const at = (path: string) => join(own, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);
const read = (path: string) => readFileSync(at(path), "utf8");
/** The names in a folder, but for the inputs. */
const made = (path: string) => readdirSync(at(path)).filter((name) => !/\.in$|^notes/.test(name));

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program writes the answers of all inputs in a folder beside them`, async () => {
		const { status, stdout, stderr } = await run(["solve", "chase", at("tests")]);
		assert.deepEqual([status, stderr], [0, ""]);
		assert.equal(stdout, `${at("tests/1.ans")}\n${at("tests/2.ans")}\n`);
		assert.deepEqual([read("tests/1.ans"), read("tests/2.ans")], ["BLACK 20\n", "BLACK 2\n"]);
		assert.deepEqual(made("tests"), ["1.ans", "2.ans"]);
	});

	test(`the ${name} program writes the answers of several files, or of one, into another folder`, async () => {
		mkdirSync(at("answers"));
		write("board.txt", "8 2 4 1 5\n");
		const args = ["solve", "chase", "--out", at("answers"), "--moves"];
		assert.equal((await run([...args, at("tests/2.in"), at("board.txt")])).status, 0);
		assert.match(read("answers/2.ans"), /^BLACK 2\nmoves of white, best first:\n/);
		assert.deepEqual([made("answers"), made("tests")], [["2.ans", "board.ans"], []]);
		const one = await run([...args, at("tests/1.in")]);
		assert.equal(one.stdout, `${at("answers/1.ans")}\n`);
	});

	test(`the ${name} program goes on after an input that is not valid, and writes nothing for it`, async () => {
		write("tests/0.in", "8 2 4 1\n");
		const { status, stdout, stderr } = await run(["solve", "chase", at("tests"), at("none.in")]);
		assert.equal(status, 2);
		assert.equal(
			stderr,
			`catchmate: ${at("tests/0.in")}: line 2, column 1: found the end of the input, expected the number c2\ncatchmate: ${at("none.in")}: there is no such file\n`,
		);
		assert.equal(stdout, `${at("tests/1.ans")}\n${at("tests/2.ans")}\n`);
		assert.deepEqual(made("tests"), ["1.ans", "2.ans"]);
	});

	test(`the ${name} program says of a folder why it cannot write there, and leaves nothing half written`, async () => {
		const said = async (...args: readonly string[]) => {
			const { status, stdout, stderr } = await run(["solve", "chase", ...args]);
			assert.deepEqual([status, stdout], [1, ""]);
			return stderr;
		};
		assert.equal(
			await said(at("tests"), "--out", at("nowhere")),
			`catchmate: ${at("nowhere/1.ans")}: there is no such directory\n`,
		);
		// The place where the answers are written first is a device that is always full.
		symlinkSync("/dev/full", at("tests/1.ans.part"));
		assert.equal(await said(at("tests")), `catchmate: ${at("tests/1.ans")}: the disk is full\n`);
		assert.deepEqual(made("tests"), []);
		mkdirSync(at("tests/1.ans"));
		assert.equal(await said(at("tests")), `catchmate: ${at("tests/1.ans")}: it is a directory\n`);
		assert.deepEqual(made("tests"), ["1.ans"]);
	});

	test(`the ${name} program refuses answers that would be written over something`, async () => {
		write("tests/1.txt", "2 1 1 2 2\n");
		mkdirSync(at("empty"));
		for (const [args, message] of [
			[
				[at("tests/1.in"), at("tests/1.txt")],
				`the answers of two inputs would be in ${at("tests/1.ans")}`,
			],
			[
				[at("tests/1.in"), at("tests/2.ans")],
				`${at("tests/2.ans")} is an input, and would be written over`,
			],
			[[at("tests/1.in"), "-"], "standard input has no file for its answers beside it"],
			[[at("empty")], `${at("empty")} has no file that ends in .in`],
			[["--out", at("empty")], "--out is for the answers of files"],
		] as const) {
			const { status, stdout, stderr } = await run(["solve", "chase", ...args]);
			assert.deepEqual([status, stdout], [1, ""]);
			assert.equal(stderr, `catchmate: ${message}\nTry 'catchmate solve --help'.\n`);
		}
		assert.deepEqual(made("tests"), ["1.txt"]);
	});
}
