/** Short synthesized sounds. */

export type Sound = "move" | "capture" | "slip" | "wrong" | "won" | "lost";

/** A note: its start and length in seconds, and its pitch in hertz. */
type Note = readonly [start: number, length: number, pitch: number];

interface Timbre {
	readonly wave: OscillatorType;
	/** From 0, silent, to 1. */
	readonly loudness: number;
	readonly notes: readonly Note[];
}

/** Moves sound like wood; slips like a low tone, mistakes like a falling one; the end is a rising or falling chord. */
const sounds: Readonly<Record<Sound, Timbre>> = {
	move: { wave: "triangle", loudness: 0.3, notes: [[0, 0.09, 210]] },
	capture: {
		wave: "triangle",
		loudness: 0.42,
		notes: [
			[0, 0.1, 150],
			[0.05, 0.16, 95],
		],
	},
	slip: { wave: "sine", loudness: 0.22, notes: [[0.06, 0.22, 294]] },
	wrong: {
		wave: "sine",
		loudness: 0.28,
		notes: [
			[0.06, 0.16, 277],
			[0.2, 0.3, 208],
		],
	},
	won: {
		wave: "sine",
		loudness: 0.26,
		notes: [
			[0, 0.2, 523],
			[0.12, 0.2, 659],
			[0.24, 0.5, 784],
		],
	},
	lost: {
		wave: "sine",
		loudness: 0.24,
		notes: [
			[0, 0.24, 392],
			[0.16, 0.24, 330],
			[0.32, 0.55, 262],
		],
	},
};

/** The attack of a note, in seconds: just long enough to avoid a click. */
const attack = 0.006;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
	context ??= new AudioContext();
	void context.resume();
	const { wave, loudness, notes } = sounds[sound];
	for (const [start, length, pitch] of notes) {
		const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
		const volume = new GainNode(context, { gain: 0 });
		const begin = context.currentTime + start;
		volume.gain.setValueAtTime(0, begin);
		volume.gain.linearRampToValueAtTime(loudness, begin + attack);
		volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
		tone.connect(volume).connect(context.destination);
		tone.start(begin);
		tone.stop(begin + length);
	}
}
