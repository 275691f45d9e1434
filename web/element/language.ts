/** The language of the place that an element stands in. */

/** The nearest `lang` at or around an element, out of shadow trees too; empty for none. */
export function languageTag(element: Element): string {
	const holder = element.closest("[lang]");
	const root = element.getRootNode();
	const tag = holder?.getAttribute("lang") ?? "";
	return tag === "" && root instanceof ShadowRoot ? languageTag(root.host) : tag;
}

const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** Tells of every change of a `lang` that may be an element's, until the signal is aborted. */
export function watchLanguage(element: Element, listener: () => void, signal: AbortSignal): void {
	observer ??= new MutationObserver(() => {
		for (const listener of listeners) {
			listener();
		}
	});
	for (
		let root: Node | null = element.getRootNode();
		root !== null;
		root = root instanceof ShadowRoot ? root.host.getRootNode() : null
	) {
		observer.observe(root, { attributeFilter: ["lang"], subtree: true });
	}
	listeners.add(listener);
	signal.addEventListener("abort", () => {
		listeners.delete(listener);
		if (listeners.size === 0) {
			observer?.disconnect();
		}
	});
}
