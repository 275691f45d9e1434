/**
 * The page's service worker: caches exactly the page's own files and answers from the cache first.
 *
 * Its version is a digest of those files. When a file changes, the browser finds a new service worker, which fills a cache of its
 * own and then takes over. An open page goes on with what it has loaded. If a part of it that it loads later is gone, it
 * asks for a reload. The next visit or reload gets the new page.
 */

/** Set by the build: the files' addresses, relative to the page, and the digest of their contents. */
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

/** The prefix of the caches' names: several pages may share an origin. */
const family = `catchmate ${scope} `;
const cacheName = family + PAGE_VERSION;

/** The page itself. An index.html is cached under the address of its folder, to which hosts may redirect. */
const pageFile = "./";

/** Fetches a file from the host. Removes the mark of a redirect, with which browsers refuse to open a page. */
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
	// One of them may be that of a newer version, which will forget the others.
	if (registration.installing === null && registration.waiting === null) {
		await Promise.all(others.map((name) => caches.delete(name)));
	}
}

/** The file of the page that a request asks for; null for any other. The query string is for the page's script and ignored here. */
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
