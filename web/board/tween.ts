/** The short animation of pieces to their new squares. */
import type { Step } from "catchmate";
import {
	positionKey,
	sameMove,
	sameSquare,
	sameStep,
	stepsOf,
	tokenHolder,
} from "../model/position.ts";
import type { Travel } from "./drawing.ts";
import { runsOfStep } from "./edge-routes.ts";
import { centreOf, type Layout } from "./layout.ts";
import { placeAlong } from "./shapes.ts";
import type { Scene } from "./state.ts";

/** Its duration in milliseconds. */
const travelTime = 160;

/** The duration of a celebration, in milliseconds, and the height of its jump in cells. */
const celebrationTime = 800;
const jump = 0.3;

/** The shown part of a celebration that began with the winning move; 1 after it. */
export const glowAt = (began: number, now: number): number =>
	Math.min(1, Math.max(0, (now - began - travelTime) / celebrationTime));

/** The winning piece on its way down; null once it has landed. */
export function landingAt(
	layout: Layout,
	{ trails, position }: Scene,
	glow: number,
): Travel | null {
	const { side, steps } = trails.find(({ isOwn }) => isOwn) ?? {};
	const to = steps?.at(-1)?.to;
	if (side === undefined || to === undefined || glow === 1) return null;
	const isThere = position.pieces[side]?.some((square) => sameSquare(square, to)) ?? false;
	const { x, y } = centreOf(layout, to);
	const height = jump * layout.cell * Math.abs(Math.sin(2 * Math.PI * glow)) * (1 - glow);
	return isThere ? { side, pieces: [{ to, at: { x, y: y - height } }] } : null;
}

export interface Tween {
	readonly side: string;
	readonly steps: readonly Step[];
	readonly began: number;
}

/** The animation of a side's pieces; null if `steps` is empty. */
export const tweenOf = (side: string, steps: readonly Step[], now: number): Tween | null =>
	steps.length === 0 ? null : { side, steps, began: now };

/**
 * The animation from the old position to the new one, if one move leads there; otherwise null.
 * @param done steps of pieces already in place, because they were dragged or moved earlier in the turn
 */
export function tweenBetween(
	old: Scene,
	scene: Scene,
	done: readonly Step[],
	now: number,
): Tween | null {
	const { lastMove } = scene;
	if (lastMove === null) return null;
	const made = old.moves.find(({ move }) => sameMove(move, lastMove));
	const follows = made?.position && positionKey(made.position) === positionKey(scene.position);
	const steps = stepsOf(lastMove).filter((step) => !done.some((each) => sameStep(each, step)));
	return follows ? tweenOf(tokenHolder(scene.game.rules) ?? old.position.toMove, steps, now) : null;
}

/** Where the pieces are drawn at a moment; null once they have arrived. */
export function travelAt(
	{ side, steps, began }: Tween,
	layout: Layout,
	{ game }: Scene,
	now: number,
): Travel | null {
	const part = Math.min(1, Math.max(0, (now - began) / travelTime));
	if (part === 1) return null;
	const eased = 1 - (1 - part) ** 3;
	const pieces = steps.map((step) => {
		const runs = runsOfStep(layout, game.board, step);
		const index = Math.min(runs.length - 1, Math.floor(eased * runs.length));
		const run = runs[index] ?? [centreOf(layout, step.to)];
		return { to: step.to, at: placeAlong(run, eased * runs.length - index) };
	});
	return { side, pieces };
}
