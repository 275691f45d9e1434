/** The scripts loaded so far, and those that failed. Features load scripts when they are first needed. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import type { Slice } from "../../model/store.ts";
import { errorBox } from "./controls/error.ts";
import { type PageFailure, pageFailureOf, pageFailureText } from "./failure.ts";
import { loadScript, type ScriptName, type Scripts } from "./script.ts";

type Found = { readonly [Name in ScriptName]?: Scripts[Name] };

export interface OnDemandState {
	readonly found: Found;
	readonly failures: { readonly [Name in ScriptName]?: PageFailure };
}

export const initialOnDemand: OnDemandState = { found: {}, failures: {} };

export class OnDemand {
	readonly #slice: Slice<OnDemandState>;
	readonly #onFailure: (failure: PageFailure) => void;
	readonly #loading = new Set<ScriptName>();

	constructor(slice: Slice<OnDemandState>, onFailure: (failure: PageFailure) => void) {
		this.#slice = slice;
		this.#onFailure = onFailure;
	}

	/** What a script provides; null before it is loaded. */
	get<Name extends ScriptName>(name: Name): Scripts[Name] | null {
		const found: Found[Name] | undefined = this.#slice.state.found[name];
		return found ?? null;
	}

	failure(name: ScriptName): PageFailure | null {
		return this.#slice.state.failures[name] ?? null;
	}

	/** Loads a script and waits for it. @throws ScriptError */
	async need<Name extends ScriptName>(name: Name): Promise<Scripts[Name]> {
		const script = await loadScript(name);
		if (this.get(name) === null) {
			this.#slice.set({ found: { ...this.#slice.state.found, [name]: script } });
		}
		return script;
	}

	/** Loads a script, once. A failed one is only tried again after `retry`. */
	async load(name: ScriptName): Promise<void> {
		const { found, failures } = this.#slice.state;
		if (found[name] !== undefined || failures[name] !== undefined || this.#loading.has(name)) {
			return;
		}
		this.#loading.add(name);
		try {
			await this.need(name);
		} catch (error) {
			const failure = pageFailureOf(error);
			this.#slice.set({ failures: { ...this.#slice.state.failures, [name]: failure } });
			this.#onFailure(failure);
		}
		this.#loading.delete(name);
	}

	/** Forgets a failure, so that the script can be loaded again. */
	retry(name: ScriptName): void {
		const { [name]: _, ...failures } = this.#slice.state.failures;
		this.#slice.set({ failures });
	}
}

/** What a script draws, or its failure; nothing while it loads. */
export function scripted<Name extends ScriptName>(
	{ scripts, words }: { readonly scripts: OnDemand; readonly words: PageWords },
	name: Name,
	draw: (script: Scripts[Name]) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
	const script = scripts.get(name);
	const failure = scripts.failure(name);
	return script !== null
		? draw(script)
		: failure === null
			? nothing
			: errorBox(pageFailureText(words, failure).message);
}
