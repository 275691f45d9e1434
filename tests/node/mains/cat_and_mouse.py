import json

print(Solution().catMouseGame(json.loads(input())))
