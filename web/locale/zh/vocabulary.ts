/** Names and counts that the Chinese words share. */
import type { Board, Edge, Move, Outcome, Square } from "catchmate";
import { type Ground, type Neighbour, pointName } from "../../model/graph.ts";
import { otherSide, reader } from "../../model/naming.ts";
import { stepsOf } from "../../model/position.ts";
import { baseOf } from "../../model/variant.ts";
import type { Tag } from "../languages.ts";
import { numberWriter, ownValue } from "../shared.ts";

export const tag: Tag = "zh-CN";
export const number = numberWriter(tag);

const animals = { mouse: "老鼠", cat: "猫", fox: "狐狸", hounds: "猎犬", hare: "野兔" };
const people = { police: "警察", thief: "小偷", cops: "警察", robber: "强盗" };
const players = { first: "先手", second: "后手", [reader]: "你", [otherSide]: "对方" };
const sides = { white: "白方", black: "黑方", red: "红方", ...animals, ...people, ...players };
const pieces = { white: "白子", black: "黑子", red: "红子", ...animals, ...people };
export const side = (name: string) => ownValue(sides, name) ?? name;
const parts: Readonly<Record<string, string>> = { ...animals, ...people };
/** Playing a side: an animal or a person is played as a part, other sides hold pieces. */
export const plays = (name: string) =>
	ownValue(parts, name) === undefined ? `执${side(name)}` : `当${side(name)}`;
/** The word for a square or point of a board. */
export const field = ({ graph }: Ground) => (graph === undefined ? "格" : "点");

export const piece = (name: string) => ownValue(pieces, name) ?? `${name}棋子`;
export const gameNames = {
	chase: "追逐",
	"crossing-pawn": "过河卒",
	"police-and-thief": "警察抓小偷",
	"cat-and-mouse-2": "猫和老鼠 II",
	"fox-and-hounds": "狐狸与猎犬",
	"cat-and-mouse": "猫和老鼠",
	"hare-and-hounds": "猎犬与野兔",
	"pong-hau-ki": "裤裆棋",
	token: "有向图游戏",
	"cops-and-robber": "警察与强盗",
};
export function gameName(id: string): string {
	const base = baseOf(id);
	return base === null ? (ownValue(gameNames, id) ?? id) : `${gameName(base)}，自定义规则`;
}

export const square = ({ row, column }: Square, { graph }: Ground) =>
	graph === undefined ? `第 ${row} 行第 ${column} 列` : `${pointName(graph, column)} 点`;
/** A square or point after other characters: a point's name needs a space. */
export const at = (place: Square, ground: Ground) =>
	ground.graph === undefined ? square(place, ground) : ` ${square(place, ground)}`;
/** The steps of a move. */
export const ways = (move: Move, ground: Ground) =>
	stepsOf(move)
		.map(({ from, to }) => `从${at(from, ground)}走到${at(to, ground)}`)
		.join("，");
export const size = ({ graph, rows, columns }: Board) =>
	graph === undefined ? `${rows}×${columns}` : `${number(columns)} 个点`;
const oneWay = { both: "", there: "只能过去", here: "只能过来" };
const neighbour = ({ name, way, side: only, back }: Neighbour) => {
	const remarks = [
		oneWay[way],
		only === null ? "" : `仅${side(only)}可走`,
		back === null ? "" : `${side(back)}可${way === "there" ? "回来" : "过去"}`,
	].filter(Boolean);
	return remarks.length === 0 ? name : `${name}（${remarks.join("，")}）`;
};
export const neighbours = (all: readonly Neighbour[]) =>
	all.length === 0 ? "没有相邻的点" : `相邻：${all.map(neighbour).join("、")}`;
const headings: Record<Edge, string> = { top: "上", right: "右", bottom: "下", left: "左" };
export const wraps = (isTorus: boolean): string =>
	isTorus ? "环面：从对边接着走" : "从对边接着走";
export const neverGoes = (name: string, never: Edge) => `${side(name)}不能向${headings[never]}走`;
export const edges: Record<Edge, string> = {
	top: "第一行",
	right: "最后一列",
	bottom: "最后一行",
	left: "第一列",
};
const goalNames = { "police-and-thief": "出口", "cat-and-mouse": "洞", "cat-and-mouse-2": "食物" };
/** The word for a goal on a square in a game, before the goal's owner. */
export function goalName(id: string): string {
	const name = ownValue(goalNames, baseOf(id) ?? id);
	return name === undefined ? "" : `${name}：`;
}
export const plies = (count: number) => `${number(count)}\u00a0步`;
/** The winner's moves among these plies. */
export const moveCount = (plies: number) => `${number(Math.ceil(plies / 2))}\u00a0步`;
export const outcomes: Record<Outcome, string> = { win: "必胜", draw: "平局", loss: "必败" };
