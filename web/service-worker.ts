/**
 * The page's service worker: caches exactly the page's own files and answers from the cache first.
 *
 * Its version is a digest of those files. After a change of a file, the browser finds a new service worker, which fills a
 * cache of its own and then takes over. An open page continues with its loaded modules; if a later one no longer exists,
 * it asks for a reload. The next visit or reload gets the new page.
 */

/** Set by the build: the files' URLs, relative to the page, and the digest of their contents. */
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
	readonly registration: {
		readonly scope: string;
		/** A newer version that fills its cache, or waits to take over. */
		readonly installing: object | null;
		readonly waiting: object | null;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { registration } = worker;
const { scope } = registration;

/** The prefix of the caches' names, as several pages may share an origin. */
const family = `catchmate ${scope} `;
const cacheName = family + PAGE_VERSION;

/** The page itself. An index.html is cached under the URL of its folder, to which hosts may redirect. */
const pageFile = "./";

/** Fetches a file from the host. Removes the mark of a redirect, as browsers refuse to open such a page. */
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
	// One of them may belong to a newer version, which will then delete the others.
	if (registration.installing === null && registration.waiting === null) {
		await Promise.all(others.map((name) => caches.delete(name)));
	}
}

/** The page's file for a request; null for other requests. Ignores the query, which is for the page's script. */
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

/** The cached file, or the host's if the browser has evicted it. */
async function answer(file: string, request: Request): Promise<Response> {
	return (await caches.match(file, { cacheName })) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
	const file = fileOf(event.request);
	if (file !== null) {
		event.respondWith(answer(file, event.request));
	}
});
