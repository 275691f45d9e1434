/** Serves build/page on this machine alone: on PORT, or 8080, or the next port that is free. Ends on SIGINT and SIGTERM. */
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

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
		fail(`PORT is "${wanted}", which is not a port: it must be a number from 1 to ${lastPort}.`);
	}
	return port;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, host, () => probe.close(() => resolve(true)));
	});
}

/** @returns {Promise<number>} */
async function freePort() {
	const first = wantedPort();
	const last = Math.min(first + portsTried - 1, lastPort);
	for (let port = first; port <= last; port++) {
		if (await isFree(port)) {
			return port;
		}
	}
	fail(`No port from ${first} to ${last} is free.`);
}

const server = await context({});
const { port } = await server.serve({
	host,
	port: await freePort(),
	servedir: fileURLToPath(new URL("../build/page/", import.meta.url)),
});
console.log(`Catchmate: http://${host}:${port}/`);

for (const signal of ["SIGINT", "SIGTERM"]) {
	process.once(signal, async () => {
		await server.dispose();
		process.exit(0);
	});
}
