/** The pages' content security policy: they may load files of their own site, and workers made of those. */
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
	// Lit's templates and the URLs of our own scripts; each bundle creates these policies again.
	"require-trusted-types-for 'script'",
	"trusted-types lit-html catchmate 'allow-duplicates'",
].join("; ");

/**
 * The headers of a response for rules that a page cannot contain itself: no sniffing of types, and frames on other sites
 * only for the board alone, `?embed`.
 * @param {string} target the request target as sent by the browser
 */
export const headersOf = (target) => ({
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": `frame-ancestors ${/\?(?:.*&)?embed(?:[=&]|$)/.test(target) ? "*" : "'self'"}`,
});
