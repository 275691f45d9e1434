/** A local static host with its own origin. */
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** The strict policy of the author's guide. */
export const strictPolicy =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; img-src 'self'";

interface Document {
	readonly html: string;
	readonly policy: string | undefined;
}

export class Site {
	/** The requested paths, in order. */
	readonly asked: readonly string[];
	readonly #server: Server;
	readonly #documents: Map<string, Document>;
	readonly origin: string;

	/**
	 * Serves folders, the first one with the file wins, with an optional content security policy per path. Browsers may
	 * cache the files of lasting folders.
	 */
	static async of(
		folders: readonly string[],
		policyOf: (path: string) => string | undefined = () => undefined,
		isLasting = false,
	): Promise<Site> {
		const documents = new Map<string, Document>();
		const asked: string[] = [];
		const setPolicy = (response: ServerResponse, policy: string | undefined) => {
			if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
		};
		const files = folders.map((folder) =>
			sirv(folder, {
				...(isLasting ? { maxAge: 3600 } : { dev: true }),
				setHeaders: (response, path) => setPolicy(response, policyOf(path)),
			}),
		);
		const server = createServer((request, response) => {
			const { pathname } = new URL(request.url ?? "", "http://host");
			asked.push(pathname);
			const document = documents.get(pathname);
			if (document !== undefined) {
				setPolicy(response, document.policy);
				response.setHeader("Content-Type", "text/html; charset=utf-8").end(document.html);
				return;
			}
			const from = (index: number): void => {
				const folder = files[index];
				if (folder) folder(request, response, () => from(index + 1));
				else response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
			};
			from(0);
		});
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		return new Site(server, documents, asked);
	}

	private constructor(server: Server, documents: Map<string, Document>, asked: readonly string[]) {
		this.asked = asked;
		this.#server = server;
		this.#documents = documents;
		this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	}

	/** Serves a document without a folder. */
	put(path: string, html: string, policy?: string): void {
		this.#documents.set(path, { html, policy });
	}

	close(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}
}

/** The site under another name of the same host, thus another origin. */
export const elsewhere = ({ origin }: Site): string => origin.replace("127.0.0.1", "localhost");
