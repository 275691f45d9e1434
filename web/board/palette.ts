/** The board's colours and typeface, read from the style sheet, which alone knows of light, dark and forced colours. */

/** The value of a custom property. */
export type Palette = (property: `--${string}`) => string;

export function readPalette(element: Element): Palette {
	const style = getComputedStyle(element);
	return (property) => style.getPropertyValue(property).trim();
}
