/** Starting new work aborts the old. */
export class Latest {
	#run = new AbortController();

	/** Starts new work. Its signal is aborted when newer work starts, or by `end`. */
	begin(): AbortSignal {
		this.end();
		this.#run = new AbortController();
		return this.#run.signal;
	}

	end(): void {
		this.#run.abort();
	}
}
