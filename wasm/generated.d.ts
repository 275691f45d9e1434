/** Names that wasm/build/package.mjs replaces with values from the build. */

/** The version in package.json. */
declare const packageVersion: string;

declare module "catchmate-embedded/*wasm" {
	/** A module, compressed with gzip. */
	const compressed: Uint8Array<ArrayBuffer>;
	export default compressed;
}

declare module "catchmate-embedded/*worker" {
	/** wasm/engine/worker.ts, bundled as a script. */
	const script: string;
	export default script;
}

declare module "*.txt" {
	const text: string;
	export default text;
}

declare module "*.md" {
	const text: string;
	export default text;
}

declare module "*.py" {
	const text: string;
	export default text;
}

declare module "*.cpp" {
	const text: string;
	export default text;
}
