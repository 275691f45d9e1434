/** Workers whose script lies in no file of its own. */

/** A worker of a script's text, which a page of any origin may start where its policy allows `blob:`. */
export function blobWorker(text: string, options: WorkerOptions): Worker {
	const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
	try {
		return new Worker(url, options);
	} finally {
		URL.revokeObjectURL(url);
	}
}
