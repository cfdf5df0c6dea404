import { RefusedRequest } from '../../platform/http/refusedRequest.ts'

interface Room {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Lets so much costly work run at once and so much more wait for its turn. Beyond that the caller is told that we are
 * busy, rather than being promised what would come too late.
 */
export function atMost({ atOnce, waiting }: Room): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0

  return async work => {
    if (running < atOnce) running++
    else {
      if (queue.length >= waiting) throw new RefusedRequest('busy', { retryAfterSeconds: 1 })
      await new Promise<void>(resolve => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
