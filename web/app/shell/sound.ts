/** Plays sounds, if the reader has switched them on. */
import { Lazy } from "./lazy.ts";
import { preferences } from "./preferences.ts";
import type { Sound } from "./synthesizer.ts";

/** Loaded with the first sound. */
const synthesizer = new Lazy(() => import("./synthesizer.ts"));

/** Plays a sound if sound is on. If loading fails, the page is silent. */
export function playSound(sound: Sound): void {
	if (!preferences.get("sound")) return;
	synthesizer.load().then(
		({ play }) => play(sound),
		() => {},
	);
}

/** Switches sound on, with a sample, or off. */
export function setSound(isOn: boolean): void {
	preferences.set("sound", isOn);
	playSound("move");
}
