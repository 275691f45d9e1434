/**
 * Adds a copy button to programs in the text, but not to other code such as tags. `site=leetcode` marks what LeetCode takes
 * as it stands.
 */
import type MarkdownIt from "markdown-it";
import { attributesIn } from "../../fences/fence.ts";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { escaped } from "../../pages/page.ts";

/** The languages of programs in fences. */
const programLanguages: readonly string[] = ["cpp", "python"];

/** Makes a renderer put the button above each program. */
export function renderPrograms(markdown: MarkdownIt, { copying }: TutorialWords): void {
	const { fence } = markdown.renderer.rules;
	markdown.renderer.rules.fence = (tokens, index, ...given) => {
		const code = fence?.(tokens, index, ...given) ?? "";
		const info = tokens[index]?.info ?? "";
		const [language = ""] = /^\w*/.exec(info) ?? [];
		const label = attributesIn(info).has("site") ? copying.leetcode : copying.program;
		return programLanguages.includes(language)
			? `<div class="program"><p><button type="button" class="copy">${escaped(label)}</button></p>
${code}</div>
`
			: code;
	};
}
