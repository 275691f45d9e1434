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
    def canMouseWin(self, grid, catJump, mouseJump):
        rows, columns = len(grid), len(grid[0])
        cells = "".join(grid)
        n = len(cells)
        food = cells.index("F")

        def number(mouse, cat, cat_moves):
            return (mouse * n + cat) * 2 + cat_moves

        def jumps(cell, reach):
            row, column = divmod(cell, columns)
            yield cell
            for down, right in (-1, 0), (1, 0), (0, -1), (0, 1):
                for far in range(1, reach + 1):
                    r, c = row + far * down, column + far * right
                    inside = 0 <= r < rows and 0 <= c < columns
                    if not inside or grid[r][c] == "#":
                        break
                    yield r * columns + c

        def moves(p):
            mouse, cat, cat_moves = p // 2 // n, p // 2 % n, p % 2
            if cat_moves:
                return [number(mouse, to, 0) for to in jumps(cat, catJump)]
            return [number(to, cat, 1) for to in jumps(mouse, mouseJump)]

        over = {}
        for cell in range(n):
            for cat_moves in (0, 1):
                over[number(food, cell, cat_moves)] = not cat_moves
        for cell in range(n):
            for cat_moves in (0, 1):
                over[number(cell, food, cat_moves)] = bool(cat_moves)
                over[number(cell, cell, cat_moves)] = bool(cat_moves)
        won, plies = settle(2 * n * n, moves, over)
        start = number(cells.index("M"), cells.index("C"), 0)
        return won.get(start, False) and plies[start] <= 1000


if __name__ == "__main__":
    grid, cat, mouse = (json.loads(input()) for _ in range(3))
    print("true" if Solution().canMouseWin(grid, cat, mouse) else "false")
