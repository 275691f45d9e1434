/**
 * The page's further scripts: parts that few readers need, each loaded on demand. They are no modules, which browsers
 * refuse on file://; each leaves what it provides, and its styles, in a global variable.
 *
 * If the host has a newer version than an open page, that page would load scripts it does not match. So each script
 * has a version, and the page accepts only its own.
 */

import { work } from "./work.ts";

/** What each script provides, by its file name. Every script declares its own entry. */
// biome-ignore lint/suspicious/noEmptyInterface: the scripts fill it.
export interface Scripts {}

export type ScriptName = keyof Scripts & string;

interface Given<Value> {
	readonly version: string;
	readonly value: Value;
	readonly styles: string;
}

declare global {
	interface Window {
		catchmateScripts?: { readonly [Name in ScriptName]?: Given<Scripts[Name]> };
	}
}

/** The version of the page's scripts, set by the build. */
declare const SCRIPT_VERSION: string;

/** Why a script is unavailable: it cannot be loaded, or its version differs from the page's. */
export type ScriptFault = "unreachable" | "other-version";

export class ScriptError extends Error {
	override readonly name = "ScriptError";
	readonly fault: ScriptFault;

	constructor(script: ScriptName, fault: ScriptFault) {
		super(`${script}.js: ${fault}`);
		this.fault = fault;
	}
}

/**
 * Called by a script to provide its contents.
 * @param styles added to the page's styles
 */
export function giveScript<Name extends ScriptName>(
	name: Name,
	value: Scripts[Name],
	styles = "",
): void {
	const given = { version: SCRIPT_VERSION, value, styles };
	window.catchmateScripts = { ...window.catchmateScripts, [name]: given };
}

/** The scripts are next to the page's own script. */
const { currentScript, baseURI } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : baseURI;

function run(name: ScriptName): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = new URL(`${name}.js`, base).href;
		script.addEventListener("load", resolve);
		script.addEventListener("error", () => reject(new ScriptError(name, "unreachable")));
		document.head.append(script);
	});
}

function addStyles(styles: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}

/** What a script that has run provides. */
function given<Name extends ScriptName>(name: Name): Given<Scripts[Name]> {
	const given: Given<Scripts[Name]> | undefined = window.catchmateScripts?.[name];
	if (given?.version !== SCRIPT_VERSION) {
		throw new ScriptError(name, "other-version");
	}
	return given;
}

/** Runs a script and adds its styles, unless that has been done. */
async function begin(name: ScriptName): Promise<void> {
	if (window.catchmateScripts?.[name]?.version !== SCRIPT_VERSION) {
		await run(name);
		addStyles(given(name).styles);
	}
}

/** Loads under way, and finished ones. */
const loads = new Map<ScriptName, Promise<void>>();

/**
 * Loads a script and adds its styles, once. A failed load can be tried again.
 * @throws ScriptError
 */
export async function loadScript<Name extends ScriptName>(name: Name): Promise<Scripts[Name]> {
	const load = loads.get(name) ?? work.during(begin(name));
	loads.set(name, load);
	try {
		await load;
	} catch (error) {
		loads.delete(name);
		throw error;
	}
	return given(name).value;
}
