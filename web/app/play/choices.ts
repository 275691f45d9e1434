/** What a person can choose of how games are played. */
import type { Hints } from "../../element/state.ts";

/** Who plays a side: a person, a perfect player, or one that sees only some plies ahead and errs beyond. */
export const kinds = ["human", "perfect", "fallible"] as const;
export type Kind = (typeof kinds)[number];

export const hintChoices = ["off", "staged", "full"] as const satisfies readonly Hints[];

/** How many plies ahead a fallible player can be told to see. */
export const sights = { least: 1, most: 12, usual: 3 } as const;
