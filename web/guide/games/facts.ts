/** The guide's facts about each game, from the words of the page's help, with an example board. */
import type { Problem, Solver } from "catchmate";
import { svg } from "catchmate/svg";
import type { FactFinder } from "../../learn/build/facts.ts";
import type { PictureMaker } from "../../learn/build/pictures.ts";
import { presetText } from "../../learn/build/problems.ts";
import { readFirst } from "../../learn/lesson/solver-here.ts";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { pageWords, tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";
import { gameText } from "../../locale/shared.ts";
import { escaped } from "../../pages/page.ts";

/** A board of each game, as a drawing or a graph. */
export const examples: Readonly<Record<string, string>> = {
	chase: "4 4\n.O..\n....\n..#.\n...X",
	"crossing-pawn": "3 3 red\nO..\n.#X\n.O.",
	"fox-and-hounds": presetText("fox-and-hounds", "fox-standard"),
	"police-and-thief": presetText("police-and-thief", "police-rooms"),
	"cat-and-mouse-2": presetText("cat-and-mouse-2", "mouse-larder"),
	"cat-and-mouse": presetText("cat-and-mouse", "hole-ring"),
	"hare-and-hounds": presetText("hare-and-hounds", "hare-standard"),
	"pong-hau-ki": presetText("pong-hau-ki", "pong-standard"),
	token: presetText("token", "token-standard"),
	"cops-and-robber": presetText("cops-and-robber", "cops-corners"),
};

const pictureOf = (solver: Solver, { game, position }: Problem, { tag }: TutorialWords): string =>
	svg(solver, game, position, { lang: tag });

/** A picture as HTML, with the size and description from its file. */
function imageOf(id: string, picture: string): string {
	const [, width = "", height = ""] = /width="(\d+)" height="(\d+)"/.exec(picture) ?? [];
	const [title = "", description = ""] = ["title", "desc"].map(
		(name) => new RegExp(`<${name}>(.*?)</${name}>`).exec(picture)?.[1],
	);
	const alt = escaped(`${title}. ${description}`.replaceAll("&amp;", "&"));
	return `<p class="game-picture"><img src="games/${id}.svg" width="${width}" height="${height}" alt="${alt}" loading="lazy"></p>`;
}

/** By a game's id: its name, its sides' names in attributes, its rules, its text format, and an example with a picture. */
export const facts: FactFinder = async (solver) => {
	const sections = solver.games.map(async (rules) => {
		const { id } = rules;
		const example = examples[id] ?? "";
		const problem = await readFirst(solver, id, example);
		const sides = rules.sides.map(({ name }) => `\`human="${name}"\``);
		const section = (words: TutorialWords) => {
			const { help, formats } = pageWords(words.tag);
			return [
				[`\`game="${id}"\``, ...sides].join(" · "),
				...help.content.game(id).map((text) => gameText(text, problem.game.rules)),
				formats.games[id],
				`\`\`\`text\n${example}\n\`\`\``,
				imageOf(id, pictureOf(solver, problem, words)),
			].join("\n\n");
		};
		const texts = tags.map(tutorialWords).map((words) => [words.source, section(words)] as const);
		return [id, Object.fromEntries(texts)] as const;
	});
	return Object.fromEntries(await Promise.all(sections));
};

/** The pictures of the examples. */
export const pictures: PictureMaker = async (solver, words) => {
	const all = Object.entries(examples).map(async ([id, example]) => {
		const problem = await readFirst(solver, id, example);
		return [`${id}.svg`, pictureOf(solver, problem, words)] as const;
	});
	return Object.fromEntries(await Promise.all(all));
};
