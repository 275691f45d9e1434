/** What the tutorial remembers of a reader, on the reader's machine alone: the page read last, the questions answered, the language of code. */

const storageKey = "catchmate-learn";

interface Memory {
	/** The name of the page read last. */
	readonly page?: string;
	/** Of each page, by its name, the keys of the questions that were answered. */
	readonly answered?: Readonly<Record<string, readonly string[]>>;
	/** The programming language chosen last, by the name that its fences have. */
	readonly code?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string";

/** What is remembered, without whatever else may stand there. */
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

function read(): Memory {
	try {
		return checked(JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
	} catch {
		// Where nothing may be kept, the tutorial is new each time.
		return {};
	}
}

function keep(change: Memory): void {
	try {
		localStorage.setItem(storageKey, JSON.stringify({ ...read(), ...change }));
	} catch {
		// As above.
	}
}

/** The name of this page, in whatever language it is, such as `token`. */
export const pageName: string =
	/([\w-]+)(?:\.html)?$/.exec(typeof location === "undefined" ? "" : location.pathname)?.[1] ??
	"index";

/** The name of the page that was read last; null for none. */
export const lastPage = (): string | null => read().page ?? null;

export const rememberPage = (): void => keep({ page: pageName });

const answersHere = (): readonly string[] => read().answered?.[pageName] ?? [];

export const wasAnswered = (question: string): boolean => answersHere().includes(question);

export function rememberAnswer(question: string): void {
	const answers = [...new Set([...answersHere(), question])];
	keep({ answered: { ...read().answered, [pageName]: answers } });
}

/** The programming language that was chosen last, such as `python`; null for none. */
export const codeLanguage = (): string | null => read().code ?? null;

export const rememberCodeLanguage = (code: string): void => keep({ code });
