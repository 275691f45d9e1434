/** Starts a page's interactive parts one by one, without blocking the page. */

/** Lets the page draw and handle input. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Whether an element comes before another in the page. */
const isBefore = (one: Element, other: Element): boolean =>
	(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Defines the page's custom elements in the order of their first use, each in its own task.
 * @param parts by element name
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
