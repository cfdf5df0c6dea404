/**
 * Does the work for each, so many at any moment, and answers in the order of all. A crowd that all wait for the same few
 * connections tests nothing but how long a connection is waited for.
 */
export async function inLanes<T, R>(
  all: readonly T[],
  lanes: number,
  work: (one: T, at: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  const rest = all.entries()
  async function go(): Promise<void> {
    for (const [at, one] of rest) done[at] = await work(one, at)
  }
  await Promise.all(Array.from({ length: lanes }, go))
  return done
}
