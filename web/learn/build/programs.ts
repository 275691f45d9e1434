/** Adds a copy button to programs in the text, but not to other code such as tags. */
import type MarkdownIt from "markdown-it";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { escaped } from "../../pages/page.ts";

/** The languages of programs in fences. */
const programLanguages: readonly string[] = ["cpp", "python"];

/** Makes a renderer put the button above each program. */
export function renderPrograms(markdown: MarkdownIt, { copying }: TutorialWords): void {
	const { fence } = markdown.renderer.rules;
	markdown.renderer.rules.fence = (tokens, index, ...given) => {
		const code = fence?.(tokens, index, ...given) ?? "";
		const [language = ""] = /^\w*/.exec(tokens[index]?.info ?? "") ?? [];
		return programLanguages.includes(language)
			? `<div class="program"><p><button type="button" class="copy">${escaped(copying.program)}</button></p>
${code}</div>
`
			: code;
	};
}
