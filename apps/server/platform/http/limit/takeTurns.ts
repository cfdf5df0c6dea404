import { RefusedRequest } from '../answer/refusedRequest.ts'

/**
 * Lets one piece of work of each key run at a time in this process, in the order they came. Whoever sends the same
 * thing many times at once then waits here, where waiting is cheap, and not on as many database connections.
 */
export function takeTurns(mostWaiting: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length > mostWaiting) throw new RefusedRequest('too_many_requests', { retryAfterSeconds: 1 })
    queues.set(key, queue)
    queue.length++
    const mine = queue.last.then(work, work)
    queue.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      queue.length--
      if (queue.length === 0) queues.delete(key)
    }
  }
}
