/** A style sheet as a text, which the build inlines. */
declare module "*.css" {
	const text: string;
	export default text;
}
