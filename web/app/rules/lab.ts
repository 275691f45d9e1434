/** Loads the script of the form and of the comparison when one of them is opened, and has it follow the page. */
import type { Context } from "../context.ts";
import { pageFailureOf, pageFailureText } from "../failure.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import { comparisonId, formId } from "./panels.ts";
import type { RulesState } from "./state.ts";

export class RulesLab {
	readonly #slice: Slice<RulesState>;
	#isLoading = false;

	constructor(slice: Slice<RulesState>) {
		this.#slice = slice;
	}

	/** Follows the page as it has been drawn. */
	follow(context: Context): void {
		const { script, scriptFailure, previous, against } = this.#slice.state;
		const [side] = context.tools.problem?.game.rules.sides ?? [];
		// Another game has other sides.
		const isOther = [previous, against].some(
			(rules) => rules && side?.name !== rules.sides[0].name,
		);
		if (side !== undefined && isOther) {
			this.#slice.set({ previous: null, against: null });
			return;
		}
		script?.follow(context);
		const isWanted = [formId, comparisonId].some((id) => document.getElementById(id) !== null);
		if (script === null && scriptFailure === null && isWanted && !this.#isLoading) {
			void this.#load(context);
		}
	}

	async #load({ board, words }: Context): Promise<void> {
		this.#isLoading = true;
		try {
			this.#slice.set({ script: await loadScript("rules") });
		} catch (error) {
			const scriptFailure = pageFailureOf(error);
			this.#slice.set({ scriptFailure });
			board.announce(pageFailureText(words, scriptFailure).message, true);
		}
		this.#isLoading = false;
	}
}
