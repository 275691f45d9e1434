/** Tables saved by either program: answers without a solve, and refusals of other or damaged files. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { programs, runBoth } from "./fixtures.ts";
import { at } from "./folder.ts";

const printed = async (line: string, input = "") => {
	const { status, stdout, stderr } = await runBoth(line.split(" "), input);
	assert.deepEqual([status, stderr], [0, ""], line);
	return stdout;
};

const pawn = "0 1\n5 4\n##.O\n#.#.\n#.##\n...X\nO...\n";

/** Boards with whole cells, several, digits above the first, doubled codes, and a graph with a token. */
const boards = [
	["chase", "8 2 4 1 5\n"],
	["chase", "20 2 4 1 5\n"],
	["crossing-pawn", pawn],
	["cops-and-robber", "graph 5\nedges 1-2 2-3 3-4 4-5 5-1\npieces cops 1 1\npieces robber 3\n"],
	["token", "4 4 1\n1 2\n2 3\n3 1\n3 4\n1 0\n"],
	["cat-and-mouse-2", '["####F","#C...","M...."]\n1\n2\n'],
] as const;

test("a saved table answers as a solve does, in both programs, and both save the same bytes", async () => {
	for (const [number, [game, input]] of boards.entries()) {
		const paths = Object.entries(programs).map(([name, run]) => {
			const path = at(`${number}-${name}.table`);
			const args = ["solve", game, "--json", "--save", path];
			const { status, stdout, stderr } = run(args, Buffer.from(input));
			assert.deepEqual([status, stderr], [0, ""]);
			return [path, stdout] as const;
		});
		const [[path, answer] = assert.fail(), [other, same] = assert.fail()] = paths;
		assert.equal(same, answer);
		assert.deepEqual(readFileSync(other), readFileSync(path), game);
		assert.equal(await printed(`solve ${game} --json --table ${path}`, input), answer);
		assert.equal(await printed(`solve ${game} --json`, input), answer);
		assert.equal(
			await printed(`statistics --table ${path}`),
			await printed(`statistics ${game}`, input),
		);
		assert.match(await printed(`verify --table ${path}`), /every one agrees with its successors/);
		const [, head = ""] = readFileSync(path).toString("latin1").split("\n");
		const { signature } = JSON.parse(head);
		const signed = await printed(`solve ${game} --json --scope table --signature`, input);
		assert.equal(JSON.parse(signed).signature, signature);
	}
});

test("a saved table lists its positions, and writes them as other tables are written", async () => {
	const path = at("pawn.table");
	await printed(`solve crossing-pawn 4 --scope table --save ${path}`);
	const find = ["find", "--table", path, "--where", "zugzwang", "--json"];
	const found = await runBoth(find);
	assert.equal(
		found.stdout,
		(await runBoth(["find", "crossing-pawn", "4", ...find.slice(3)])).stdout,
	);
	await printed(`table --table ${path} --to ${at("saved.npy")}`);
	await printed(`table crossing-pawn 4 --to ${at("solved.npy")}`);
	assert.deepEqual(readFileSync(at("saved.npy")), readFileSync(at("solved.npy")));
});

test("a board in JSON needs no position where a board is enough", async () => {
	const problem = JSON.parse(await printed("solve crossing-pawn --json", pawn));
	const { position, ...board } = problem;
	writeFileSync(at("board.json"), JSON.stringify(board));
	const line = `--board ${at("board.json")}`;
	assert.equal(
		await printed(`statistics ${line}`),
		await printed("statistics crossing-pawn", pawn),
	);
	const whole = await printed(`solve --scope table --json ${line}`);
	writeFileSync(at("whole.json"), whole);
	assert.equal(await printed(`solve --scope table --json --board ${at("whole.json")}`), whole);
	const refused = await runBoth(["solve", ...line.split(" ")]);
	assert.equal(refused.status, 2);
	assert.match(refused.stderr, /board\.json: position is missing, expected an object\n$/);
	assert.ok(position);
});

test("both programs refuse other tables and damaged ones, and leave no half of one", async () => {
	const path = at("whole.table");
	await printed(`solve chase 4 --scope table --save ${path}`);
	const bytes = readFileSync(path);
	const changed = (name: string, change: (bytes: Buffer) => Buffer | undefined) => {
		const copy = Buffer.from(bytes);
		writeFileSync(at(name), change(copy) ?? copy);
		return at(name);
	};
	const flipped = changed("flipped", (copy) => void copy.writeUInt8((copy[5000] ?? 0) ^ 1, 5000));
	const cut = changed("cut", (copy) => copy.subarray(0, -100));
	const next = changed("next", (copy) => void copy.write("2", "catchmate table ".length));
	const head = changed("head", (copy) => void copy.write("?", 20));
	const text = changed("text", () => Buffer.from("8 2 4 1 5\n"));
	const empty = changed("empty", () => Buffer.alloc(0));
	const two = pawn.replace("0 1", "0 2") + pawn.slice(4);
	for (const [line, input, status, message] of [
		[`statistics --table ${flipped}`, "", 2, /flipped: the table is damaged\n$/],
		[`statistics --table ${head}`, "", 2, /head: the table is damaged\n$/],
		[`statistics --table ${cut}`, "", 2, /cut: the table has \d+ bytes, expected \d+\n$/],
		[`statistics --table ${next}`, "", 2, /next: a table of version 2, expected version 1\n$/],
		[`statistics --table ${text}`, "", 2, /text: not a saved table\n$/],
		[`statistics --table ${empty}`, "", 2, /empty: not a saved table\n$/],
		["statistics --table /nowhere/x", "", 1, /there is no such file/],
		[`solve chase --table ${path}`, "5 1 1 3 3\n", 2, /board 1: .* is the table of another board/],
		[`solve crossing-pawn --table ${path}`, pawn, 2, /another board, or of other rules\n$/],
		[`statistics --table ${path} --save ${at("x")}`, "", 1, /expected one of --save and --table/],
		["solve chase 4 --scope table --save /nowhere/x", "", 1, /x: there is no such directory/],
		[`solve crossing-pawn --save ${at("two")}`, two, 2, /one board/],
	] as const) {
		const run = await runBoth(line.split(" "), input);
		assert.deepEqual([run.status, run.stdout], [status, ""], line);
		assert.match(run.stderr, message);
	}
	for (const run of Object.values(programs)) {
		symlinkSync("/dev/full", at("full.table.part"));
		const line = `solve chase 8 --scope table --save ${at("full.table")}`;
		const { status, stderr } = run(line.split(" "));
		assert.deepEqual([status, stderr], [1, `catchmate: ${at("full.table")}: the disk is full\n`]);
	}
	for (const name of ["two", "two.part", "full.table", "full.table.part"]) {
		assert.equal(existsSync(at(name)), false, name);
	}
});
