/** What is under way, so that one can wait until nothing is. A board on a page has one, and so has the page around it. */

/** Waits for two frames: what was requested before is drawn after the first, and observers have told what that changed. */
const drawn = () =>
	new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export class Work {
	readonly #open = new Set<object>();
	/** Called when nothing is under way any more. */
	#waiting: (() => void)[] = [];
	/** How many pieces of work have begun so far. */
	#begun = 0;

	/** Begins a piece of work. Returns the function that ends it. */
	begin(): () => void {
		const piece = {};
		this.#open.add(piece);
		this.#begun++;
		return () => {
			this.#open.delete(piece);
			this.#wake();
		};
	}

	/** Counts as work until a promise settles. Returns the promise. */
	during<Value>(promise: Promise<Value>): Promise<Value> {
		const end = this.begin();
		promise.then(end, end);
		return promise;
	}

	/** Acts after a delay in milliseconds. Returns the function that cancels it. */
	after(delay: number, act: () => void): () => void {
		const end = this.begin();
		const timer = setTimeout(() => {
			end();
			act();
		}, delay);
		return () => {
			clearTimeout(timer);
			end();
		};
	}

	/** Acts in the next frame. Returns the function that cancels it. */
	inFrame(act: (now: number) => void): () => void {
		const end = this.begin();
		const frame = requestAnimationFrame((now) => {
			end();
			act(now);
		});
		return () => {
			cancelAnimationFrame(frame);
			end();
		};
	}

	/** Waits no longer for what is under way. */
	abandon(): void {
		this.#open.clear();
		this.#wake();
	}

	/** Resolves once nothing is under way, and nothing more has begun until what it led to is drawn, or whatever else `settles`. */
	async idle(settles: () => Promise<unknown> = drawn): Promise<void> {
		let begun: number;
		do {
			while (this.#open.size > 0) {
				await new Promise<void>((resolve) => this.#waiting.push(resolve));
			}
			begun = this.#begun;
			await settles();
		} while (begun !== this.#begun);
	}

	#wake(): void {
		if (this.#open.size === 0) {
			for (const go of this.#waiting.splice(0)) {
				go();
			}
		}
	}
}
