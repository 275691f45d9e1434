/** Reads texts piece by piece, in this thread's module, in memory for about one board. */
import { checkBudget, checkRules } from "./engine/checks.ts";
import { type LocalEngine, pause } from "./engine/engine.ts";
import { expectValue, fromRules, toProblem } from "./engine/values.ts";
import type { Problem, Rules } from "./types.ts";

/** A part of a text, which may end within a line, or within a character's bytes. */
export type Chunk = string | Uint8Array;

/** The most bytes that cross to the module at once. */
const PIECE_BYTES = 2 ** 16;
/** No character of UTF-16 takes more bytes of UTF-8. */
const MOST_BYTES_PER_UNIT = 3;
const SLICE_MS = 8;

/** Turns strings into UTF-8; a pair of surrogates may be split between two of them. */
class Encoder {
	readonly #encoder = new TextEncoder();
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
			yield this.#encoder.encode(all.slice(start, next));
			start = next;
		}
	}

	/** The rest of the last piece: half a pair. */
	end(): Uint8Array {
		return this.#encoder.encode(this.#rest);
	}
}

/** A text's bytes in pieces that may cross to the module. */
async function* piecesOf(
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): AsyncGenerator<Uint8Array> {
	const encoder = new Encoder();
	for await (const chunk of chunks) {
		if (typeof chunk === "string") {
			yield* encoder.pieces(chunk);
		} else if (chunk instanceof Uint8Array) {
			for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
				yield chunk.subarray(start, start + PIECE_BYTES);
			}
		} else {
			throw new TypeError("the text is neither a string nor a Uint8Array");
		}
	}
	yield encoder.end();
}

/**
 * The problems of a text, each as soon as it is complete.
 * @throws InputError at the first error.
 */
export async function* readProblems(
	engine: LocalEngine,
	given: Rules,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	memoryBudget: number | undefined,
): AsyncGenerator<Problem, void, undefined> {
	const rules = checkRules(given, "game");
	const budget = checkBudget(memoryBudget);
	const [module, reader] = engine.call((module) => {
		const made = module.makeReader(fromRules(module, rules), budget);
		return [module, expectValue(module, made, rules)] as const;
	});
	const next = (): Problem | undefined => {
		const result = engine.call(() => reader.next(), module);
		if (result === null) return undefined;
		return toProblem(module, rules, expectValue(module, result, rules));
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
