/**
 * Boards in the text. A fence with the language `catchmate` contains a board's text or code; the element's attributes
 * follow the word:
 *
 *     ```catchmate mode=play hints=off id=first
 *     0 1
 *     3 3
 *     …
 *     ```
 *
 * `values`, which is not an attribute of the element, adds the values of moves to the picture that replaces the board without
 * scripts. `size` is small, medium (the default) or large.
 */
import type { Solver } from "catchmate";
import { svg } from "catchmate/svg";
import type MarkdownIt from "markdown-it";
import { roomText } from "../../app/share/tag.ts";
import { readBoard } from "../../element/read-board.ts";

import { attributesIn, isBoard } from "../../fences/fence.ts";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import type { Token } from "../../pages/markdown.ts";
import { escaped } from "../../pages/page.ts";

/** A picture of a board, as a file beside the pages. */
export interface Picture {
	readonly name: string;
	readonly svg: string;
	/** Whether it is of a graph. */
	readonly isGraph: boolean;
}

interface LiveBoard {
	readonly text: string;
	readonly size: string;
	/** The element's attributes. */
	readonly attributes: readonly (readonly [name: string, value: string])[];
	readonly picture: Picture;
}

const sizes = ["small", "medium", "large"];

async function pictureOf(
	solver: Solver,
	text: string,
	given: ReadonlyMap<string, string>,
	name: string,
	lang: string,
): Promise<Picture> {
	const game = given.get("game");
	const rules = solver.games.find(({ id }) => id === game);
	if (game !== undefined && rules === undefined) {
		throw new Error(`there is no game ${game}`);
	}
	const { problem } = readBoard(solver, text, rules);
	const isGraph = problem.game.board.graph !== undefined;
	if (!given.has("values")) {
		return { name, isGraph, svg: svg(solver, problem.game, problem.position, { lang }) };
	}
	const table = await solver.solve(problem.game, { position: problem.position, moves: true });
	const values = await table.moves(problem.position);
	table.dispose();
	return { name, isGraph, svg: svg(solver, problem.game, problem.position, { lang, values }) };
}

/**
 * Finds the boards of a text and draws their pictures, for `renderBoards`.
 * @param prefix of the pictures' file names
 */
export async function drawBoards(
	tokens: readonly Token[],
	solver: Solver,
	prefix: string,
	lang: string,
): Promise<readonly Picture[]> {
	const pictures: Picture[] = [];
	for (const token of tokens) {
		if (token.type === "fence" && isBoard(token.info)) {
			const given = attributesIn(token.info);
			const text = token.content.trimEnd();
			const size = given.get("size") ?? "medium";
			if (!sizes.includes(size)) {
				throw new Error(`a board is ${sizes.join(", ")}, not ${size}`);
			}
			const name = `${prefix}-${given.get("id") ?? pictures.length + 1}.svg`;
			const picture = await pictureOf(solver, text, given, name, lang);
			const attributes = [...given].filter(([name]) => name !== "size" && name !== "values");
			const board: LiveBoard = { text, size, attributes, picture };
			token.meta = board;
			pictures.push(picture);
		}
	}
	return pictures;
}

const written = (attributes: LiveBoard["attributes"]): string =>
	attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");

/** The text in an element of an SVG. */
const textIn = (svg: string, element: string): string =>
	new RegExp(`<${element}>([^<]*)</${element}>`).exec(svg)?.[1] ?? "";

function figure(board: LiveBoard, words: TutorialWords, root: string): string {
	const { text, size, attributes, picture } = board;
	const { name, svg, isGraph } = picture;
	const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
	const own = attributes.filter(([name]) => name !== "id");
	const room = roomText(Number(height) / Number(width));
	const tag = `<catchmate-board position="${escaped(text)}"${written(own)}>${room}</catchmate-board>`;
	const source = `pictures/${name}`;
	// Texts from an SVG are already escaped.
	const alt = [textIn(svg, "title") + words.fullStop, textIn(svg, "desc")].join(
		words.betweenSentences,
	);
	return `<figure class="live is-${size}${isGraph ? " is-graph" : ""}">
<catchmate-board position="${escaped(text)}" loading="lazy"${written(attributes)}><img src="${source}" alt="${alt}" width="${width}" height="${height}" loading="lazy" /></catchmate-board>
<figcaption><details class="take"><summary>${escaped(words.take.heading)}</summary>
<p>${escaped(words.take.note)}</p>
<pre tabindex="0"><code>${escaped(tag)}</code></pre>
<p class="take-ways"><button type="button" class="copy">${escaped(words.copying.tag)}</button> <a href="${source}" download>${escaped(words.take.picture)}</a> <a href="${root}guide/${words.folder}index.html">${escaped(words.take.guide)}</a></p>
</details></figcaption>
</figure>
`;
}

/**
 * Makes a renderer write boards, after `drawBoards`.
 * @param root the relative URL of the site's root
 */
export function renderBoards(markdown: MarkdownIt, words: TutorialWords, root: string): void {
	const fence = markdown.renderer.rules.fence;
	markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
		const board = tokens[index]?.meta as LiveBoard | null;
		return board === null || board === undefined
			? (fence?.(tokens, index, options, env, self) ?? "")
			: figure(board, words, root);
	};
}
