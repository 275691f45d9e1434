/** A style sheet as the text that the build makes of it. */
declare module "*.css" {
	const text: string;
	export default text;
}
