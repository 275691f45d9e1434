/** The activities on the page, and their tabs. */

/** The activities, which are also modes of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

/** The tabs of each activity; the first is the default. */
export const tabsOf = {
	analyse: ["moves", "explain", "text", "share"],
	play: ["play", "moves", "text", "share"],
	edit: ["edit", "explain", "text", "share"],
	puzzle: ["puzzle"],
} as const satisfies Readonly<Record<Activity, readonly string[]>>;
export type Tab = (typeof tabsOf)[Activity][number];
