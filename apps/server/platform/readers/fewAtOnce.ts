/** Lets so many works run at once; the others wait for their turn, in the order in which they came. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function begin(): Promise<void> {
    if (running < most) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  function end(): void {
    const next = waiting.shift()
    // Whoever comes next takes over the place of the one that ended.
    if (next) next()
    else running--
  }
  return async work => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
