/** The chapter's table of classic mistakes, in each language. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";
import type { ClassicMistake } from "../chapters.ts";

type Shown = ReadonlyMap<ClassicMistake, number>;

const inEach = (tell: (words: TutorialWords) => string): Readonly<Record<string, string>> =>
	Object.fromEntries(tags.map(tutorialWords).map((words) => [words.source, tell(words)]));

/** A table row for each mistake, with the number of boards on which it shows. */
export const rowsFact = (shown: Shown) =>
	inEach(({ mistakes }) =>
		[...shown].map(([mistake, times]) => `| ${mistakes[mistake]} | ${times} |`).join("\n"),
	);

/** The sentence about the mistakes that show on no board. */
export const unseenFact = (shown: Shown) =>
	inEach(({ mistakes, unseen, list }) => {
		const never = [...shown].flatMap(([mistake, times]) =>
			times === 0 ? [mistakes[mistake]] : [],
		);
		return unseen(list(never), never.length);
	});
