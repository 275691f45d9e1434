from collections import deque

def settle(moves):
    before = [[] for _ in moves]
    for v, ways in enumerate(moves):
        for w in ways:
            before[w].append(v)
    left = [len(ways) for ways in moves]
    outcome = ["draw" if count > 0 else "lost" for count in left]
    waiting = deque(v for v in range(len(moves)) if left[v] == 0)
    while waiting:
        v = waiting.popleft()
        for u in before[v]:
            if outcome[u] != "draw":
                continue
            if outcome[v] == "lost":
                outcome[u] = "won"
            else:
                left[u] -= 1
                if left[u] > 0:
                    continue
                outcome[u] = "lost"
            waiting.append(u)
    return outcome
