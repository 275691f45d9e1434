/** The type of build/wasm/catchmate.mjs, which Emscripten generates. */
import type { CatchmateModule } from "../../wasm/engine/module.ts";

/** The options of the module's factory; see `Module` in Emscripten's documentation. */
export interface Incoming {
	instantiateWasm(
		imports: WebAssembly.Imports,
		received: (instance: WebAssembly.Instance) => void,
	): WebAssembly.Exports;
	locateFile(name: string): string;
	print(text: string): void;
	printErr(text: string): void;
	shown(value: unknown): string;
	plainText(text: string): string;
	unreadable(reason: unknown): object;
	isUnreadable(value: unknown): boolean;
}

export default function create(incoming: Incoming): Promise<CatchmateModule>;
