/** What the build makes and wasm/build.mjs puts in the place of these names. */

declare module "catchmate-module" {
	/** Emscripten's loader; what it makes is the `RawModule` of module.ts. */
	export default function instantiate(options: {
		wasmBinary: Uint8Array;
		locateFile: (path: string) => string;
		/** What the module says before it aborts, which the error says again. */
		printErr: (text: string) => void;
	}): Promise<unknown>;
}

declare module "catchmate-embedded/wasm" {
	/** The module, compressed with gzip. */
	const compressed: Uint8Array<ArrayBuffer>;
	export default compressed;
}

declare module "catchmate-embedded/worker" {
	/** The script that wasm/worker.ts is bundled into. */
	const script: string;
	export default script;
}

declare module "catchmate-embedded/whole" {
	/** Runs the script that wasm/whole.ts is bundled into, and returns what that exports. */
	export default function whole(): typeof import("./whole.ts");
}

declare module "*.txt" {
	const text: string;
	export default text;
}
