/** Statements in TeX. */
import MarkdownIt from "markdown-it";

const escapes: Readonly<Record<string, string>> = {
	...{ "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "#": "\\#", "%": "\\%", "&": "\\&" },
	...{ $: "\\$", _: "\\_", "^": "\\textasciicircum{}", "~": "\\textasciitilde{}" },
};

const escaped = (text: string) => text.replace(/[\\{}#%&$_^~]/g, (letter) => escapes[letter] ?? "");

/** What stands before and after the contents of an element. */
const around: Readonly<Record<string, readonly [before: string, after: string]>> = {
	paragraph: ["", "\n\n"],
	heading: ["\\section*{", "}\n\n"],
	bullet_list: ["\\begin{itemize}\n", "\\end{itemize}\n\n"],
	ordered_list: ["\\begin{enumerate}\n", "\\end{enumerate}\n\n"],
	list_item: ["\\item ", ""],
	blockquote: ["\\begin{quote}\n", "\\end{quote}\n\n"],
	em: ["\\emph{", "}"],
	strong: ["\\textbf{", "}"],
	thead: ["", ""],
	tbody: ["", ""],
	tr: ["", " \\\\ \\hline\n"],
};

/** Markdown whose rules write TeX; formulas between dollars stay as they are. */
function parser(): MarkdownIt {
	const markdown = new MarkdownIt();
	const { rules } = markdown.renderer;
	const formula = /\$[^$]+\$/y;
	markdown.inline.ruler.before("escape", "formula", (state, silent) => {
		formula.lastIndex = state.pos;
		const [text] = formula.exec(state.src) ?? [];
		if (text === undefined) return false;
		if (!silent) state.push("formula", "", 0).content = text;
		state.pos += text.length;
		return true;
	});
	rules.formula = (tokens, at) => tokens[at]?.content ?? "";
	rules.text = (tokens, at) => escaped(tokens[at]?.content ?? "");
	rules.code_inline = (tokens, at) => `\\texttt{${escaped(tokens[at]?.content ?? "")}}`;
	rules.code_block = (tokens, at) =>
		`\\begin{verbatim}\n${tokens[at]?.content ?? ""}\\end{verbatim}\n\n`;
	rules.fence = rules.code_block;
	rules.softbreak = () => "\n";
	rules.hardbreak = () => "\\\\\n";
	rules.hr = () => "\\hrule\n\n";
	rules.image = (tokens, at) => `\\includegraphics{${tokens[at]?.attrGet("src")}}`;
	rules.link_open = (tokens, at) => `\\href{${escaped(tokens[at]?.attrGet("href") ?? "")}}{`;
	rules.link_close = () => "}";
	rules.table_open = (tokens, at) => {
		const columns = tokens.slice(
			at,
			tokens.findIndex(({ type }, place) => place > at && type === "tr_close"),
		);
		const heads = columns.filter(({ type }) => type === "th_open").map(() => "|l");
		return `\\begin{tabular}{${heads.join("")}|} \\hline\n`;
	};
	rules.table_close = () => "\\end{tabular}\n\n";
	for (const cell of ["th", "td"]) {
		rules[`${cell}_open`] = (tokens, at) => (tokens[at - 1]?.type === "tr_open" ? "" : " & ");
		rules[`${cell}_close`] = () => "";
	}
	for (const [name, [before, after]] of Object.entries(around)) {
		rules[`${name}_open`] = () => before;
		rules[`${name}_close`] = () => after;
	}
	return markdown;
}

export const texOf = (markdown: string): string =>
	`${parser()
		.render(markdown)
		.trim()
		.replace(/\n{3,}/g, "\n\n")}\n`;
