/** The words of the form of the rules and of their comparison, which come with the script that draws them. */
import { comparison as enComparison } from "./en/comparison.ts";
import { rules as enForm } from "./en/rules.ts";
import type { Words } from "./index.ts";
import { choose } from "./shared.ts";
import { comparison as zhComparison } from "./zh/comparison.ts";
import { rules as zhForm } from "./zh/rules.ts";

export interface RulesWords extends Pick<Words, "tag"> {
	readonly form: typeof enForm;
	readonly comparison: Readonly<typeof enComparison>;
}

const languages: readonly [RulesWords, ...RulesWords[]] = [
	{ tag: "en", form: enForm, comparison: enComparison },
	{ tag: "zh-CN", form: zhForm, comparison: zhComparison },
];

/** Those in the language of the page's words. */
export const rulesWords = ({ tag }: Pick<Words, "tag">): RulesWords => choose(languages, [tag]);
