import json
from collections import deque


def settle(count, moves, over):
    before = [[] for _ in range(count)]
    left = [0] * count
    won, plies, queue = {}, {}, deque()
    for p in range(count):
        after = [] if p in over else moves(p)
        left[p] = len(after)
        for q in after:
            before[q].append(p)
        if not after:
            won[p], plies[p] = over.get(p, False), 0
            queue.append(p)
    while queue:
        q = queue.popleft()
        for p in before[q]:
            if p in won:
                continue
            left[p] -= 1
            if not won[q] or left[p] == 0:
                won[p], plies[p] = not won[q], plies[q] + 1
                queue.append(p)
    return won, plies


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


if __name__ == "__main__":
    print(Solution().catMouseGame(json.loads(input())))
