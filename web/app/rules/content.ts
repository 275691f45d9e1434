/** What is loaded when rules are first changed, or their form or comparison is opened. */
import "./rules.css";
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import { rulesWords } from "../../locale/further-words.ts";
import { changedRules } from "./changes.ts";

export { Comparison } from "./comparison.ts";
export { comparisonContent } from "./comparison-view.ts";
export { rulesForm } from "./form.ts";

/** What was changed in a variant's rules. */
export const changed = (words: PageWords, before: Rules, after: Rules): string =>
	changedRules(rulesWords(words.tag).form, words.game(before.id).name, before, after);

/** The note for texts that do not contain their rules. */
export const notInText = (words: PageWords): string => rulesWords(words.tag).form.notInText;
