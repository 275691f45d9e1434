/** The element in Vue's templates: `import type {} from "catchmate/vue"`. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { CatchmateBoard } from "./element.ts";
import type { BoardMarkup, VueListeners } from "./markup.ts";

type Common = Omit<HTMLAttributes, keyof BoardMarkup | keyof VueListeners> & PublicProps;

declare module "vue" {
	interface GlobalComponents {
		"catchmate-board": new () => CatchmateBoard & { $props: Common & BoardMarkup & VueListeners };
	}
}
