from collections import deque

def settle(moves):
    n = len(moves)
    before = [[] for _ in range(n)]
    for v, ways in enumerate(moves):
        for w in ways:
            before[w].append(v)
    moves_left = [len(ways) for ways in moves]
    outcome = ["draw" if count > 0 else "lost"
               for count in moves_left]
    queue = deque(v for v in range(n) if moves_left[v] == 0)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if outcome[u] != "draw":
                continue
            if outcome[v] == "lost":
                outcome[u] = "won"
            else:
                moves_left[u] -= 1
                if moves_left[u] > 0:
                    continue
                outcome[u] = "lost"
            queue.append(u)
    return outcome
