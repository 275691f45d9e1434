/** The element in Svelte's templates: `import type {} from "catchmate/svelte"`. */
import type { HTMLAttributes } from "svelte/elements";
import type { CatchmateBoard } from "./element.ts";
import type { BoardListeners, BoardMarkup } from "./markup.ts";

type Own = BoardMarkup & BoardListeners;

declare module "svelte/elements" {
	interface SvelteHTMLElements {
		"catchmate-board": Omit<HTMLAttributes<CatchmateBoard>, keyof Own> & Own;
	}
}
