/** The dialog of games: each with a picture of its standard position, its rules, source and size. */
import type { Rules, Solver } from "catchmate";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { LibraryWords } from "../../locale/en/library.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { gameText, ownValue } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { gameWords } from "../shell/game-words.ts";
import { cardAfter } from "./arrows.ts";
import type { LibraryView } from "./context.ts";
import { isFound } from "./search.ts";
import type { CardText } from "./texts.ts";

/** A game in the dialog. */
interface Listed {
	readonly rules: Rules;
	/** Identifies the card: the id, unless an unlisted game may have the same one. */
	readonly key: string;
	/** The number of positions of the board in the picture; 0 if unknown. */
	readonly positions: number;
	/** The board in the picture; null before it is read. */
	readonly problem: BoardProblem | null;
}

export const standardTexts = ({ library }: Solver): readonly CardText[] =>
	library.map(({ rules, standard }) => ({ key: rules.id, rules, text: standard }));

/** The listed games, preceded by the one on the board if that is not listed. */
function listedGames({ board, frame, library }: LibraryView): readonly Listed[] {
	const games = frame.games.value;
	const { value: current } = library.text.state.rules;
	const boards = library.boards.games.value;
	const entries = library.entries.value;
	const listed = games.map((rules): Listed => {
		const { id } = rules;
		const { positions = 0 } = entries.find((each) => each.rules.id === id) ?? {};
		return { rules, key: id, positions, problem: boards.get(id) ?? null };
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

/** Where a listed game comes from. */
const origin = (library: LibraryWords, games: readonly Rules[], rules: Rules) =>
	games.includes(rules) ? ownValue(library.origins, rules.id) : undefined;

/** A game's names in all languages. */
const namesOf = (
	languages: readonly PageWords[],
	games: readonly Rules[],
	rules: Rules,
): readonly string[] => [
	rules.id,
	...languages.map((words) => gameWords(words, games, rules).name),
];

/** The texts to search for a game, in all languages. */
function textsOf(
	languages: readonly PageWords[],
	games: readonly Rules[],
	rules: Rules,
): readonly string[] {
	return [
		...namesOf(languages, games, rules),
		...languages.flatMap((words) => {
			const text = gameText(gameWords(words, games, rules).rules, rules);
			const library = words.library;
			const { source = "", keywords = [] } = origin(library, games, rules) ?? {};
			return [text, source, ...keywords, ...library.topics];
		}),
	];
}

/** The buttons of the cards found. */
const buttonsIn = (dialog: Element) => [
	...dialog.querySelectorAll<HTMLButtonElement>(".game:not([hidden]) .game-name"),
];

const searchIn = (dialog: Element) => dialog.querySelector<HTMLInputElement>("input");

/** The arrow keys lead from the search field to the cards, between them and back. */
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

function source({ frame, words }: LibraryView, rules: Rules): TemplateResult | typeof nothing {
	const known = origin(words.library, frame.games.value, rules);
	if (known === undefined) {
		return nothing;
	}
	const { source, address } = known;
	return address === null
		? html`<p>${source}</p>`
		: html`<p><a href=${address} target="_blank" rel="noopener">${source}</a></p>`;
}

/** @param place tells the cards of the dialog from those on the first screen */
function card(
	view: LibraryView,
	game: Listed,
	place: "dialog" | "home",
	isHidden = false,
): TemplateResult {
	const { frame, library, words } = view;
	const games = frame.games.value;
	const { value: current } = library.text.state.rules;
	const { rules, key, positions, problem } = game;
	const rulesId = `${place}-rules-of-${key}`;
	const { name } = gameWords(words, games, rules);
	const pick = () => {
		library.close();
		if (place === "home") {
			scrollTo({ top: 0 });
		}
		if (rules !== current) {
			const onShow = () => {
				// Nothing is spoiled of a game that is opened from among the puzzles.
				if (frame.activity === "puzzle") frame.setActivity("play");
			};
			void library.text.pickGame(rules, { onShow });
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
			<p id=${rulesId}>${view.rules.textOf(rules)}</p>
			<div class="game-facts note">
				${positions === 0 ? nothing : html`<p>${words.library.positions(positions)}</p>`}
				${source(view, rules)}
			</div>
		</div>
	</li>`;
}

export function gamesContent(view: LibraryView, languages: readonly PageWords[]): TemplateResult {
	const { frame, library, words } = view;
	const query = library.query.value;
	const text = words.library;
	const isCalled = ({ rules }: Listed) =>
		isFound(query, namesOf(languages, frame.games.value, rules));
	// Games with a matching name come first.
	const games = [...listedGames(view)].sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
	const found = games.filter(({ rules }) =>
		isFound(query, textsOf(languages, frame.games.value, rules)),
	);
	// Enter in the search field opens the first game found, unless it ends the composition of a character.
	const onEnter = (event: KeyboardEvent) => {
		if (event.key === "Enter" && !event.isComposing && query.trim() !== "") {
			event.preventDefault();
			const dialog = (event.currentTarget as Element).closest("dialog");
			(dialog && buttonsIn(dialog))?.[0]?.click();
		}
	};
	const search = (event: Event) => {
		library.query.value = fieldOf(event).value;
	};
	const showAll = (event: Event) => {
		const dialog = (event.currentTarget as Element).closest("dialog");
		library.query.value = "";
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
				@input=${search}
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
				(game) => card(view, game, "dialog", !found.includes(game)),
			)}
		</ul>
	</div>`;
}

/** The games under the first screen, each with its picture. */
export function homeContent(view: LibraryView): TemplateResult {
	const text = view.words.library;
	return html`<h2>${text.home}</h2>
		<p class="note">${view.words.tagline}</p>
		<ul class="games" role="list">
			${listedGames(view).map((game) => card(view, game, "home"))}
		</ul>`;
}
