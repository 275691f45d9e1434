/** The element in React's JSX: `import type {} from "catchmate/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CatchmateBoard } from "./element.ts";
import type { BoardListeners, BoardMarkup } from "./markup.ts";

type Common = DetailedHTMLProps<HTMLAttributes<CatchmateBoard>, CatchmateBoard>;

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"catchmate-board": Omit<Common, keyof BoardMarkup> & BoardMarkup & BoardListeners;
		}
	}
}
