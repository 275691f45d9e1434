/** The activities on the page, and the places that contain them. */

/** The activities, which are also modes of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

/** The places, named by activities. Each keeps its board while another is shown. */
export const places = ["play", "puzzle", "analyse"] as const satisfies readonly Activity[];
export type Place = (typeof places)[number];

/** The place of an activity; editing belongs to "analyse". */
export const placeOf = (activity: Activity): Place => (activity === "edit" ? "analyse" : activity);
