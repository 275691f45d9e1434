/** Numbers that look random and that a seed decides, the same on every machine. */

/** Seeds are whole numbers from 0 up to, not including, this. */
export const seeds = 1_000_000;

/** 2 to the power of 32, divided by the golden ratio: takes seeds that follow on each other far apart. */
const spread = 0x9e3779b1;

/** Numbers that are thrown away, by which time a seed with few bits set has all of them mixed. */
const warmUp = 8;

/** Marsaglia's generator of 32 bits that shifts and combines ("Xorshift RNGs", 2003). */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = Math.imul(seed + 1, spread) || 1;
		for (let thrown = 0; thrown < warmUp; thrown++) {
			this.part();
		}
	}

	/** A number from 0 up to, not including, 1. */
	part(): number {
		this.#state ^= this.#state << 13;
		this.#state ^= this.#state >>> 17;
		this.#state ^= this.#state << 5;
		return (this.#state >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 up to, not including, a bound. */
	below(bound: number): number {
		return Math.floor(this.part() * bound);
	}
}
