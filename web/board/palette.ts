/**
 * The board's colours by name, light and dark. On a page, custom properties of the same names apply, which an author or
 * forced colours may change; separate pictures use these values.
 */
export const colours = {
	ground: ["#faf7f0", "#17161a"],
	"board-square": ["#f6efe2", "#433f4a"],
	"board-square-dark": ["#ece2cf", "#3a3642"],
	"board-square-unused": ["#fdf9f0", "#57525f"],
	"board-square-played": ["#e5d3b1", "#3a3642"],
	"board-line": ["#e3d8c3", "#26242c"],
	"board-frame": ["#d8c9aa", "#211f26"],
	"board-goal": ["#fffaf0", "#f3ead6"],
	"board-number": ["#625b52", "#b0acb6"],
	"board-way": ["#4b443c", "#a39eac"],
	"board-obstacle": ["#6b6570", "#9691a0"],
	"board-obstacle-side": ["#49444e", "#6a6672"],
	"board-obstacle-top": ["#7b7580", "#a6a1af"],
	"board-last-move": ["#7d6a3c", "#cbb98a"],
	"board-last-move-tint": ["#f3e2ae", "#5a5138"],
	"piece-shadow": ["#000000", "#000000"],
	"piece-light": ["#ffffff", "#ffffff"],
	accent: ["#5b3bc4", "#c3b1ff"],
	chip: ["#ffffff", "#15171a"],
	"chip-text": ["#1d1f23", "#f3f2ee"],
	right: ["#1a7135", "#74cf8e"],
	slip: ["#855600", "#efb54e"],
	error: ["#a3230f", "#ff9d88"],
	hint: ["#8a6100", "#f2c14e"],
	win: ["#0072b2", "#0072b2"],
	draw: ["#757575", "#757575"],
	loss: ["#d55e00", "#d55e00"],
	"win-ink": ["#ffffff", "#ffffff"],
	"draw-ink": ["#ffffff", "#ffffff"],
	"loss-ink": ["#000000", "#000000"],
	"piece-white": ["#ffffff", "#f4f2ec"],
	"piece-white-edge": ["#3a3d42", "#6e6a60"],
	"piece-red": ["#dd4a3c", "#ef6a5b"],
	"piece-red-edge": ["#7d150c", "#5c100a"],
	"piece-black": ["#1b1d20", "#08090a"],
	"piece-black-edge": ["#000000", "#d4d6d9"],
	"piece-police": ["#1f4f9e", "#2a5cb0"],
	"piece-police-edge": ["#0b2350", "#d3e1fb"],
	"piece-thief": ["#f2c14e", "#f4ca64"],
	"piece-thief-edge": ["#5f4300", "#4f3800"],
	"piece-mouse": ["#e4ddd6", "#efe9e2"],
	"piece-mouse-edge": ["#554b45", "#6b615a"],
	"piece-cat": ["#46394f", "#5b4a6a"],
	"piece-cat-edge": ["#1c1520", "#d9c9e4"],
	"piece-fox": ["#e06a2c", "#ef8748"],
	"piece-fox-edge": ["#74280a", "#582006"],
	"piece-hounds": ["#4d3728", "#6a4a36"],
	"piece-hounds-edge": ["#1f140c", "#e0cdb9"],
	"piece-hare": ["#e6cfa8", "#eed9b6"],
	"piece-hare-edge": ["#5e4522", "#5a4220"],
	"piece-token": ["#2f9e6e", "#3fb584"],
	"piece-token-edge": ["#0c3a26", "#d6f5e6"],
} as const;

export type ColourName = keyof typeof colours;

/** A named colour, or one of a map's scale, which is the same in light and dark. */
export type Colour = ColourName | `rgb(${string})`;

/** Map colours at equal steps, from near the end of the game to far: hue shows the winner, lightness the distance. */
const mapScales = {
	win: [
		[208, 234, 252],
		[122, 190, 234],
		[38, 134, 198],
		[0, 88, 146],
		[0, 48, 88],
	],
	loss: [
		[255, 226, 202],
		[250, 174, 116],
		[216, 104, 24],
		[150, 60, 0],
		[86, 32, 0],
	],
} as const;

type Channels = readonly [red: number, green: number, blue: number];

const colourOf = (channels: Channels): Colour => `rgb(${channels.join(",")})`;

/** The relative luminance of a colour by WCAG, from 0 to 1. */
function luminance(channels: Channels): number {
	const [red, green, blue] = channels.map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Above this luminance black text is more legible than white. */
const light = 0.179;

/** A map colour and a legible text colour; `part` runs from 0, near, to 1, far. */
export function mapColours(
	outcome: keyof typeof mapScales,
	part: number,
): { readonly fill: Colour; readonly ink: Colour } {
	const scale: readonly Channels[] = mapScales[outcome];
	const place = part * (scale.length - 1);
	const index = Math.min(scale.length - 2, Math.floor(place));
	const [a, b] = [scale[index] ?? mapScales[outcome][0], scale[index + 1] ?? mapScales[outcome][0]];
	const mixed = (channel: 0 | 1 | 2) =>
		Math.round(a[channel] + (b[channel] - a[channel]) * (place - index));
	const channels: Channels = [mixed(0), mixed(1), mixed(2)];
	return {
		fill: colourOf(channels),
		ink: luminance(channels) > light ? "rgb(0,0,0)" : "rgb(255,255,255)",
	};
}
