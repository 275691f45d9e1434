/** The link from a board to Catchmate's page, where it opens with its game. */
import { linkOf } from "../model/link-text.ts";
import { hidesValues } from "./hidden-values.ts";
import type { Session } from "./session.ts";

/** What the reader does with the board there; null for the page's default, which tells all values. */
function activityIn({ state }: Session): "edit" | "play" | null {
	return state.mode === "edit"
		? "edit"
		: state.mode === "play" || hidesValues(state)
			? "play"
			: null;
}

/**
 * @param page the URL of the page; null for no link
 * @param puzzle the number of the puzzle that is set, or `day`; null for none
 * @returns null without a page, while there is no board, and for one that is too large for a link
 */
export function pageLink(
	page: string | null,
	session: Session,
	puzzle: string | null,
): string | null {
	const { code, state } = session;
	if (page === null) return null;
	if (puzzle !== null && state.mode === "puzzle") {
		return `${page}#puzzle${puzzle === "day" ? "" : `=${puzzle}`}`;
	}
	const { index, moves } = state.match?.record ?? { index: 0, moves: [] };
	const ply = index === moves.length ? null : index;
	return code && `${page}#${linkOf({ code, ply, activity: activityIn(session), against: null })}`;
}
