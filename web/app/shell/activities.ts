/** The activities on the page, and their tabs. */

/** The activities, which are also modes of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

/** What a person calls a place: each keeps its board while the person is elsewhere. */
export const places = ["play", "puzzle", "analyse"] as const satisfies readonly Activity[];
export type Place = (typeof places)[number];

/** A board is edited where it is analysed. */
export const placeOf = (activity: Activity): Place => (activity === "edit" ? "analyse" : activity);

/** The tabs of each activity; the first is the default. */
export const tabsOf = {
	analyse: ["moves", "explain", "edit", "text", "share"],
	play: ["play", "moves", "text", "share"],
	edit: ["moves", "explain", "edit", "text", "share"],
	puzzle: ["puzzle"],
} as const satisfies Readonly<Record<Activity, readonly string[]>>;
/** The tabs that ask something of the board: it is analysed there, and edited no more. */
export const askingTabs: readonly Tab[] = ["moves", "explain"];

export type Tab = (typeof tabsOf)[Activity][number];
