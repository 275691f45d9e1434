/**
 * A small game as the graph of all its positions, in layers by distance; the order within each layer keeps crossings of best
 * moves low.
 */
import type { Move, MoveValue, Outcome, Position, Table } from "catchmate";
import { positionText } from "../lesson/position-text.ts";

/** A move of a position. */
export interface PositionMove {
	readonly move: Move;
	/** The index of the position that it leads to. */
	readonly to: number;
	/** For the side that moves, including this ply. */
	readonly outcome: Outcome;
	readonly distance: number;
	/** Whether it is a best move. */
	readonly isBest: boolean;
}

/** A position, as a point of the graph. */
export interface GamePoint {
	readonly position: Position;
	/** For the side to move. */
	readonly outcome: Outcome;
	/** The plies to the end. */
	readonly distance: number;
	/** The name of the side that wins. */
	readonly winner: string;
	/** Best first. */
	readonly ways: readonly PositionMove[];
}

export interface WholeGame {
	readonly points: readonly GamePoint[];
	/** By distance: the indices of its points, in drawing order. */
	readonly layers: readonly (readonly number[])[];
}

/** An outcome as the other side sees it. */
const opposite: Readonly<Record<Outcome, Outcome>> = { win: "loss", draw: "draw", loss: "win" };

/** @throws Error for a draw, which has no distance */
function pliesOf({ distance }: Pick<MoveValue, "distance">): number {
	if (distance === null) {
		throw new Error("a position of the whole game is a draw");
	}
	return distance;
}

/** All positions reachable from the first one, with their moves. */
async function pointsFrom(
	table: Pick<Table, "moves" | "lookup" | "game">,
	first: Position,
): Promise<readonly GamePoint[]> {
	const names = table.game.rules.sides.map(({ name }) => name);
	const numbers = new Map<string, number>();
	const found: Omit<GamePoint, "ways">[] = [];
	const enter = (position: Position, outcome: Outcome, distance: number): number => {
		const key = positionText(position);
		const known = numbers.get(key);
		if (known !== undefined) {
			return known;
		}
		const other = names.find((name) => name !== position.toMove) ?? "";
		const winner = outcome === "win" ? position.toMove : other;
		numbers.set(key, found.length);
		found.push({ position, outcome, distance, winner });
		return found.length - 1;
	};
	const value = await table.lookup(first);
	enter(first, value.outcome, pliesOf(value));
	const points: GamePoint[] = [];
	for (let at = 0; at < found.length; at += 1) {
		const point = found[at];
		if (point !== undefined) {
			const ways = (await table.moves(point.position)).map((value): PositionMove => {
				const { move, outcome, position } = value;
				const distance = pliesOf(value);
				const isBest = outcome === point.outcome && distance === point.distance;
				const to = enter(position, opposite[outcome], distance - 1);
				return { move, to, outcome, distance, isBest };
			});
			points.push({ ...point, ways });
		}
	}
	return points;
}

/** By point: the points that best moves lead to, and those from which best moves come. */
function neighbours(points: readonly GamePoint[]) {
	const after = points.map(({ ways }) => ways.filter(({ isBest }) => isBest).map(({ to }) => to));
	const before: number[][] = points.map(() => []);
	for (const [from, ways] of after.entries()) {
		for (const to of ways) {
			before[to]?.push(from);
		}
	}
	return { after, before };
}

/** The number of passes, back and forth, that order layers by their neighbours. */
const sweeps = 12;

/** Orders the points of each layer by winner, then by the places of their neighbours. */
function inOrder(points: readonly GamePoint[], winners: readonly string[]): WholeGame["layers"] {
	const { after, before } = neighbours(points);
	const longest = Math.max(...points.map(({ distance }) => distance));
	const indices = [...points.keys()];
	let layers = Array.from({ length: longest + 1 }, (_, plies) =>
		indices.filter((point) => points[point]?.distance === plies),
	);
	/** By point: its place in its layer, from 0 to 1. */
	const place = points.map(() => 0);
	const put = (layer: readonly number[]) => {
		for (const [at, point] of layer.entries()) {
			place[point] = (at + 0.5) / layer.length;
		}
	};
	const rank = (point: number) => winners.indexOf(points[point]?.winner ?? "");
	const sorted = (layer: readonly number[], joined: readonly (readonly number[])[]): number[] => {
		const middle = new Map(
			layer.map((point) => {
				const ends = joined[point] ?? [];
				const sum = ends.reduce((sum, end) => sum + (place[end] ?? 0), 0);
				return [point, ends.length === 0 ? (place[point] ?? 0) : sum / ends.length];
			}),
		);
		return [...layer].sort(
			(one, other) =>
				rank(one) - rank(other) || (middle.get(one) ?? 0) - (middle.get(other) ?? 0) || one - other,
		);
	};
	const length = () =>
		after.reduce(
			(sum, ends, from) =>
				sum + ends.reduce((sum, to) => sum + Math.abs((place[from] ?? 0) - (place[to] ?? 0)), 0),
			0,
		);
	layers = layers.map((layer) => sorted(layer, []));
	layers.forEach(put);
	let best = { length: length(), layers };
	for (let sweep = 0; sweep < sweeps; sweep += 1) {
		const joined = sweep % 2 === 0 ? after : before;
		const order = [...layers.keys()];
		const next = [...layers];
		for (const plies of sweep % 2 === 0 ? order : order.reverse()) {
			const layer = sorted(layers[plies] ?? [], joined);
			next[plies] = layer;
			put(layer);
		}
		layers = next;
		if (length() < best.length) {
			best = { length: length(), layers };
		}
	}
	return best.layers;
}

/**
 * The graph of all positions reachable from one.
 * @throws Error if one of them is a draw
 */
export async function wholeGame(
	table: Pick<Table, "moves" | "lookup" | "game">,
	first: Position,
): Promise<WholeGame> {
	const points = await pointsFrom(table, first);
	return {
		points,
		layers: inOrder(
			points,
			table.game.rules.sides.map(({ name }) => name),
		),
	};
}

/** Best play from a point to the end, that point first; takes the first of equal moves. */
export function pathFrom({ points }: WholeGame, from: number): readonly number[] {
	const path = [from];
	for (let at = points[from]?.ways[0]?.to; at !== undefined; at = points[at]?.ways[0]?.to) {
		path.push(at);
	}
	return path;
}
