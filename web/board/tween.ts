/** The travel of a piece to where it has moved, a moment long. */
import type { Square } from "catchmate";
import type { Travel } from "./drawing.ts";
import type { Layout } from "./layout.ts";
import { positionKey, sameMove, tokenHolder } from "./position.ts";
import type { Scene } from "./state.ts";
import { placeAlong, runOfMove } from "./ways.ts";

/** The time that it takes, in milliseconds. */
const travelTime = 180;

export interface Tween {
	readonly side: string;
	readonly from: Square;
	readonly to: Square;
	readonly began: number;
}

/** A piece travels when the new position follows from the old one; null where nothing travels. */
export function tweenBetween(old: Scene, scene: Scene, now: number): Tween | null {
	const { lastMove } = scene;
	if (!lastMove?.from || !lastMove.to) {
		return null;
	}
	const made = old.moves.find(({ move }) => sameMove(move, lastMove));
	const follows = made?.position && positionKey(made.position) === positionKey(scene.position);
	const { from, to } = lastMove;
	const side = tokenHolder(scene.game.rules) ?? old.position.toMove;
	return follows ? { side, from, to, began: now } : null;
}

/** Where the piece is; null when it has arrived. */
export function travelAt(
	{ side, from, to, began }: Tween,
	layout: Layout,
	{ game }: Scene,
	now: number,
): Travel | null {
	const part = Math.min(1, Math.max(0, (now - began) / travelTime));
	if (part === 1) {
		return null;
	}
	const eased = 1 - (1 - part) ** 3;
	const [x, y] = placeAlong(runOfMove(layout, game.board, from, to), eased);
	return { side, to, at: { x, y } };
}
