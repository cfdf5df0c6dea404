import type { Clock } from '../../../platform/clock.ts'

const keptMs = 60_000

/** What reads every wallet and is asked again and again, as it was within the last minute. */
export function keepMinute<T>(clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let known: { readonly atMs: number; readonly answer: Promise<T> } | undefined
  return () => {
    const nowMs = clock.now()
    if (known && nowMs - known.atMs < keptMs) return known.answer
    const answer = read()
    known = { atMs: nowMs, answer }
    answer.catch(() => {
      known = undefined
    })
    return answer
  }
}
