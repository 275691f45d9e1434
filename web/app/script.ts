/**
 * The page's further scripts: parts that few readers open, each loaded when it is first asked for. They run from file:// too,
 * where browsers refuse modules, so that each leaves what it gives in a global place, with its styles.
 *
 * An open page whose host has got another version since would load a script of that version, which it does not know. Each says
 * of which version it is, and the page takes only those of its own.
 */
import type { arrange } from "../board/arrange.ts";
import type { svg } from "../board/svg.ts";
import type { AnalysisScript } from "./analysis/script.ts";
import type { EditScript } from "./edit/script.ts";
import type { PanelScript } from "./frame/lazy.ts";
import type { LibraryScript } from "./library/script.ts";
import type { PuzzlesScript } from "./puzzles/script.ts";
import type { RulesScript } from "./rules/script.ts";

/** What each script gives. It is the file of that name beside the page's own script. */
interface Scripts {
	readonly analysis: AnalysisScript;
	readonly arrange: typeof arrange;
	readonly edit: EditScript;
	readonly help: PanelScript;
	readonly library: LibraryScript;
	readonly puzzles: PuzzlesScript;
	readonly rules: RulesScript;
	readonly share: PanelScript;
	readonly svg: typeof svg;
}

type ScriptName = keyof Scripts;

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

/** Put in by the build: the version of the page's scripts. */
declare const SCRIPT_VERSION: string;

/** Why a script cannot be had: it cannot be loaded, or it is of another version than the page. */
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
 * Called by a further script: gives the page what it is loaded for.
 * @param styles are added to those of the page.
 */
export function giveScript<Name extends ScriptName>(
	name: Name,
	value: Scripts[Name],
	styles = "",
): void {
	const given = { version: SCRIPT_VERSION, value, styles };
	window.catchmateScripts = { ...window.catchmateScripts, [name]: given };
}

/** They lie beside the page's own script, wherever that is. */
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

/** What a script has given that has run. */
function given<Name extends ScriptName>(name: Name): Given<Scripts[Name]> {
	const given: Given<Scripts[Name]> | undefined = window.catchmateScripts?.[name];
	if (given?.version !== SCRIPT_VERSION) {
		throw new ScriptError(name, "other-version");
	}
	return given;
}

/** Runs a script and adds its styles, unless another script of the page has done so. */
async function begin(name: ScriptName): Promise<void> {
	if (window.catchmateScripts?.[name]?.version !== SCRIPT_VERSION) {
		await run(name);
		addStyles(given(name).styles);
	}
}

/** The loads that are under way, and those that went well. */
const loads = new Map<ScriptName, Promise<void>>();

/**
 * Loads a script and adds its styles, once. A load that fails can be tried again.
 * @throws ScriptError
 */
export async function loadScript<Name extends ScriptName>(name: Name): Promise<Scripts[Name]> {
	const load = loads.get(name) ?? begin(name);
	loads.set(name, load);
	try {
		await load;
	} catch (error) {
		loads.delete(name);
		throw error;
	}
	return given(name).value;
}
