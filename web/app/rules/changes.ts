/** Describes the rules of a variant by their changes. */
import type { Rules, SideRules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { RulesWords } from "../../locale/en/rules.ts";
import { optionsOf } from "../../model/own-rules.ts";

/** The changes of a side that have an effect. */
function changesOfSide(
	{ changes: say, directions, passesOver, edges }: RulesWords["form"],
	before: SideRules,
	after: SideRules,
): readonly string[] {
	const { name, pieces, reach, mayPass, leaps } = after;
	const differ = (one: readonly string[], other: readonly string[]) =>
		one.length !== other.length || one.some((each) => !other.includes(each));
	const ways = after.directions.map((each) => directions[each]);
	const goals = after.goals.map((each) => edges[each]);
	return [
		...(pieces === before.pieces ? [] : [say.pieces(name, pieces)]),
		...(differ(before.directions, after.directions) ? [say.directions(name, ways)] : []),
		...(reach === before.reach ? [] : [say.reach(name, reach)]),
		...(leaps === before.leaps || reach === 1 ? [] : [say.leaps(name, passesOver[leaps])]),
		...(mayPass === before.mayPass ? [] : [say.mayPass(name, mayPass)]),
		...optionsOf(after)
			.filter((option) => (after[option] === true) !== (before[option] === true))
			.map((option) => say[option](name, after[option] === true)),
		...(differ(before.goals, after.goals) ? [say.goals(name, goals)] : []),
	];
}

/** The changes of a variant's rules, in a sentence. */
export function changedRules(words: PageWords, before: Rules, after: Rules): string {
	const { form } = words.rules;
	const { changes: say } = form;
	const { starts, capture, noMove, endless } = after;
	const isOther = (field: "capture" | "endless") =>
		JSON.stringify(before[field]) !== JSON.stringify(after[field]);
	return say.sentence(words.game(before.id).name, [
		...before.sides.flatMap((side, index) => changesOfSide(form, side, after.sides[index] ?? side)),
		...(starts === before.starts ? [] : [say.starts(starts)]),
		...(isOther("capture")
			? [typeof capture === "string" ? say.captures[capture] : say.capturedBy(capture.winner)]
			: []),
		...(noMove === before.noMove ? [] : [say.noMoves[noMove]]),
		...(isOther("endless") ? [say.endless(endless === "draws" ? null : endless.winner)] : []),
	]);
}
