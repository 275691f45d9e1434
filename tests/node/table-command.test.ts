/** `catchmate table`: its files in each format, read back and compared with a second solver, and its refusals. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { load } from "catchmate";
import { programs, runBoth } from "./fixtures.ts";
import { at } from "./folder.ts";

/** The file that both programs write, and what describes it; they are equal. */
async function written(line: string, ending: string, input = "", where?: string) {
	const files = await Promise.all(
		Object.entries(programs).map(async ([name, run]) => {
			const path = at(`${name}.${ending}`);
			const filter = where === undefined ? [] : ["--where", where];
			const { status, stderr } = await run(
				["table", ...line.split(" "), ...filter, "--to", path],
				Buffer.from(input),
			);
			assert.deepEqual([status, stderr], [0, ""]);
			return [readFileSync(path), JSON.parse(readFileSync(at(`${name}.json`), "utf8"))] as const;
		}),
	);
	const [[bytes, facts] = assert.fail(), other] = files;
	assert.deepEqual([bytes, facts], other);
	// The end of a gzip file is the CRC-32 of its contents.
	const sum = gzipSync(bytes).subarray(-8).readUInt32LE(0).toString(16).padStart(8, "0");
	assert.deepEqual([facts.bytes, facts.crc32], [bytes.length, sum]);
	return { bytes, facts };
}

/** The shape and the elements of a .npy file: outcomes and distances, those that it has. */
function readNpy(file: Buffer) {
	assert.equal(file.toString("latin1", 0, 8), "\x93NUMPY\x01\x00");
	const start = 10 + file.readUInt16LE(8);
	assert.equal(start % 64, 0);
	const head = file.toString("latin1", 10, start);
	const [, type = "", shape = ""] =
		head.match(/^\{'descr': (.*), 'fortran_order': False, 'shape': \((.*), \), \} *\n$/) ?? [];
	const hasOutcome = type.includes("'|i1'");
	const hasDistance = type.includes("'<i2'");
	const size = Number(hasOutcome) + 2 * Number(hasDistance);
	const elements = Array.from({ length: (file.length - start) / size }, (_, index) => {
		const offset = start + index * size;
		return {
			...(hasOutcome && { outcome: file.readInt8(offset) }),
			...(hasDistance && { distance: file.readInt16LE(offset + Number(hasOutcome)) }),
		};
	});
	return { shape: shape.split(", ").map(Number), elements };
}

/** Chase on an open board by its definition, layer by layer: [white][side to move][black]. */
function solveChase(size: number) {
	const squares = size * size;
	const ends = (from: number, reach: number) =>
		[-1, 1].flatMap((sign) =>
			Array.from({ length: reach }, (_, step) => sign * (step + 1)).flatMap((by) => {
				const [row, column] = [Math.floor(from / size), from % size];
				return [
					...(row + by >= 0 && row + by < size ? [from + by * size] : []),
					...(column + by >= 0 && column + by < size ? [from + by] : []),
				];
			}),
		);
	const at = (white: number, side: number, black: number) => (white * 2 + side) * squares + black;
	const values = Array.from({ length: squares * 2 * squares }, () => ({
		outcome: 0,
		distance: -1,
	}));
	for (let square = 0; square < squares; square += 1) {
		for (const side of [0, 1]) values[at(square, side, square)] = { outcome: -1, distance: 0 };
	}
	for (let distance = 1; ; distance += 1) {
		const settled: [number, number][] = [];
		for (let index = 0; index < values.length; index += 1) {
			if (values[index]?.outcome !== 0) continue;
			const black = index % squares;
			const side = Math.floor(index / squares) % 2;
			const white = Math.floor(index / squares / 2);
			const next = (side === 0 ? ends(white, 1) : ends(black, 2)).map(
				(to) => values[side === 0 ? at(to, 1, black) : at(white, 0, to)]?.outcome,
			);
			if (next.includes(-1)) settled.push([index, 1]);
			else if (next.every((outcome) => outcome === 1)) settled.push([index, -1]);
		}
		if (settled.length === 0) return values;
		for (const [index, outcome] of settled) values[index] = { outcome, distance };
	}
}

test("the arrays of a table are those of a second solver", async () => {
	const input = "5 1 1 3 3\n";
	const expected = solveChase(5);
	const both = await written("chase", "npy", input);
	assert.deepEqual(readNpy(both.bytes), { shape: [25, 2, 25], elements: expected });
	assert.deepEqual(
		both.facts.axes.map(({ name, size }: { name: string; size: number }) => [name, size]),
		[
			["white", 25],
			["to_move", 2],
			["black", 25],
		],
	);
	assert.equal(both.facts.positions, 1250);
	const distances = await written("chase --values distance --threads 1", "npy", input);
	assert.deepEqual(
		readNpy(distances.bytes).elements,
		expected.map(({ distance }) => ({ distance })),
	);
	const far = await written("chase --values outcome", "npy", input, "distance >= 8");
	assert.deepEqual(
		readNpy(far.bytes).elements,
		expected.map(({ outcome, distance }) => ({ outcome: distance >= 8 ? outcome : -2 })),
	);
	assert.equal(far.facts.positions, expected.filter(({ distance }) => distance >= 8).length);
});

const pawn = "0 1\n5 4\n##.O\n#.#.\n#.##\n...X\nO...\n";

test("a position's number in an array follows from its pieces, as the description has it", async () => {
	const { bytes, facts } = await written("crossing-pawn", "npy", pawn);
	const { shape, elements } = readNpy(bytes);
	assert.deepEqual(shape, [78, 2, 20]);
	assert.equal(facts.axes[0].number, "C(a,1) + C(b,2)");
	const lines = (await written("crossing-pawn", "jsonl", pawn)).bytes.toString().trim().split("\n");
	assert.equal(lines.length, elements.filter(({ outcome }) => outcome !== -2).length);
	const index = ({ row, column }: { row: number; column: number }) => (row - 1) * 4 + column - 1;
	for (const line of lines) {
		const { position, outcome, distance } = JSON.parse(line);
		const [a, b] = position.pieces.red.map((square: { row: number; column: number }) =>
			facts.free.indexOf(index(square)),
		);
		const side = position.toMove === "red" ? 0 : 1;
		const placement = a + (b * (b - 1)) / 2;
		const element = elements[(placement * 2 + side) * 20 + index(position.pieces.black[0])];
		assert.deepEqual(element, {
			outcome: facts.outcomes[outcome],
			distance: distance ?? facts.distances.endless,
		});
	}
});

test("the package makes the same files", async () => {
	const solver = await load();
	const { problems } = await solver.read("crossing-pawn", pawn);
	const table = await solver.solve(problems[0]?.game ?? assert.fail());
	for (const format of ["npy", "csv", "jsonl"] as const) {
		let last = 0;
		const onProgress = ({ counted }: { counted: number }) => {
			last = counted;
		};
		const pieces: Uint8Array[] = [];
		for await (const bytes of table.file(format, { onProgress })) pieces.push(bytes);
		assert.deepEqual(Buffer.concat(pieces), (await written("crossing-pawn", format, pawn)).bytes);
		assert.equal(last, table.positions);
	}
	const ended = table.file("csv", { signal: AbortSignal.abort() }).next();
	await assert.rejects(ended, { name: "AbortError" });
	solver.dispose();
});

test("lines of both kinds hold the positions that a filter passes", async () => {
	const solver = await load();
	const { problems } = await solver.read("crossing-pawn", pawn);
	const { game } = problems[0] ?? assert.fail();
	const table = await solver.solve(game);
	const statistics = await table.statistics();
	const count = async (where: string) => {
		const { bytes, facts } = await written("crossing-pawn", "csv", pawn, where);
		const [head, ...lines] = bytes.toString().trimEnd().split("\n");
		assert.equal(
			head,
			"to_move,red_1_row,red_1_column,red_2_row,red_2_column,black_row,black_column,outcome,distance",
		);
		assert.equal(lines.length, facts.positions);
		return lines.length;
	};
	const zugzwangs = statistics.zugzwangs.reduce((sum, { placements }) => sum + placements, 0);
	assert.ok(zugzwangs > 0);
	assert.equal(await count("zugzwang"), 2 * zugzwangs);
	assert.equal(await count("zugzwang and mover=red"), zugzwangs);
	const { red = assert.fail() } = statistics.toMove;
	assert.equal(await count("outcome=draw and mover=red"), red.draws);
	assert.equal(await count("not (outcome != win or mover = black)"), red.wins);
	const far = statistics.byDistance.slice(5).reduce((sum, number) => sum + number, 0);
	assert.equal(await count("distance>=5"), far);
	assert.equal(await count("winner=red and mover=red"), red.wins);
	table.dispose();
	solver.dispose();
	const { bytes, facts } = await written("hare-and-hounds --standard --values outcome", "csv");
	const [head, line] = bytes.toString().split("\n");
	assert.deepEqual(
		[head, facts.columns],
		["to_move,hounds_1,hounds_2,hounds_3,hare,outcome", head?.split(",")],
	);
	assert.match(line ?? "", /^hounds,a,b1,b2,[a-e0-9]+,(win|loss|draw)$/);
});

test("both programs refuse what they cannot write, and leave no half of it", async () => {
	const board = at("board.json");
	writeFileSync(board, "{}");
	for (const run of Object.values(programs)) {
		symlinkSync("/dev/full", at("full.csv.part"));
		const { status, stderr } = await run(["table", "chase", "8", "--to", at("full.csv")]);
		assert.deepEqual([status, stderr], [1, `catchmate: ${at("full.csv")}: the disk is full\n`]);
	}
	for (const [line, status, message, where] of [
		["--standard", 1, /expected --to with a file that ends in \.npy, \.csv, \.jsonl\n/],
		["--standard --to x.txt", 1, /'x\.txt' does not end in one of/],
		["--standard --to x.npy --values all", 1, /unknown values 'all'/],
		[
			"--standard --to /nowhere/x.npy",
			1,
			/^catchmate: \/nowhere\/x\.npy: there is no such directory\n$/,
		],
		[`--board ${board} --to ${at("board.csv")}`, 1, /is an input and would be overwritten/],
		["--standard --to x.npy", 1, /--where, column 11: found 'x', expected a number/, "distance>=x"],
		[
			"--standard --to x.npy",
			1,
			/--where, column 7: found 'rde', expected white, black/,
			"mover=rde",
		],
		["--standard --to x.npy", 1, /--where, column 13: expected and, or, \)\n/, "(outcome=win"],
		["--standard --to x.npy", 1, /--where, column 16: found 'or'/, "outcome=win or or"],
	] as const) {
		const filter = where === undefined ? [] : ["--where", where];
		const run = await runBoth(["table", "chase", ...line.split(" "), ...filter]);
		assert.deepEqual([run.status, run.stdout], [status, ""], line);
		assert.match(run.stderr, message);
	}
	const two = pawn.replace("0 1", "0 2") + pawn.slice(4);
	const several = await runBoth(["table", "crossing-pawn", "--to", at("two.npy")], two);
	assert.deepEqual([several.status, /one board/.test(several.stderr)], [2, true], several.stderr);
	for (const name of [
		"full.csv",
		"full.csv.part",
		"board.csv",
		"two.npy",
		"two.json",
		"two.npy.part",
	]) {
		assert.equal(existsSync(at(name)), false, name);
	}
	assert.equal(readFileSync(board, "utf8"), "{}");
});
