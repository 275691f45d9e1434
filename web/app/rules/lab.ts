/** Loads the script of the form and of the comparison when one of them is opened, and has it follow the page. */
import type { Context } from "../context.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import { comparisonId, formId } from "./panels.ts";
import type { RulesScript } from "./script.ts";
import type { RulesState } from "./state.ts";

/** Put in by the build: the version of the page's scripts. */
declare const SCRIPT_VERSION: string;

declare global {
	interface Window {
		catchmateRules?: RulesScript;
	}
}

export class RulesLab {
	readonly #slice: Slice<RulesState>;
	#isLoading = false;

	constructor(slice: Slice<RulesState>) {
		this.#slice = slice;
	}

	/** Follows the page as it has been drawn. */
	follow(context: Context): void {
		const { script, previous, against } = this.#slice.state;
		const [side] = context.tools.problem?.game.rules.sides ?? [];
		// Another game has other sides.
		const isOther = [previous, against].some(
			(rules) => rules && side?.name !== rules.sides[0].name,
		);
		if (side !== undefined && isOther) {
			this.#slice.set({ previous: null, against: null });
			return;
		}
		if (typeof script === "object") {
			script?.follow(context);
		}
		if (
			script === null &&
			[formId, comparisonId].some((id) => document.getElementById(id) !== null)
		) {
			void this.#load();
		}
	}

	async #load(): Promise<void> {
		if (this.#isLoading) {
			return;
		}
		this.#isLoading = true;
		try {
			const script = await loadScript("rules.js", () => window.catchmateRules);
			// A page that has stood open while the host got another version must not call what it does not know.
			this.#slice.set({ script: script.version === SCRIPT_VERSION ? script : "failed" });
		} catch {
			this.#slice.set({ script: "failed" });
		}
		this.#isLoading = false;
	}
}
