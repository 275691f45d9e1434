/** Loads scripts from the folder of the current script, because browsers refuse modules on file://. */
import { scriptUrl } from "../../wasm/script-url.ts";

const { currentScript, baseURI } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : baseURI;

/** @throws Error if there is no such file */
export function loadBeside(name: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = scriptUrl(new URL(name, base));
		script.addEventListener("load", () => resolve());
		script.addEventListener("error", () => reject(new Error(script.src)));
		document.head.append(script);
	});
}

/** Loads the list of puzzles; replaces load-list.ts in scripts. */
export const loadList = (): Promise<void> => loadBeside("puzzle-list.js");
