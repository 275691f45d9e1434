/**
 * The page's service worker: keeps exactly the page's own files, and answers with them before any network.
 *
 * Its version is a digest of those files. When one of them changes the browser finds another service worker, which keeps the new
 * files under a name of their own and then takes over. An open page goes on as it is: it has all of its parts but for the
 * scripts that are loaded later. Where one of these is of another version, the page asks for a reload. The next visit or reload
 * gets the new page.
 */

/** Put in by the build: the addresses of the files, from the page's own, and the digest of what is in them. */
declare const PAGE_FILES: readonly string[];
declare const PAGE_VERSION: string;

interface LastingEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
	readonly registration: { readonly scope: string };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;

/** Several pages may lie on one origin, each with caches of its own. */
const family = `catchmate ${scope} `;
const cacheName = family + PAGE_VERSION;

/** The page itself. What a folder opens with is kept under the address of the folder: hosts may send those who ask for index.html there. */
const pageFile = "./";

/** A file as the host sends it now. Browsers refuse to open a page with an answer that was redirected: that mark is taken off. */
async function fetched(file: string): Promise<Response> {
	const response = await fetch(new Request(file, { cache: "no-cache" }));
	if (!response.ok) {
		throw new Error(`${file}: ${response.status}`);
	}
	const { body, headers, redirected } = response;
	return redirected ? new Response(body, { headers }) : response;
}

async function keep(): Promise<void> {
	const cache = await caches.open(cacheName);
	await Promise.all(PAGE_FILES.map(async (file) => cache.put(file, await fetched(file))));
	await worker.skipWaiting();
}

async function forgetOthers(): Promise<void> {
	const others = (await caches.keys()).filter(
		(name) => name.startsWith(family) && name !== cacheName,
	);
	await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page's file that a request is for; null for any other. What follows the page's address after a `?` is its script's. */
function fileOf({ method, url }: Request): string | null {
	const { origin, pathname } = new URL(url);
	const address = origin + pathname;
	if (method !== "GET" || !address.startsWith(scope)) {
		return null;
	}
	const path = address.slice(scope.length);
	const file = path.replace(/(^|\/)index\.html$/, "$1") || pageFile;
	return PAGE_FILES.includes(file) ? file : null;
}

/** The kept file; from the host where a browser has thrown it away. */
async function answer(file: string, request: Request): Promise<Response> {
	const cache = await caches.open(cacheName);
	return (await cache.match(file)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
	const file = fileOf(event.request);
	if (file !== null) {
		event.respondWith(answer(file, event.request));
	}
});
