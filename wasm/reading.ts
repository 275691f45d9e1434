/** Reads a text chunk by chunk with this thread's module, with about one board in memory. */
import { type LocalEngine, pause } from "./engine/engine.ts";
import { expectValue } from "./engine/failures.ts";
import { checkBudget, checkChunks } from "./options.ts";
import type { Problem, Rules } from "./types.ts";

/** A chunk of a text; it may end within a line or within a character's bytes. */
export type Chunk = string | Uint8Array;

/** The most bytes passed to the module at once. */
const PIECE_BYTES = 2 ** 16;
/** The most bytes of UTF-8 for one unit of UTF-16. */
const MOST_BYTES_PER_UNIT = 3;
const SLICE_MS = 8;

/** Encodes strings as UTF-8, even if a surrogate pair is split between two of them. */
class Encoder {
	// A simulated browser, as in tests, may have none; Node's is there then.
	readonly #encoder = new (
		globalThis.TextEncoder ?? globalThis.process.getBuiltinModule("node:util").TextEncoder
	)();
	#rest = "";

	*pieces(text: string): Iterable<Uint8Array> {
		const all = this.#rest + text;
		const isSplit = /[\ud800-\udbff]$/.test(all);
		const end = isSplit ? all.length - 1 : all.length;
		this.#rest = all.slice(end);
		const step = Math.floor(PIECE_BYTES / MOST_BYTES_PER_UNIT) - 1;
		for (let start = 0; start < end; ) {
			let next = Math.min(start + step, end);
			if (next < end && /[\ud800-\udbff]/.test(all.charAt(next - 1))) next += 1;
			yield this.#encode(all.slice(start, next));
			start = next;
		}
	}

	/** The end of the text: an unpaired surrogate, if there is one. */
	end(): Uint8Array {
		return this.#encode(this.#rest);
	}

	/** The bytes as the module takes them: an encoder of another realm, as in a simulated browser, makes arrays of that one. */
	#encode(text: string): Uint8Array {
		const bytes = this.#encoder.encode(text);
		return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
	}
}

/** Whether a value is bytes, of any realm. */
const isBytes = (value: unknown): value is Uint8Array =>
	Object.prototype.toString.call(value) === "[object Uint8Array]";

/** A text's bytes in chunks of at most `PIECE_BYTES`. */
async function* piecesOf(
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): AsyncGenerator<Uint8Array> {
	const encoder = new Encoder();
	for await (const chunk of chunks) {
		if (typeof chunk === "string") {
			yield* encoder.pieces(chunk);
		} else if (isBytes(chunk)) {
			for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
				yield new Uint8Array(chunk.subarray(start, start + PIECE_BYTES));
			}
		} else {
			throw new TypeError("the text is neither a string nor a Uint8Array");
		}
	}
	yield encoder.end();
}

/**
 * Yields the problems of a text, each as soon as it is complete.
 * @throws InputError at the first error.
 */
export async function* readProblems(
	engine: LocalEngine,
	given: Rules,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	memoryBudget: number | undefined,
): AsyncGenerator<Problem, void, undefined> {
	const budget = checkBudget(memoryBudget);
	checkChunks(chunks);
	const [module, reader, own] = await engine.callSoon((module) => {
		const reader = expectValue(module.makeReader(given, budget));
		return [module, reader, reader.rules()] as const;
	});
	const next = (): Problem | undefined => {
		const result = engine.call(() => reader.next(), module);
		if (result === null) return undefined;
		const { game, ...problem } = expectValue(result);
		return { ...problem, game: { rules: game.rules ?? own, board: game.board } };
	};
	const complete = function* (): Iterable<Problem> {
		for (let problem = next(); problem !== undefined; problem = next()) yield problem;
	};
	try {
		let paused = performance.now();
		for await (const piece of piecesOf(chunks)) {
			engine.call(() => reader.feed(piece), module);
			yield* complete();
			if (!engine.call(() => reader.wantsMore(), module)) return;
			if (performance.now() - paused < SLICE_MS) continue;
			await pause();
			paused = performance.now();
		}
		engine.call(() => reader.finish(), module);
		yield* complete();
	} finally {
		engine.free(reader, module);
	}
}
