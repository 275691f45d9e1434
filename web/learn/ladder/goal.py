def main():
    n, m, questions = map(int, input().split())
    after = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v = map(int, input().split())
        after[u].append(v)
    for _ in range(questions):
        start, goal = map(int, input().split())
        won, _ = settle(n + 1, after.__getitem__, {goal: False})
        print(0 if start not in won else 1 if won[start] else -1)


main()
