/** The language that the program speaks: that of the locale. English sentences on boards are the core's own. */
import { failureOf, failureText } from "../../web/element/failure.ts";
import { withoutPlace } from "../../web/fences/check.ts";
import { program as en, type ProgramWords } from "../../web/locale/en/program.ts";
import { type InEach, type Tag, tagFor } from "../../web/locale/languages.ts";
import { elementWords } from "../../web/locale/words.ts";
import { program as zh } from "../../web/locale/zh/program.ts";

const { LC_ALL, LC_MESSAGES, LANG } = process.env;

/** Such as zh-CN in the locale zh_CN.UTF-8; an empty variable counts as none. */
const tag: Tag = tagFor((LC_ALL || LC_MESSAGES || LANG || "").replace("_", "-")) ?? "en";

/** Of what there is in each language, that which is spoken. */
export const inLanguage = <Words>(each: InEach<Words>): Words => each[tag];

/** The program's own messages. */
export const words = inLanguage<ProgramWords>({ en, "zh-CN": zh });

/** The message of an error of the core without its place in the text. */
export function toldWithoutPlace(error: Error): string {
	const failure = failureOf(error);
	if (tag === "en" || failure.kind === "failed") return withoutPlace(error.message);
	return failureText(elementWords(tag), failure).message;
}

/** The message of an error of the core, in words. */
export function told(error: Error): string {
	const failure = failureOf(error);
	if (tag === "en" || failure.kind === "failed") return error.message;
	const elements = elementWords(tag);
	const { place, message } = failureText(elements, failure);
	return elements.errors.at(place, message);
}
