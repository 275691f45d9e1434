/** The picture of a whole game as a file that follows the system's dark mode: for readers without scripts, and for links. */
import { html } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { markupOf } from "../build/still.ts";
import { pathFrom, type WholeGame } from "./graph.ts";
import { layoutOf } from "./layout.ts";
import { type Drawing, edges, labels, shape, way } from "./picture.ts";

/** The colours of theme.css, which a file does not have. */
const colours = (ground: string, ink: string, soft: string, accent: string): string =>
	`svg{--ground:${ground};--ink:${ink};--soft:${soft};--accent:${accent}}`;

const style = `${colours("#faf7f0", "#211f1c", "#625b52", "#5b3bc4")}
@media (prefers-color-scheme:dark){${colours("#17161a", "#eeecf0", "#b0acb6", "#c3b1ff")}}
.ground{fill:var(--ground)}text{font:13px system-ui,sans-serif;fill:var(--ink);stroke:var(--ground);stroke-width:4;paint-order:stroke}text.count{fill:var(--soft)}
.edges{fill:none;stroke-opacity:.35}.edges.is-first{stroke:#0072b2}.edges.is-second{stroke:#d55e00}
.point{stroke-width:2}.is-first.point{stroke:#0072b2}.is-second.point{stroke:#d55e00}
.moves-first{fill:#fff}.moves-second{fill:#1b1d20}
.way{fill:none;stroke:var(--accent);stroke-width:3}.others{display:none}.point.is-on-way{stroke:var(--accent);stroke-width:3}`;

/** The picture, with best play from one of the positions with the greatest distance. */
export function pictureFile(
	game: WholeGame,
	names: readonly string[],
	words: TutorialWords,
): string {
	const layout = layoutOf(game);
	const drawn: Drawing = { game, names, layout };
	const chosen = game.layers.at(-1)?.[0] ?? null;
	const look = { filled: game.layers.length - 1, chosen };
	const onWay = new Set(chosen === null ? [] : pathFrom(game, chosen));
	const { wholeGame: text } = words;
	const size = `viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}"`;
	const points = [...game.points.keys()].sort(
		(one, other) => Number(onWay.has(one)) - Number(onWay.has(other)),
	);
	const inside = markupOf(html`<title>${text.title}</title>
<desc>${text.summary(game.points.length, game.layers.length - 1)}</desc>
${edges(drawn, look)}${way(drawn, look)}${labels(drawn, words, look)}${points.map((point) => shape(drawn, point, look))}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${style}</style><rect class="ground" width="100%" height="100%"/>${inside}</svg>\n`;
}
