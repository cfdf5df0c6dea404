const first = [1, 2, 5, 15, 60] as const
const longest = 15 * 60
const whole = 24 * 3600

/** The waits between one sending and the next, in ms: growing to a quarter of an hour, for a day, then no more. */
export function* backoff(): Generator<number, void, void> {
  let seconds: number = first[0]
  let spent = 0
  for (let turn = 1; ; turn++) {
    spent += seconds
    if (spent > whole) return
    yield seconds * 1000
    seconds = first[turn] ?? Math.min(seconds * 2, longest)
  }
}
