/**
 * The tutorial's data about a reader, stored only in the browser: last page, answered questions, programming language.
 */
import { isRecord } from "../../model/is-record.ts";
import { Entry } from "../../storage/entry.ts";

interface Memory {
	/** The name of the last page read. */
	readonly page?: string;
	/** By page name: the keys of the questions answered. */
	readonly answered?: Readonly<Record<string, readonly string[]>>;
	/** The programming language chosen last, named as in fences. */
	readonly code?: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The valid fields of the stored data. */
function checked(found: unknown): Memory {
	const { page, answered, code } = isRecord(found) ? found : {};
	const pages = Object.entries(isRecord(answered) ? answered : {});
	return {
		...(isText(page) && { page }),
		...(isText(code) && { code }),
		answered: Object.fromEntries(
			pages.map(([name, keys]) => [name, Array.isArray(keys) ? keys.filter(isText) : []]),
		),
	};
}

/** Without storage, the tutorial forgets everything. */
const memory = new Entry("catchmate-learn", () => localStorage, checked);

const keep = (change: (known: Memory) => Memory): void =>
	memory.change((known) => ({ ...known, ...change(known) }));

/** The name of this page, such as `token`, the same in all languages. */
export const pageName: string =
	/([\w-]+)(?:\.html)?$/.exec(typeof location === "undefined" ? "" : location.pathname)?.[1] ??
	"index";

/** The name of the last page read; null for none. */
export const lastPage = (): string | null => memory.value.page ?? null;

export const rememberPage = (): void => keep(() => ({ page: pageName }));

const answersHere = ({ answered }: Memory): readonly string[] => answered?.[pageName] ?? [];

export const wasAnswered = (question: string): boolean =>
	answersHere(memory.value).includes(question);

export const rememberAnswer = (question: string): void =>
	keep((known) => ({
		answered: { ...known.answered, [pageName]: [...new Set([...answersHere(known), question])] },
	}));

/** Listens to changes by other tabs. */
export const listenToMemory = (onChange: () => void): void => memory.listen(onChange);

/** The programming language chosen last, such as `python`; null for none. */
export const codeLanguage = (): string | null => memory.value.code ?? null;

export const rememberCodeLanguage = (code: string): void => keep(() => ({ code }));
