/**
 * Live boards in the text. A fence whose language is `board` holds a board's text or code, and after the word the attributes of
 * the element:
 *
 *     ```board mode=play hints=off id=first
 *     0 1
 *     3 3
 *     …
 *     ```
 *
 * `values` there is not the element's: the picture that stands for the board where there is no script then shows what each
 * move is worth. `size` is small, medium (which it is without it), or large.
 */
import type { Solver } from "catchmate";
import { svg } from "catchmate/svg";
import type MarkdownIt from "markdown-it";
import { readBoard } from "../../element/source.ts";
import type { TutorialWords } from "../../locale/tutorial.ts";
import type { Token } from "../../pages/markdown.ts";
import { escaped } from "../../pages/page.ts";
import { attributesIn } from "./fence.ts";

/** A picture of a board, a file beside the pages. */
export interface Picture {
	readonly name: string;
	readonly svg: string;
	/** Whether it shows a graph, not squares. */
	readonly isGraph: boolean;
}

interface LiveBoard {
	readonly text: string;
	readonly size: string;
	/** Those of the element. */
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
	const { problem } = await readBoard(solver, text, rules);
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
 * Finds the boards of a text and draws them, so that they can be rendered.
 * @param prefix begins the names of their pictures.
 */
export async function drawBoards(
	tokens: readonly Token[],
	solver: Solver,
	prefix: string,
	lang: string,
): Promise<readonly Picture[]> {
	const pictures: Picture[] = [];
	for (const token of tokens) {
		if (token.type === "fence" && /^board\b/.test(token.info)) {
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

/** The text of an SVG's element. */
const textIn = (svg: string, element: string): string =>
	new RegExp(`<${element}>([^<]*)</${element}>`).exec(svg)?.[1] ?? "";

function figure(board: LiveBoard, words: TutorialWords, root: string): string {
	const { text, size, attributes, picture } = board;
	const { name, svg, isGraph } = picture;
	const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
	const own = attributes.filter(([name]) => name !== "id");
	const tag = `<catchmate-board position="${escaped(text)}"${written(own)}></catchmate-board>`;
	const source = `pictures/${name}`;
	// What an SVG says is escaped already.
	const alt = `${textIn(svg, "title")}. ${textIn(svg, "desc")}`;
	return `<figure class="live is-${size}${isGraph ? " is-graph" : ""}">
<catchmate-board position="${escaped(text)}" loading="lazy"${written(attributes)}><img src="${source}" alt="${alt}" width="${width}" height="${height}" loading="lazy" /></catchmate-board>
<figcaption><details class="take"><summary>${escaped(words.take.heading)}</summary>
<p>${escaped(words.take.note)}</p>
<pre tabindex="0"><code>${escaped(tag)}</code></pre>
<p class="take-ways"><button type="button" class="copy-tag" hidden>${escaped(words.take.copy)}</button> <a href="${source}" download>${escaped(words.take.picture)}</a> <a href="${root}guide/${words.folder}index.html">${escaped(words.take.guide)}</a></p>
</details></figcaption>
</figure>
`;
}

/**
 * Has a renderer write boards, after they were drawn.
 * @param root the way from the page to the site's root.
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
