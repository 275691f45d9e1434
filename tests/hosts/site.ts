/** A static host on this machine, one origin each. */
import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
};

/** The policy that the author's guide asks of a strict host. */
export const strictPolicy =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; img-src 'self'";

export class Site {
	readonly #server: Server;
	readonly origin: string;

	/** Serves a folder, with a content security policy if one is given. */
	static async of(folder: string, policy?: string): Promise<Site> {
		const server = createServer(async (request, response) => {
			const { pathname } = new URL(request.url ?? "", "http://host");
			let path = join(folder, decodeURIComponent(pathname));
			try {
				if ((await stat(path)).isDirectory()) path = join(path, "index.html");
				const body = await readFile(path);
				response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
				if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
				response.end(body);
			} catch {
				response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
			}
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		return new Site(server);
	}

	private constructor(server: Server) {
		this.#server = server;
		this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	}

	close(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}
}
