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
