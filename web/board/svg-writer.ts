/** Writes shapes as an SVG picture that needs no script, font or other file. */
import type { Theme } from "../model/appearance.ts";
import type { Layout } from "./layout.ts";
import { type Colour, type ColourName, colours } from "./palette.ts";
import type { Line, Shape } from "./shapes.ts";

type Attributes = Readonly<Record<string, string | number | undefined>>;

function escaped(text: string): string {
	const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
	// XML cannot contain control characters.
	const printable = text.replace(
		/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
		"\ufffd",
	);
	return printable.replace(/[&<>]/g, (character) => entities[character] ?? "");
}

/** A length, rounded to hundredths of a pixel. */
const short = (length: number) => String(Math.round(length * 100) / 100);

function element(name: string, attributes: Attributes, content = ""): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`);
	return `<${name}${written.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
}

function pathData(lines: readonly Line[], closed = false): string {
	const corners = (line: Line) => line.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L");
	return lines.map((line) => `M${corners(line)}${closed ? "z" : ""}`).join("");
}

const isNamed = (colour: Colour): colour is ColourName => Object.hasOwn(colours, colour);

const paints = ["fill", "stroke"] as const;

/** The class of a shape whose colours change in dark mode. */
function classOf(shape: Shape): string | undefined {
	const names = paints.flatMap((paint) => {
		const colour = shape[paint];
		return colour !== undefined && isNamed(colour) ? [`catchmate-${paint}-${colour}`] : [];
	});
	return names.length === 0 ? undefined : names.join(" ");
}

/** A colour's attribute; light in `auto`, for viewers without style sheets. */
function shadeOf(colour: Colour, theme: Theme): string {
	return isNamed(colour) ? colours[colour][theme === "dark" ? 1 : 0] : colour;
}

function paintOf(shape: Shape, theme: Theme): Attributes {
	const { fill, stroke, thickness = 1, dash, dashOffset, opacity, join, cap } = shape;
	const scale = shape.kind === "outline" ? shape.scale : 1;
	const filled = {
		class: classOf(shape),
		fill: fill === undefined ? "none" : shadeOf(fill, theme),
		opacity,
	};
	return stroke === undefined
		? filled
		: {
				...filled,
				stroke: shadeOf(stroke, theme),
				"stroke-width": thickness / scale,
				"stroke-dasharray": dash,
				"stroke-dashoffset": dashOffset,
				"stroke-linejoin": join,
				"stroke-linecap": cap,
			};
}

function written(shape: Shape, theme: Theme): string {
	const paint = paintOf(shape, theme);
	switch (shape.kind) {
		case "rect": {
			const { x, y, width, height, radius } = shape;
			return element("rect", { x, y, width, height, rx: radius, ...paint });
		}
		case "circle":
			return element("circle", { cx: shape.x, cy: shape.y, r: shape.radius, ...paint });
		case "lines":
			return element("path", { d: pathData(shape.lines, shape.closed), ...paint });
		case "outline": {
			const transform = `translate(${short(shape.x)} ${short(shape.y)}) scale(${shape.scale})`;
			return element("path", { d: shape.path, transform, ...paint });
		}
		case "text": {
			const { x, y, size, weight } = shape;
			const anchor = shape.align === "center" ? "middle" : "end";
			const font = { "text-anchor": anchor, "font-size": size, "font-weight": weight };
			return element("text", { x, y, ...font, ...paint }, escaped(shape.text));
		}
	}
}

/** The style for shapes on dark systems. */
function darkStyle(shapes: readonly Shape[]): string {
	const rules = shapes.flatMap((shape) =>
		paints.flatMap((paint) => {
			const colour = shape[paint];
			if (colour === undefined || !isNamed(colour)) return [];
			const [light, dark] = colours[colour];
			return light === dark
				? []
				: [`.catchmate-auto .catchmate-${paint}-${colour}{${paint}:${dark}}`];
		}),
	);
	const all = [...new Set(rules)].join("");
	return `<style>@media (prefers-color-scheme:dark){${all}}</style>`;
}

/** Writes a picture of shapes; title and description are for screen readers. */
export function svgText(
	shapes: readonly Shape[],
	{ width, height }: Pick<Layout, "width" | "height">,
	theme: Theme,
	title: string,
	description: string,
): string {
	const [w, h] = [short(width), short(height)];
	const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`;
	// Digits, ∞ and names of points: every system's typefaces have these.
	const font = `font-family="system-ui,sans-serif"`;
	return [
		`<svg ${root} role="img" ${font}${theme === "auto" ? ' class="catchmate-auto"' : ""}>`,
		`<title>${escaped(title)}</title>`,
		`<desc>${escaped(description)}</desc>`,
		...(theme === "auto" ? [darkStyle(shapes)] : []),
		...shapes.map((shape) => written(shape, theme)),
		"</svg>\n",
	].join("\n");
}
