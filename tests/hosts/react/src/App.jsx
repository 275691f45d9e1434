import "catchmate/catchmate.css";
import "catchmate/define";
import { useState } from "react";

export function App() {
	const [moves, setMoves] = useState([]);
	return (
		<>
			<catchmate-board
				position="8 2 4 1 5"
				mode="play"
				human="black"
				hints="full"
				onmove={({ detail }) => setMoves((before) => [...before, detail])}
			/>
			<output>{moves.map(({ side, ply }) => `${side} ${ply} `)}</output>
		</>
	);
}
