/** The settings of play. */

/** The player of a side: a person, a perfect player, or one who sees only some plies ahead. */
export const kinds = ["human", "perfect", "fallible"] as const;
export type Kind = (typeof kinds)[number];

export const hintChoices = ["off", "staged", "full"] as const;
export type Hints = (typeof hintChoices)[number];

/** The sight of a fallible player, in plies. */
export const sights = { least: 1, most: 12, usual: 3 } as const;

/** The settings that are kept between visits. */
export interface PlaySettings {
	/** How much is revealed during a game. */
	readonly hints: Hints;
	/** Whether the perfect player sets traps when it cannot win. */
	readonly traps: boolean;
	/** Whether moves are heard. */
	readonly sound: boolean;
	/** By side name: the sight of a fallible player, in plies. */
	readonly sights: Readonly<Record<string, number>>;
	/** By game id, then side name: who plays the side. */
	readonly players: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
}
