/** The flight of a result's squares or stars to the place where they are kept. */

/** Each kind of part, by the selector of its result. */
const results = { square: ".squares", star: ".earned-stars" } as const;

export type Part = keyof typeof results;

/** The time between two of them, and that of a flight, in milliseconds. */
const apart = 70;
const flight = 600;

const isSeen = (element: Element): boolean => {
	const { top, bottom, width } = element.getBoundingClientRect();
	return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
};

const found = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

/** The transform from one place to another, at the centre of both. */
function transformTo(from: DOMRect, to: DOMRect): string {
	const across = to.x + to.width / 2 - from.x - from.width / 2;
	const down = to.y + to.height / 2 - from.y - from.height / 2;
	return `translate(${across}px, ${down}px)`;
}

/**
 * Lets copies of the visible result's parts fly to the first visible place, which then swells; not for readers who prefer
 * reduced motion. @param places selectors
 */
export function fly(kind: Part, places: readonly string[]): void {
	const result = found(`${results[kind]}:has(> i)`).find(isSeen);
	const place = places.flatMap(found).find(isSeen);
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (result === undefined || place === undefined || isStill) return;
	const to = place.getBoundingClientRect();
	const flights = [...result.querySelectorAll(":scope > i")].map((part, nth) => {
		const from = part.getBoundingClientRect();
		const copy = part.cloneNode(true) as HTMLElement;
		copy.classList.add("flying", `is-${kind}`);
		copy.setAttribute("aria-hidden", "true");
		document.body.append(copy);
		Object.assign(copy.style, { left: `${from.x}px`, top: `${from.y}px` });
		const way = [
			{ transform: "none", opacity: 1 },
			{ transform: `${transformTo(from, to)} scale(0.4)`, opacity: 0.6 },
		];
		const timing = { delay: nth * apart, duration: flight, easing: "ease-in-out" };
		const { finished } = copy.animate(way, { ...timing, fill: "backwards" });
		return finished.finally(() => copy.remove());
	});
	const swell = [{ scale: 1 }, { scale: 1.35 }, { scale: 1 }];
	// A flight ends early when the page is left.
	Promise.all(flights).then(
		() => place.animate(swell, 300),
		() => {},
	);
}
