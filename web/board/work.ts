/** Counts pending work, so that callers can wait for its end. Each board has its own, and so has the page. */

/** Waits for two frames: the first draws all earlier requests; before the second, observers report changes. */
const drawn = () =>
	new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export class Work {
	readonly #open = new Set<object>();
	/** Called when no work is pending any more. */
	#waiting: (() => void)[] = [];
	/** The number of pieces of work begun so far. */
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
	track<Value>(promise: Promise<Value>): Promise<Value> {
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

	/** Ends the wait for all pending work. */
	abandon(): void {
		this.#open.clear();
		this.#wake();
	}

	/** Resolves once no work is pending and none has begun until its results are drawn, or until `settles` resolves. */
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
