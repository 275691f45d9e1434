/** The board's colours, read from the style sheet, which alone knows of light, dark and forced colours. */

const properties = {
	square: "--board-square",
	line: "--board-line",
	frame: "--board-frame",
	number: "--board-number",
	obstacle: "--board-obstacle",
	obstacleHatch: "--board-obstacle-hatch",
	accent: "--accent",
	lastMove: "--board-last-move",
	lastMoveTint: "--board-last-move-tint",
	chip: "--chip",
	chipText: "--chip-text",
	win: "--win",
	draw: "--draw",
	loss: "--loss",
	font: "--font",
} as const;

export type Palette = Readonly<Record<keyof typeof properties, string>> & {
	/** The value of any other custom property. */
	readonly of: (property: string) => string;
};

export function readPalette(element: Element): Palette {
	const style = getComputedStyle(element);
	const of = (property: string) => style.getPropertyValue(property).trim();
	const colours: Record<string, string> = {};
	for (const [name, property] of Object.entries(properties)) {
		colours[name] = of(property);
	}
	return { ...(colours as Record<keyof typeof properties, string>), of };
}
