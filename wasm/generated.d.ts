/** What the build makes and wasm/build.mjs puts in the place of these names. */

declare module "catchmate-module" {
	/** The WebAssembly module; module.ts says what it exports. */
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
