/** What goes wrong on a page. */
import type { Page } from "playwright-core";

/**
 * Collects, from now on, the errors and warnings on a page's console, the errors that nothing catches, and what cannot be
 * loaded.
 */
export function watchComplaints(page: Page): readonly string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") {
			complaints.push(message.text());
		}
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("requestfailed", (request) => {
		// A page that is left or closed ends what it still asks for.
		if (request.failure()?.errorText !== "net::ERR_ABORTED") {
			complaints.push(`failed: ${request.url()}`);
		}
	});
	page.on("response", (response) => {
		if (response.status() >= 400) {
			complaints.push(`${response.status()}: ${response.url()}`);
		}
	});
	return complaints;
}
