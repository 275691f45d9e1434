/** The rules script, loaded when rules are first changed, or their form or comparison is opened. */
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import { rulesWords } from "../../locale/words.ts";
import { giveScript } from "../kernel/script.ts";
import { changedRules } from "./changes.ts";
import { Comparison } from "./comparison.ts";
import { comparisonContent } from "./comparison-view.ts";
import { rulesForm } from "./form.ts";
import styles from "./rules.css";

export class RulesScript {
	readonly #comparison = new Comparison();
	readonly form = rulesForm;
	readonly comparison = comparisonContent;

	/** What was changed in a variant's rules. */
	changed(words: PageWords, before: Rules, after: Rules): string {
		return changedRules(rulesWords(words.tag).form, words.game(before.id).name, before, after);
	}

	/** The note for texts that do not contain their rules. */
	notInText = (words: PageWords): string => rulesWords(words.tag).form.notInText;

	/** Compares if the panel is visible; otherwise frees the tables. */
	compare(of: Parameters<Comparison["follow"]>[0]): void {
		this.#comparison.follow(of);
	}
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly rules: RulesScript;
	}
}

giveScript("rules", new RulesScript(), styles);
