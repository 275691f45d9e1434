/** Finds what stands in a tab as a person does, who opens the tab for it: the locators of a page that open tabs. */
import type { Locator, Page } from "playwright-core";
import { eventually } from "./eventually.ts";

/** The tabs by their panels' ids. */
const tabOf: Readonly<Record<string, string>> = {
	...{ players: "play", edit: "edit", "rules-lab": "edit" },
	...{ moves: "moves", "best-play": "moves", typed: "moves", record: "moves" },
	...{ analysis: "explain", statistics: "explain", comparison: "explain" },
	...{ judge: "text", share: "share" },
};

/** Opens the tab of the elements, if they are in one that is not open. The keyboard stays where it is. */
async function reveal(elements: Locator, timeout: { readonly timeout?: number }): Promise<void> {
	await elements.first().waitFor({ state: "attached", ...timeout });
	const panels = await elements.evaluateAll((all) =>
		all.map((each) => each.closest("#panels > [hidden]")?.id ?? null),
	);
	const [panel] = panels;
	if (panel === undefined) {
		// They have gone meanwhile.
		await reveal(elements, timeout);
		return;
	}
	const tab = elements.page().locator(`#tab-${tabOf[panel ?? ""]}`);
	// Not every activity has every tab.
	if (panel !== null && !panels.includes(null) && (await tab.count()) > 0) {
		await tab.evaluate((button) => (button as HTMLElement).click());
		await elements.page().locator(`#${panel}:not([hidden])`).waitFor({ state: "attached" });
	}
}

/** The number of elements that are in tabs which are not open. */
const countClosed = (all: readonly Element[]): number =>
	all.filter((each) => each.closest("#panels > [hidden]") !== null).length;

const finders = [
	"locator",
	"getByRole",
	"getByLabel",
	"getByText",
	"filter",
	"first",
	"last",
	"nth",
];
/** What is asked of all elements that are found, whether they can be seen or not. */
const lists = ["evaluateAll", "allTextContents"];
const actions = [
	...["click", "check", "uncheck", "fill", "press", "focus", "hover", "tap", "selectOption"],
	...["isChecked", "isDisabled", "inputValue", "textContent", "getAttribute", "evaluate"],
	...["boundingBox", "innerText", "scrollIntoViewIfNeeded", "waitFor"],
];

type Finder = Readonly<Record<string, (...all: unknown[]) => Locator>>;

/** The locators as they are, without the opening of tabs. */
const plain = new WeakMap<object, Locator>();

/** An argument as the browser's library takes it. */
function unwrapped(argument: unknown): unknown {
	if (typeof argument !== "object" || argument === null || !("has" in argument)) {
		return argument;
	}
	const { has } = argument;
	return { ...argument, has: plain.get(has as object) ?? has };
}

/** Elements that may be in any tab. @param all the same with those that cannot be seen. */
function inTabs(seen: Locator, all: Locator): Locator {
	const found = new Proxy(seen, {
		get(target, key) {
			const value = Reflect.get(target, key);
			if (typeof key !== "string" || typeof value !== "function") {
				return value;
			}
			if (finders.includes(key)) {
				return (...given: unknown[]) => find(target, all, key, given);
			}
			if (key === "count") {
				return async () => {
					const closed = await all.evaluateAll(countClosed);
					return (await target.count()) + (target === all ? 0 : closed);
				};
			}
			if (key === "allInnerTexts") {
				return async () => {
					if ((await all.count()) > 0) {
						await reveal(all, {});
					}
					return target.allInnerTexts();
				};
			}
			if (lists.includes(key)) {
				return Reflect.get(all, key).bind(all);
			}
			if (!actions.includes(key)) {
				return value.bind(target);
			}
			return async (...given: readonly unknown[]) => {
				const { state = "visible", timeout } = (key === "waitFor" ? (given[0] ?? {}) : {}) as {
					readonly state?: string;
					readonly timeout?: number;
				};
				if (state === "visible") {
					// A name has other letters where hidden parts of it count.
					await reveal(target.or(all), timeout === undefined ? {} : { timeout });
				}
				const result = await value.apply(target, given);
				if (state === "detached") {
					await eventually(() => all.evaluateAll(countClosed), 0);
				}
				return result;
			};
		},
	});
	plain.set(found, seen);
	return found;
}

function find(seen: object, all: object, key: string, given: readonly unknown[]): Locator {
	const [first, second, ...more] = given.map(unwrapped);
	const hidden = key === "getByRole" ? { ...(second as object), includeHidden: true } : second;
	const on = (from: object, options: unknown) =>
		(from as Finder)[key]?.call(from, first, options, ...more) as Locator;
	const found = on(seen, second);
	return inTabs(found, seen === all && hidden === second ? found : on(all, hidden));
}

/** The page with such locators. */
export const withTabs = (page: Page): Page =>
	new Proxy(page, {
		get(target, key) {
			const value = Reflect.get(target, key);
			return typeof value !== "function"
				? value
				: typeof key === "string" && finders.includes(key)
					? (...given: unknown[]) => find(target, target, key, given)
					: value.bind(target);
		},
	});
