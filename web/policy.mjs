/** What the pages may load, as a content security policy: what lies beside them, and workers made of it. */
export const policy = [
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"worker-src 'self' blob:",
	"style-src 'self'",
	"img-src 'self'",
	"manifest-src 'self'",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	// Lit's templates and the addresses of our own scripts, in each bundle anew, where a browser knows of it.
	"require-trusted-types-for 'script'",
	"trusted-types lit-html catchmate 'allow-duplicates'",
].join("; ");

/**
 * The headers of an answer, which say what a page cannot say of itself: nothing is taken for a type that it is not, and
 * other sites may frame the board alone, `?embed`.
 * @param {string} target of the request, as the browser has sent it
 */
export const headersOf = (target) => ({
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": `frame-ancestors ${/\?(?:.*&)?embed(?:[=&]|$)/.test(target) ? "*" : "'self'"}`,
});
