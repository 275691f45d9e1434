/** Names in whose place wasm/build/package.mjs puts what the build makes. */

/** The version of the package, as package.json has it. */
declare const packageVersion: string;

declare module "catchmate-embedded/wasm" {
	/** The module, compressed with gzip. */
	const compressed: Uint8Array<ArrayBuffer>;
	export default compressed;
}

declare module "catchmate-embedded/worker" {
	/** The script that wasm/engine/worker.ts is bundled into. */
	const script: string;
	export default script;
}

declare module "*.txt" {
	const text: string;
	export default text;
}
