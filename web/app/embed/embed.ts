/** The page in a frame, reduced to the board. */
import type { CatchmateBoard } from "../../element/element.ts";

/** Whether the URL asks for the board alone. */
export const isEmbedded: boolean = new URLSearchParams(location.search).has("embed");

/** Removes everything but the board, and loads the messages with the surrounding page. */
export async function embed(board: CatchmateBoard): Promise<void> {
	document.body.style.background = "none";
	document.body.replaceChildren(board);
	const { connect } = await import("./frame.ts");
	connect(board);
}
