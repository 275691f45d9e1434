/** What the tutorial remembers of a reader, on the reader's machine alone: the page read last, and the questions answered. */

const storageKey = "catchmate-learn";

interface Memory {
	/** The page read last: its address from the tutorial's folder, without the language's. */
	readonly page?: string;
	/** Of each page, by its name, the questions that were answered, by their places. */
	readonly answered?: Readonly<Record<string, readonly string[]>>;
}

function read(): Memory {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
		return typeof found === "object" && found !== null ? found : {};
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
