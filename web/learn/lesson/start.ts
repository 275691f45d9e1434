/** Starts the live parts of a page, so that it answers its reader from the first moment on. */

/** Lets the page draw, and hear its reader. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Whether an element stands before another in the page. */
const isBefore = (one: Element, other: Element): boolean =>
	(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Defines the elements that the page has, in the order in which it first has them, each in a task of its own.
 * @param parts by the names of the elements.
 */
export async function startParts(
	parts: Readonly<Record<string, CustomElementConstructor>>,
): Promise<void> {
	const found = Object.entries(parts).flatMap(([name, part]) => {
		const first = document.querySelector(name);
		return first === null ? [] : [{ name, part, first }];
	});
	for (const { name, part } of found.sort((a, b) => (isBefore(a.first, b.first) ? -1 : 1))) {
		await turn();
		customElements.define(name, part);
	}
}
