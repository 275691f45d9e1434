/** The dialog of the games: each with a picture of its standard position, its rules, its source and its size. */
import type { Rules, Solver } from "catchmate";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/drawing.ts";
import type { BoardProblem } from "../../board/edit.ts";
import { type LibraryWords, libraryWords, originOf } from "../../locale/library.ts";
import type { PageWords } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { boardPicture, cardSize } from "../frame/board-picture.ts";
import { gameWords } from "../text/state.ts";
import { cardAfter } from "./arrows.ts";
import type { CardText } from "./script.ts";
import { isFound } from "./search.ts";

/** A game of the dialog. */
interface Listed {
	readonly rules: Rules;
	/** Tells its card from the others: its id, but for a game that is not in the list, whose id may be one of them. */
	readonly key: string;
	/** The number of positions of the board in its picture; 0 where it is not known. */
	readonly positions: number;
	/** The board of its picture; null before it has been read. */
	readonly problem: BoardProblem | null;
}

export const standardTexts = ({ library }: Solver): readonly CardText[] =>
	library.map(({ rules, standard }) => ({ key: rules.id, rules, text: standard }));

/** The games of the list, and before them the one on the board, where a link has brought it with rules of its own. */
function listedGames({ board, state }: Context): readonly Listed[] {
	const { games, rules: current } = state.text;
	const { boards, entries } = state.library;
	const listed = games.map((rules): Listed => {
		const { id } = rules;
		const { positions = 0 } = entries.find((each) => each.rules.id === id) ?? {};
		return { rules, key: id, positions, problem: boards.games.get(id) ?? null };
	});
	const { problem, table } = board;
	if (current === null || games.includes(current) || problem === null) {
		return listed;
	}
	return [
		{ rules: current, key: "own-rules", positions: table?.positions ?? 0, problem },
		...listed,
	];
}

/** Where a game of the list comes from. */
const origin = (library: LibraryWords, games: readonly Rules[], rules: Rules) =>
	games.includes(rules) ? originOf(library, rules.id) : undefined;

/** What a game is called, in all languages. */
const namesOf = (
	languages: readonly PageWords[],
	games: readonly Rules[],
	rules: Rules,
): readonly string[] => [
	rules.id,
	...languages.map((words) => gameWords(words, games, rules).name),
];

/** The texts in which a game is searched for, in all languages. */
function textsOf(
	languages: readonly PageWords[],
	games: readonly Rules[],
	rules: Rules,
): readonly string[] {
	return [
		...namesOf(languages, games, rules),
		...languages.flatMap((words) => {
			const { rules: told } = gameWords(words, games, rules);
			const library = libraryWords(words.tag);
			const { source = "", keywords = [] } = origin(library, games, rules) ?? {};
			return [told, source, ...keywords, ...library.topics];
		}),
	];
}

/** The buttons of the cards that the search has left. */
const buttonsIn = (dialog: Element) => [
	...dialog.querySelectorAll<HTMLButtonElement>(".game:not([hidden]) .game-name"),
];

const searchIn = (dialog: Element) => dialog.querySelector<HTMLInputElement>("input");

/** The arrow keys lead from the search to the cards, from card to card and back. */
function walk(event: KeyboardEvent): void {
	const dialog = event.currentTarget;
	const { target, key } = event;
	if (!(dialog instanceof Element && target instanceof Element)) {
		return;
	}
	const buttons = buttonsIn(dialog);
	const from = buttons.findIndex((button) => button.closest(".game")?.contains(target));
	const isInSearch = target === searchIn(dialog);
	const boxes = () =>
		buttons.flatMap((button) => button.closest(".game")?.getBoundingClientRect() ?? []);
	const to = isInSearch ? (key === "ArrowDown" ? 0 : null) : cardAfter(boxes(), from, key);
	if (to !== null) {
		event.preventDefault();
		const button = to === -1 ? searchIn(dialog) : buttons[to];
		button?.focus({ preventScroll: true });
		button?.closest(".game")?.scrollIntoView({ block: "nearest" });
	}
}

function source({ state, words }: Context, rules: Rules): TemplateResult | typeof nothing {
	const known = origin(libraryWords(words.tag), state.text.games, rules);
	if (known === undefined) {
		return nothing;
	}
	const { source, address } = known;
	return address === null
		? html`<p>${source}</p>`
		: html`<p><a href=${address} target="_blank" rel="noopener">${source}</a></p>`;
}

function card(context: Context, game: Listed, isHidden: boolean): TemplateResult {
	const { input, library, state, words } = context;
	const { games, rules: current } = state.text;
	const { rules, key, positions, problem } = game;
	const rulesId = `rules-of-${key}`;
	const { name, rules: told } = gameWords(words, games, rules);
	const pick = () => {
		library.close();
		if (rules !== current) {
			void input.pickGame(rules);
		}
	};
	return html`<li class="game" data-game=${key} ?hidden=${isHidden}>
		${boardPicture(problem, stillScene, cardSize)}
		<div>
			<h3>
				<button
					type="button"
					class="game-name"
					aria-current=${rules === current ? "true" : nothing}
					aria-describedby=${rulesId}
					@click=${pick}
				>
					${name}
				</button>
			</h3>
			<p id=${rulesId}>${told}</p>
			<div class="game-facts note">
				${positions === 0 ? nothing : html`<p>${libraryWords(words.tag).positions(positions)}</p>`}
				${source(context, rules)}
			</div>
		</div>
	</li>`;
}

export function gamesContent(context: Context, languages: readonly PageWords[]): TemplateResult {
	const { library, state, words } = context;
	const { query } = state.library;
	const text = libraryWords(words.tag);
	const isCalled = ({ rules }: Listed) =>
		isFound(query, namesOf(languages, state.text.games, rules));
	// Those that are called so come first.
	const games = [...listedGames(context)].sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
	const found = games.filter(({ rules }) =>
		isFound(query, textsOf(languages, state.text.games, rules)),
	);
	// The first of those found is picked from the search itself, but not by the key that ends the writing of a character.
	const onEnter = (event: KeyboardEvent) => {
		if (event.key === "Enter" && !event.isComposing && query.trim() !== "") {
			event.preventDefault();
			const dialog = (event.currentTarget as Element).closest("dialog");
			(dialog && buttonsIn(dialog))?.[0]?.click();
		}
	};
	const showAll = (event: Event) => {
		library.search("");
		const dialog = (event.currentTarget as Element).closest("dialog");
		(dialog && searchIn(dialog))?.focus();
	};
	return html`<div class="library" @keydown=${walk}>
		<div class="panel-head">
			<h2 id="library-heading">${text.heading}</h2>
			<button type="button" @click=${() => library.close()}>${words.close}</button>
			<input
				type="text"
				role="searchbox"
				enterkeyhint="search"
				autocomplete="off"
				spellcheck="false"
				autofocus
				aria-label=${text.search}
				placeholder=${text.example}
				.value=${live(query)}
				@input=${(event: Event) => library.search((event.target as HTMLInputElement).value)}
				@keydown=${onEnter}
			/>
		</div>
		<p class="note" role="status">
			${found.length === 0 ? text.none(query.trim()) : text.found(found.length, games.length)}
		</p>
		${
			found.length === 0
				? html`<button type="button" @click=${showAll}>${text.all}</button>`
				: nothing
		}
		<ul class="games" role="list">
			${repeat(
				games,
				({ key }) => key,
				(game) => card(context, game, !found.includes(game)),
			)}
		</ul>
	</div>`;
}
