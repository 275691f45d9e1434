/**
 * The WebAssembly module as it is: numbers in, numbers out (see bindings.cpp for what they mean). Everything else in the package
 * talks to an engine, which gives them names.
 */
import instantiate from "catchmate-module";
import { TableTooLargeError, UnsoundError } from "./errors.ts";

/** A view of the module's memory, good until the next call. */
type View = Float64Array;

/** Where a table lies, or a verification. */
export type Address = number;

/** The module's functions. Those with a position, or a game, take it from the room that was made for it before. */
export interface Module {
	readonly version: string;
	makeRoom(numbers: number): View;
	games(): View;
	/** The most bytes that the module can ever have. */
	memoryLimit(): number;
	read(gameId: string, text: string | Uint8Array, memoryBudget: number): View;
	write(): View;

	start(moves: boolean, memoryBudget: number): View;
	advance(): boolean;
	progress(): View;
	takeTable(): View;
	/** Gives up the solve and all memory kept for the next one. */
	giveUp(): void;

	dropTable(table: Address): void;
	lookup(table: Address): View;
	moves(table: Address): View;
	line(table: Address): View;
	heatmap(table: Address, side: number, from: number): View;
	statistics(table: Address): View;
	signature(table: Address): View;
	answer(table: Address): View;
	report(table: Address, moves: boolean, line: boolean, boards: boolean): View;

	startVerification(table: Address): Address;
	advanceVerification(verification: Address): boolean;
	findings(verification: Address, table: Address): View;
	dropVerification(verification: Address): void;
}

/** The numbers of a reply, to be taken one after the other. */
export class Reply {
	readonly #numbers: Float64Array;
	#taken = 0;

	/** @throws UnsoundError or TableTooLargeError when that is what the reply says. */
	constructor(view: View) {
		this.#numbers = view.slice();
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

/** The reply to a request: `call` is what calls the function that takes it. */
export function ask(module: Module, request: Request, call: () => View): Reply {
	module.makeRoom(request.length).set(request);
	return new Reply(call());
}

/** Makes a module of its own, with a memory of its own, from the binary. */
export function createModule(wasm: Uint8Array): Promise<Module> {
	return instantiate({
		wasmBinary: wasm,
		locateFile: (path) => path,
		printErr: () => {},
	}) as Promise<Module>;
}
