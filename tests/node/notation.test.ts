/** The two readers of the contests' formats, the native one and the package's, held against each other on texts of all kinds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { InputError, load } from "catchmate";
import fc from "fast-check";
import { badFixtures, games, goodFixtures, programs } from "./fixtures.ts";

const { native } = programs;
const solver = await load();

/** The most bytes that a board may take, so that no machine's memory decides and no board takes long. */
const memoryBudget = 50_000_000;

/** What the native program says of a text: the answers of its boards, and the message of the error that ends it. */
function byNative(game: string, text: Buffer) {
	const { stdout, stderr } = native(["solve", game, "--memory", String(memoryBudget)], text);
	return { answers: stdout, message: stderr.replace(/^catchmate: (<stdin>: )?/, "").trimEnd() };
}

async function byPackage(game: string, text: Buffer) {
	const { problems, error } = await solver.read(game, text, { memoryBudget });
	let answers = "";
	for (const { game, position } of problems) {
		using table = await solver.solve(game, { position });
		answers += `${await table.answer(position)}\n`;
	}
	assert.ok(error === null || error instanceof InputError);
	return { answers, message: error?.message ?? "" };
}

/** Bytes that formats, encodings and readers trip over. */
const trouble = fc.oneof(
	fc.constantFrom(
		..."0123456789-+.,#XOxo\n\r\t\0\v ",
		..."\u00a0\u0085\u2003\u2028\u3000\ufeff\u200b\u202e棋é",
		"\r\n",
		"99999999999999999999",
		"4294967296",
		"-0",
	),
	fc.uint8Array({ minLength: 1, maxLength: 3 }),
);

const small = [...goodFixtures, ...badFixtures].filter(({ input }) => input.length < 400);

test("both readers understand a text alike, or say the same of it, whatever has been done to it", async () => {
	const text = fc.oneof(
		fc.constantFrom(...small.map(({ input }) => Buffer.from(input))),
		fc
			.constantFrom("3 1 1 3 3", "0 1\n2 3\nOO.\n..X\n", "2 3\nOO.\n..X\n")
			.map((text) => Buffer.from(text)),
		fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
	);
	const edit = fc.record({
		at: fc.nat(),
		removed: fc.nat(3),
		inserted: fc.array(trouble, { maxLength: 2 }),
	});
	const edited = fc.tuple(text, fc.array(edit, { maxLength: 4 })).map(([text, edits]) =>
		edits.reduce((bytes, { at, removed, inserted }) => {
			const place = at % (bytes.length + 1);
			const parts = inserted.map((part) => Buffer.from(part as string));
			return Buffer.concat([bytes.subarray(0, place), ...parts, bytes.subarray(place + removed)]);
		}, text),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...games), edited, async (game, text) => {
			assert.deepEqual(await byPackage(game, text), byNative(game, text));
		}),
		{ numRuns: 400 },
	);
});
