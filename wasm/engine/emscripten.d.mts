/** The type of build/wasm/catchmate.mjs, which Emscripten writes. */
import type { CatchmateModule } from "../../wasm/engine/module.ts";

/** What the module's creator takes; see Emscripten's documentation of `Module`. */
export interface Incoming {
	instantiateWasm(
		imports: WebAssembly.Imports,
		received: (instance: WebAssembly.Instance) => void,
	): WebAssembly.Exports;
	locateFile(name: string): string;
	print(text: string): void;
	printErr(text: string): void;
}

export default function create(incoming: Incoming): Promise<CatchmateModule>;
