/** What is wrong with an author's attributes. */
import type { Move } from "catchmate";
import { areControls, type Choice, choices, plyOf } from "./settings.ts";
import { movesOf } from "./source.ts";

/** The settings that can be wrong. */
type Settings = Record<Choice, string | null> & {
	controls: string | null;
	readonly moves: string | readonly Move[] | null;
	readonly ply: unknown;
	readonly plyFrom: unknown;
	readonly plyTo: unknown;
};

/** Tells what is wrong among the settings, and puts the default in the place of what has a fixed choice of values. */
export function mend(
	settings: Settings,
	complain: (name: string, value: unknown, fallback: string | undefined) => void,
): void {
	for (const [name, values] of Object.entries(choices) as [Choice, readonly string[]][]) {
		const value = settings[name];
		if (!values.includes(value as string)) {
			if (value !== null) {
				complain(name, value, values[0]);
			}
			Object.assign(settings, { [name]: values[0] });
		}
	}
	// Null where the attribute was taken away.
	settings.controls ??= "auto";
	if (!areControls(settings.controls)) {
		complain("controls", settings.controls, "auto");
		settings.controls = "auto";
	}
	for (const [name, value, meant] of [
		["ply", settings.ply, plyOf(settings.ply)],
		["ply-from", settings.plyFrom, plyOf(settings.plyFrom)],
		["ply-to", settings.plyTo, plyOf(settings.plyTo)],
		["moves", settings.moves, movesOf(settings.moves)],
	] as const) {
		if (meant === null) {
			complain(name, value, "none");
		}
	}
}
