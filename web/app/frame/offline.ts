/** Keeps the page for when there is no network: not from the disk, where it is already, nor in a frame, which is another's page. */

/** @param onNew is called when a new version is kept, and will be there on the next visit */
export function keepOffline(onNew: () => void): void {
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (!location.protocol.startsWith("http") || workers === undefined) {
		return;
	}
	if (workers.controller !== null) {
		workers.addEventListener("controllerchange", onNew);
	}
	// A host or a browser that refuses leaves the page as good as it is.
	void workers.register("service-worker.js").catch(() => {});
}
