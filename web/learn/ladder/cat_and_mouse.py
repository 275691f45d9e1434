class Solution:
    def catMouseGame(self, graph):
        n = len(graph)

        def number(mouse, cat, cat_moves):
            return (mouse * n + cat) * 2 + cat_moves

        def moves(p):
            mouse, cat, cat_moves = p // 2 // n, p // 2 % n, p % 2
            if not cat_moves:
                return [number(to, cat, 1) for to in graph[mouse]]
            return [number(mouse, to, 0) for to in graph[cat] if to != 0]

        over = {}
        for cat in range(1, n):
            for cat_moves in (0, 1):
                over[number(0, cat, cat_moves)] = not cat_moves
                over[number(cat, cat, cat_moves)] = bool(cat_moves)
        won, _ = settle(2 * n * n, moves, over)
        start = number(1, 2, 0)
        return 0 if start not in won else 1 if won[start] else 2
