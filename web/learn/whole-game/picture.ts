/** The drawing of a whole game, shared by the interactive part and the picture files: points, best moves, and the reader's choice. */
import { svg, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import type { Point } from "../../model/places.ts";
import { pathFrom, type WholeGame } from "./graph.ts";
import type { Layout } from "./layout.ts";

/** The filled layers and the chosen point. */
export interface PictureState {
	/** The distance up to which points are settled. */
	readonly filled: number;
	/** The point whose best play is drawn; null for none. */
	readonly chosen: number | null;
}

/** Half the size of a point, of one on the chosen point's best play, and of the chosen point. */
const radius = { plain: 5, onWay: 7.5, chosen: 9.5 } as const;

/** Rounds to a tenth of a pixel. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A curve between two points that leaves and arrives upright. */
function curve(layout: Layout, from: number, to: number): string {
	const none: Point = { x: 0, y: 0 };
	const [a, b] = [layout.places[from] ?? none, layout.places[to] ?? none];
	const middle = (a.y + b.y) / 2;
	const written = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
	return `M${written(a)}C${written({ x: a.x, y: middle })} ${written({ x: b.x, y: middle })} ${written(b)}`;
}

/** The first side's wins are diamonds, the second side's circles, which distinguishes them without colours. */
const sides = ["first", "second"] as const;

/** The input of a drawing. */
export interface Drawing {
	readonly game: WholeGame;
	/** The names of both sides. */
	readonly names: readonly string[];
	readonly layout: Layout;
}

const winnerOf = ({ game, names }: Drawing, point: number): (typeof sides)[number] =>
	sides[names.indexOf(game.points[point]?.winner ?? "")] ?? "first";

/** The lines of best moves between settled points, one path for each winner. */
export function edges(drawn: Drawing, { filled }: PictureState): readonly TemplateResult[] {
	const { game, layout } = drawn;
	return sides.map((side) => {
		const curves = game.points.flatMap(({ ways, distance }, from) =>
			distance > filled || winnerOf(drawn, from) !== side
				? []
				: ways.filter(({ isBest }) => isBest).map(({ to }) => curve(layout, from, to)),
		);
		return svg`<path class=${`edges is-${side}`} d=${curves.join("")}></path>`;
	});
}

/** The chosen point's best play, and its other moves. */
export function way(
	{ game, layout }: Drawing,
	{ chosen }: PictureState,
): readonly TemplateResult[] {
	if (chosen === null) {
		return [];
	}
	const path = pathFrom(game, chosen);
	const steps = path.slice(1).map((to, at) => curve(layout, path[at] ?? to, to));
	const others = (game.points[chosen]?.ways ?? [])
		.filter(({ to }) => to !== path[1])
		.map(({ to }) => curve(layout, chosen, to));
	return [
		svg`<path class="others" d=${others.join("")}></path>`,
		svg`<path class="way" d=${steps.join("")}></path>`,
	];
}

/** A point's shape. */
export function shape(
	drawn: Drawing,
	point: number,
	{ filled, chosen }: PictureState,
): TemplateResult {
	const { game, names, layout } = drawn;
	const { x, y } = layout.places[point] ?? { x: 0, y: 0 };
	const one = game.points[point];
	const isOnWay = chosen !== null && pathFrom(game, chosen).includes(point);
	if (one === undefined || one.distance > filled) {
		return svg`<circle class="point is-open" cx=${rounded(x)} cy=${rounded(y)} r="2"></circle>`;
	}
	const side = winnerOf(drawn, point);
	const mover = sides[names.indexOf(one.position.toMove)] ?? "first";
	const half = radius[point === chosen ? "chosen" : isOnWay ? "onWay" : "plain"];
	const look = `point is-${side} moves-${mover}${isOnWay ? " is-on-way" : ""}`;
	if (side === "second") {
		return svg`<circle class=${look} cx=${rounded(x)} cy=${rounded(y)} r=${half}></circle>`;
	}
	const reach = rounded(half * 1.2);
	return svg`<path class=${look} d=${`M${rounded(x)} ${rounded(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`}></path>`;
}

/** Labels above each layer: its distance, and the number of its points. */
export function labels(
	{ game, layout }: Drawing,
	{ wholeGame }: TutorialWords,
	{ filled }: PictureState,
): readonly TemplateResult[] {
	return game.layers.map((layer, plies) => {
		const [head, count] = [layout.heads[plies], layout.counts[plies]];
		const look = plies > filled ? "is-open" : "";
		return svg`<text class=${look} x=${rounded(head?.x ?? 0)} y=${rounded(head?.y ?? 0)}>${wholeGame.layer(plies)}</text>
			<text class=${`count ${look}`} text-anchor="end" x=${rounded(count?.x ?? 0)} y=${rounded(count?.y ?? 0)}>${layer.length}</text>`;
	});
}
