/** A small picture of a rectangle's position, the size of a word. */
import type { Position, Rules, Square } from "catchmate";
import { html, svg, type TemplateResult } from "lit/html.js";
import { pieceLook } from "../../board/pieces.ts";
import { colourClass } from "../../element/icons.ts";

/** The side of a square, and of a piece's outline, in SVG units. */
const cell = 100;

const cornerOf = ({ row, column }: Square): string =>
	`translate(${(column - 1) * cell} ${(row - 1) * cell})`;

/** The squares, then the pieces; a captured piece is below the other one. */
export function miniature(
	rules: Rules,
	rows: number,
	columns: number,
	position: Position,
	obstacles: readonly Square[] = [],
): TemplateResult {
	const squares = Array.from({ length: rows * columns }, (_, index) => ({
		row: Math.floor(index / columns) + 1,
		column: (index % columns) + 1,
	}));
	const sides = Object.entries(position.pieces).sort(
		([one], [other]) => Number(other === position.toMove) - Number(one === position.toMove),
	);
	const pieces = sides.flatMap(([side, places]): TemplateResult[] =>
		places.map(
			(square) =>
				svg`<g class="piece ${colourClass(rules, side)}" transform=${cornerOf(square)}>
					<path d=${pieceLook(rules, side).shape.outline}></path>
				</g>`,
		),
	);
	return html`<svg class="miniature" viewBox="-4 -4 ${columns * cell + 8} ${rows * cell + 8}" aria-hidden="true">
		${squares.map((square) => svg`<rect transform=${cornerOf(square)} width=${cell} height=${cell}></rect>`)}
		${obstacles.map((square) => svg`<rect class="wall" transform=${cornerOf(square)} width=${cell} height=${cell}></rect>`)}
		${pieces}
	</svg>`;
}
