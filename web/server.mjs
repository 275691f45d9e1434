/** A local file server, on PORT, by default 8080, or the next free port. Ends on SIGINT, SIGTERM, and with npm. */
import { once } from "node:events";
import { createServer } from "node:http";
import sirv from "sirv";
import { headersOf } from "./policy.mjs";

const host = "127.0.0.1";
const lastPort = 65535;
const portsTried = 100;

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
	console.error(reason);
	process.exit(1);
}

/** @returns {number} */
function wantedPort() {
	const wanted = process.env.PORT || "8080";
	const port = /^\d+$/.test(wanted) ? Number(wanted) : 0;
	if (port < 1 || port > lastPort) {
		fail(`PORT is "${wanted}"; it must be a number from 1 to ${lastPort}.`);
	}
	return port;
}

/**
 * Listens on the first free port.
 * @param {import("node:http").Server} server
 * @returns {Promise<number>} the port
 */
async function listen(server) {
	const first = wantedPort();
	const last = Math.min(first + portsTried - 1, lastPort);
	for (let port = first; port <= last; port++) {
		try {
			await once(server.listen(port, host), "listening");
			return port;
		} catch {
			// The next port may be free.
		}
	}
	fail(`No port from ${first} to ${last} is free.`);
}

/**
 * The encoding with the highest quality in an Accept-Encoding header; brotli before gzip.
 * @param {string} header
 */
function bestEncoding(header) {
	const qualities = new Map(
		header.split(",").map((part) => {
			const [name = "", quality = "1"] = part.toLowerCase().split(/\s*;\s*q=/);
			return [name.trim(), Number(quality)];
		}),
	);
	const quality = (/** @type {string} */ name) => qualities.get(name) ?? qualities.get("*") ?? 0;
	return ["gzip", "br"].reduce(
		(best, name) => (quality(name) > 0 && quality(name) >= quality(best) ? name : best),
		"identity",
	);
}

/**
 * Serves a folder and prints the URL.
 * @param {string} folder
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} [answers]
 *     answers a request that is not for a file; returns whether it did
 */
export async function serve(folder, answers = () => false) {
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.once(signal, () => process.exit(0));
	}
	// npm forwards only SIGINT and SIGTERM. Any other end of npm shows as a change of the parent process.
	if (["start", "dev"].includes(process.env.npm_lifecycle_event ?? "")) {
		const npm = process.ppid;
		setInterval(() => process.ppid === npm || process.exit(0), 200);
	}
	// Browsers revalidate every file, so that a new build shows at once.
	const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
	const server = createServer((request, response) => {
		if (answers(request, response)) return;
		for (const [name, value] of Object.entries(headersOf(request.url ?? "/"))) {
			response.setHeader(name, value);
		}
		// sirv ignores qualities and would send any encoding in the header.
		request.headers["accept-encoding"] = bestEncoding(request.headers["accept-encoding"] ?? "");
		files(request, response);
	});
	console.log(`Catchmate: http://${host}:${await listen(server)}/`);
}
