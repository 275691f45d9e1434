/** The comparison of rules, in Simplified Chinese. */
import type { Value } from "catchmate";
import type { comparison as English } from "../en/comparison.ts";
import { field, number, plies, side } from "./vocabulary.ts";

const result = (winner: string | null): string => (winner === null ? "平局" : `${side(winner)}胜`);

const value = ({ winner, distance }: Value): string =>
	winner === null
		? "平局"
		: `${side(winner)}必胜${distance === null ? "（对局无限循环）" : `，还有 ${plies(distance)}`}`;

export const comparison: typeof English = {
	note: "同一棋盘，两套规则：哪些局面的胜负变了，怎么变的。",
	with: "与之对比",
	origin: (game) => `“${game}”原来的规则`,
	previous: "上次改动之前的规则",
	given: "链接里的规则",
	same: "这就是棋盘上现在的规则。改动一条，就能看到它的影响。",
	pieces: "两套规则的棋子数不同，局面也就不同，无法逐一对比。",
	solving: "正在按两套规则求解……",
	counting: (counted, all) => `正在对比：${number(all)} 个局面中已完成 ${number(counted)} 个`,
	changed: (count, all) => `${number(all)} 个局面中有 ${number(count)} 个胜负改变`,
	kind: (count, before, after) => `${number(count)} 个由${result(before)}变为${result(after)}`,
	list: (kinds) => `：${kinds.join("，")}。`,
	none: (all) => `${number(all)} 个局面的胜负全都不变。`,
	otherDistance: (count) => `另有 ${number(count)} 个局面胜负不变，但步数改变。`,
	only: (count, ground) =>
		`还有 ${number(count)} 个局面双方棋子同在一${field(ground)}，只在其中一套规则下存在，未计入。`,
	toMove: (name) => `轮到${side(name)}走`,
	examples: "典型例子",
	examplesNote: "每类取离终局最远的一个；点一下，摆到棋盘上。",
	beforeValue: (found) => `原来：${value(found)}。`,
	afterValue: (found) => `现在：${value(found)}。`,
};
