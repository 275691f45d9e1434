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

declare module "catchmate-module/binary" {
	const binary: Uint8Array<ArrayBuffer>;
	export default binary;
}

declare module "catchmate-worker" {
	/** The script that wasm/worker.ts is bundled into. */
	const source: string;
	export default source;
}

declare module "*.txt" {
	const text: string;
	export default text;
}
