import json

grid, cat, mouse = (json.loads(input()) for _ in range(3))
print("true" if Solution().canMouseWin(grid, cat, mouse) else "false")
