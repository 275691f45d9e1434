/** The activities on the page, and the places that they lie in. */

/** The activities, which are also modes of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

/** What a person calls a place: each keeps its board while the person is elsewhere. */
export const places = ["play", "puzzle", "analyse"] as const satisfies readonly Activity[];
export type Place = (typeof places)[number];

/** A board is edited where it is analysed. */
export const placeOf = (activity: Activity): Place => (activity === "edit" ? "analyse" : activity);
