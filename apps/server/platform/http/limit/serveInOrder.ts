import { RefusedRequest } from '../answer/refusedRequest.ts'

interface Room {
  readonly atOnce: number
  readonly mostWaiting: number
  readonly retryAfterSeconds: number
}

/** Does so much work at once in this process, and the rest in the order it came. Beyond what may wait the caller is told to come again. */
export function serveInOrder({ atOnce, mostWaiting, retryAfterSeconds }: Room) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function serve<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new RefusedRequest('busy', { retryAfterSeconds })
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
