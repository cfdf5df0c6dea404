import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'

/** A picture is as costly to read as a hundred calls, so few are read at once and few more wait. */
const atOnce = 2
const mostWaiting = 32

let running = 0
const waiting: (() => void)[] = []

/** Does costly work in turn. Beyond what may wait the caller is told to come again. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new RefusedRequest('busy', { retryAfterSeconds: 2 })
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
