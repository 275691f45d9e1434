/** Makes a served page work offline. */

import { scriptUrl } from "../../../wasm/script-url.ts";

/** @param onNew called when a new version is stored for the next visit */
export function keepOffline(onNew: () => void): void {
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (!location.protocol.startsWith("http") || workers === undefined) {
		return;
	}
	if (workers.controller !== null) {
		workers.addEventListener("controllerchange", onNew);
	}
	// If the host or browser refuses, the page still works online.
	void workers.register(scriptUrl("service-worker.js")).catch(() => {});
}
