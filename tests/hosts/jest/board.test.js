import { load } from "catchmate";
import "catchmate/define";

test("the board of the tutorial is won by Black", async () => {
	document.body.innerHTML = '<catchmate-board position="8 2 4 1 5"></catchmate-board>';
	const text = document.querySelector("catchmate-board").getAttribute("position");
	const solver = await load();
	const { problems } = await solver.read("chase", text);
	const table = await solver.solve(problems[0].game);
	expect(await table.answer(problems[0].position)).toBe("BLACK 20");
	solver.dispose();
});
