/** Serves build/page on this machine alone: on PORT, or 8080, or the next port that is free. Ends on SIGINT and SIGTERM. */
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

const host = "127.0.0.1";
const firstPort = Number(process.env.PORT ?? 8080);
const portsTried = 100;

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
	for (let port = firstPort; port < firstPort + portsTried; port++) {
		if (await isFree(port)) {
			return port;
		}
	}
	throw new Error(`no free port from ${firstPort} to ${firstPort + portsTried - 1}`);
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
