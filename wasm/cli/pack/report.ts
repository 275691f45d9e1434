/** The report on a package: which mistake shows on which of its tests. */
import type { Mistake } from "catchmate";
import type { PackProblem } from "./problem.ts";
import { table } from "./statement.ts";
import { MOST_POSITIONS, type PackTest } from "./tests.ts";

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/**
 * In English, as all reports on mistakes are.
 * @param call the command that makes the package
 * @param nameOf the judge's name of a test
 */
export function reportOn(
	{ title, wrong, subtasks, boards: most }: PackProblem,
	mistakes: readonly Mistake[],
	groups: readonly (readonly PackTest[])[],
	scores: ReadonlyMap<string, number>,
	call: string,
	nameOf: (number: number) => string,
): string {
	const tests = groups.flat();
	const shownOn = (id: string) => tests.filter(({ shows }) => shows.includes(id));
	const shown = mistakes.filter(({ id }) => shownOn(id).length > 0);
	const unshown = mistakes.filter((mistake) => !shown.includes(mistake));
	const boards = tests.reduce((sum, { boards }) => sum + boards, 0);
	const longest = tests.reduce((most, test) => (test.plies > most.plies ? test : most));
	return [
		`# ${title.en}: the tests\n\n`,
		`${some(tests.length, "test")} with ${some(boards, "board")}, made by \`${call}\`. `,
		`${some(shown.length, "known mistake")} of ${mistakes.length} make a program fail.\n\n`,
		table(
			["test", "subtask", "boards", "longest game in plies", "mistakes that fail"],
			groups.flatMap((group, place) =>
				group.map(({ number, boards, plies, shows }) => [
					nameOf(number),
					place + 1,
					boards,
					plies,
					shows.length,
				]),
			),
		),
		...subtasks.flatMap(({ tests }, place) => {
			const found = groups[place]?.reduce((sum, { boards }) => sum + boards, 0) ?? 0;
			return found < tests * most
				? [
						`\nSubtask ${place + 1} has ${some(found, "board")}, its tests have room for ${tests * most}.\n`,
					]
				: [];
		}),
		"\n## The tests on which each mistake fails\n\n",
		table(
			["mistake", "a program with it", "fails on"],
			shown.map(({ id, about }) => [
				id,
				about,
				shownOn(id)
					.map(({ number }) => nameOf(number))
					.join(", "),
			]),
		),
		`\nA program that takes what lasts more than N plies for a draw fails on test ${nameOf(longest.number)}, `,
		`whose longest game has ${some(longest.plies, "ply").replace("plys", "plies")}, unless N is at least that. `,
		`On boards with more than ${MOST_POSITIONS} positions, only mistakes in what is made of the right `,
		"values were tried: others may fail on more tests than these.\n",
		"\n## The points of the programs with mistakes in the package\n\n",
		table(
			["program", "points"],
			wrong.map(({ name, mistake }) => [name, scores.get(mistake) ?? 0]),
		),
		"\n## Mistakes that change no answer here\n\n",
		unshown.length === 0
			? "There are none.\n"
			: table(
					["mistake", "a program with it"],
					unshown.map(({ id, about }) => [id, about]),
				),
	].join("");
}
