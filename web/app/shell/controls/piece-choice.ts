/** A choice among the pieces on a board, each with its picture and its square. */
import type { Game, Position, Square } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { pieceIcon } from "../../../element/icons.ts";
import { formatSquare } from "../../../locale/shared.ts";
import type { Piece } from "../../../model/position.ts";
import { choices } from "./choices.ts";

/** @param nameOf names a side's piece */
export function pieceChoice(
	name: string,
	{ rules, board }: Game,
	position: Position,
	chosen: Piece,
	choose: (piece: Piece) => void,
	nameOf: (side: string) => string,
): TemplateResult {
	const pieces = rules.sides.flatMap(({ name: side }) =>
		(position.pieces[side] ?? []).map((square, index) => ({ side, index, square })),
	);
	const own = pieces.find(({ side, index }) => side === chosen.side && index === chosen.index);
	const label = ({ side, square }: { readonly side: string; readonly square: Square }) =>
		html`<span class="piece-choice"
			>${pieceIcon(rules, side)}<span class="visually-hidden">${nameOf(side)}</span>
			${formatSquare(square, board)}</span
		>`;
	return choices(name, pieces, own, ({ side, index }) => choose({ side, index }), label);
}
