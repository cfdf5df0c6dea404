/** Runs what belongs to one key one after the other, and what belongs to different keys at once. */
export function inTurn(): <T>(key: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, act) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(act, act)
    last.set(key, turn)
    turn.then(leave, leave)
    return turn

    function leave(): void {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
