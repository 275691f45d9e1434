/** Work of which the newest alone counts: what is begun ends what was under way. */
export class Latest {
	#run = new AbortController();

	/** The signal of the new work, which is aborted when newer work begins, or at the end of all. */
	begin(): AbortSignal {
		this.end();
		this.#run = new AbortController();
		return this.#run.signal;
	}

	end(): void {
		this.#run.abort();
	}
}
