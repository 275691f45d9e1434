/**
 * Modules loaded on first use, for parts of the page that few readers need. The page opened from disk contains them in
 * its one script.
 */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import { errorLine } from "./controls/error.ts";
import type { Rendered } from "./panels.ts";
import { work } from "./work.ts";

/** A module cannot be loaded: the host is out of reach, or now has another version of the page. */
export class LoadError extends Error {
	override readonly name = "LoadError";
}

export class Lazy<Module> {
	readonly #import: () => Promise<Module>;
	readonly #module = signal<Module | null>(null);
	readonly #isMissing = signal(false);
	#loading: Promise<Module> | null = null;

	constructor(load: () => Promise<Module>) {
		this.#import = load;
	}

	/** The module; null before it is loaded. Reading starts the load. */
	get module(): Module | null {
		if (this.#module.value === null && !this.#isMissing.value) this.#ask();
		return this.#module.value;
	}

	/** Loads the module. A failed load can be tried again. @throws LoadError */
	load(): Promise<Module> {
		this.#loading ??= work.track(this.#fetch());
		return this.#loading;
	}

	/** Draws with the loaded module; after a failed load, an error with a button to try again. */
	draw({ notLoaded }: PageWords, content: (module: Module) => Rendered): Rendered {
		const { module } = this;
		if (module !== null) return content(module);
		if (!this.#isMissing.value) return nothing;
		return html`<div class="error" role="alert">
			${errorLine(notLoaded.text)}
			<button type="button" @click=${() => this.#ask()}>${notLoaded.again}</button>
		</div>`;
	}

	#ask(): void {
		this.load().catch(() => {
			// `draw` shows the failure.
		});
	}

	async #fetch(): Promise<Module> {
		try {
			const module = await this.#import();
			this.#module.value = module;
			this.#isMissing.value = false;
			return module;
		} catch (cause) {
			this.#loading = null;
			this.#isMissing.value = true;
			throw new LoadError("a part of the page cannot be loaded", { cause });
		}
	}
}
