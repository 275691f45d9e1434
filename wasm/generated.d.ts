/** What the build makes and wasm/build.mjs puts in the place of these names. */

/** The version of the package, as package.json has it. */
declare const packageVersion: string;

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
	/** Runs the script that wasm/whole.ts is bundled into, and returns what that gives. */
	export default function whole(): import("./whole.ts").Whole;
}

declare module "*.txt" {
	const text: string;
	export default text;
}
