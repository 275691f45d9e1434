/**
 * The WebAssembly module as it is: numbers in, numbers out (see exchange.h for what they mean). Everything else in the package
 * talks to an engine, which gives them names.
 */
import { TableTooLargeError, UnsoundError } from "./errors.ts";

/** Where something lies in the module's memory: a reply, a table, a survey, a verification. */
export type Address = number;

/** The module's functions. Those with a position, or a game, take it from the request. */
export interface Exports {
	memoryNeeded(): Address;
	/** Whether a game and a position are sound. */
	check(memoryBudget: number): Address;

	start(moves: boolean, memoryBudget: number): Address;
	advance(): number;
	progress(): Address;
	takeTable(): Address;
	/** Gives up the solve and all memory kept for the next one. */
	giveUp(): void;

	dropTable(table: Address): void;
	lookup(table: Address): Address;
	moves(table: Address): Address;
	line(table: Address): Address;
	heatmap(table: Address, side: number, from: number): Address;
	signature(table: Address): Address;

	startSurvey(table: Address): Address;
	advanceSurvey(survey: Address): number;
	/** How many positions a survey has counted. */
	counted(survey: Address): number;
	statistics(survey: Address): Address;
	dropSurvey(survey: Address): void;

	startVerification(table: Address): Address;
	advanceVerification(verification: Address): number;
	findings(verification: Address, table: Address): Address;
	dropVerification(verification: Address): void;
}

/** What only this file uses. */
interface Memory {
	readonly memory: WebAssembly.Memory;
	_initialize(): void;
	makeRoom(numbers: number): Address;
}

/** The most bytes that a module can have: one page less than 4 GB, as wasm/CMakeLists.txt says. */
export const MEMORY_LIMIT = 2 ** 32 - 2 ** 16;

/** The numbers of a reply, to be taken one after the other. */
export class Reply {
	readonly #numbers: Float64Array;
	#taken = 0;

	/** @throws UnsoundError or TableTooLargeError when that is what the reply says. */
	constructor(numbers: Float64Array) {
		this.#numbers = numbers;
		const status = this.number();
		if (status === 1) throw new UnsoundError(this.text());
		if (status === 2) throw new TableTooLargeError(this.number(), this.number());
	}

	number(): number {
		const number = this.#numbers[this.#taken];
		if (number === undefined) throw new RangeError("the module's reply is too short");
		this.#taken += 1;
		return number;
	}

	list<T>(member: () => T): T[] {
		return Array.from({ length: this.number() }, member);
	}

	optional<T>(member: () => T): T | null {
		return this.number() === 0 ? null : member();
	}

	text(): string {
		const bytes = Uint8Array.from(this.list(() => this.number()));
		return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	}
}

/** The numbers of a request. */
export type Request = readonly number[];

export function listRequest(members: readonly Request[]): Request {
	return [members.length, ...members.flat()];
}

export function textRequest(text: string): Request {
	const bytes = new TextEncoder().encode(text);
	return [bytes.length, ...bytes];
}

/** The module's bytes, which may come compressed with gzip. */
async function unpacked(binary: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	// No module begins so.
	if (binary[0] !== 0x1f || binary[1] !== 0x8b) return binary;
	const stream = new Blob([binary]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A module of its own, with a memory of its own. */
export class Module {
	/** Its functions, for all that has no reply; `ask` is for the others. */
	readonly exports: Exports;
	/** Whether it has failed or was given up: nothing that it gave out may be touched any more. */
	lost = false;
	readonly #memory: Memory;

	private constructor(exports: Exports & Memory) {
		this.exports = exports;
		this.#memory = exports;
	}

	/** Makes a module of its bytes, which may be compressed with gzip. */
	static async create(binary: Uint8Array<ArrayBuffer>): Promise<Module> {
		const imports = {
			env: { emscripten_notify_memory_growth() {} },
			wasi_snapshot_preview1: {
				// What cannot go on ends the process, if it were one: there is no memory left, say.
				proc_exit() {
					throw new WebAssembly.RuntimeError("aborted");
				},
			},
		};
		const { instance } = await WebAssembly.instantiate(await unpacked(binary), imports);
		const exports = instance.exports as unknown as Exports & Memory;
		exports._initialize();
		return new Module(exports);
	}

	/** The reply of a function to a request: `call` is what calls it. */
	ask(call: (exports: Exports) => Address, request: Request = []): Reply {
		this.#view(this.#memory.makeRoom(request.length), request.length).set(request);
		const address = call(this.exports);
		const length = this.#view(address, 1)[0] ?? 0;
		return new Reply(this.#view(address, length + 1).slice(1));
	}

	/** A view of the memory, good until the next call. */
	#view(address: Address, length: number): Float64Array {
		// Addresses beyond 2 GB come as negative numbers.
		return new Float64Array(this.#memory.memory.buffer, address >>> 0, length);
	}
}
