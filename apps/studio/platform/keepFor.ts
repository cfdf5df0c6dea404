import type { Clock } from './clock.ts'

/** The same answer for so long, however often it is asked for; whoever asks meanwhile waits for the one that is under way. */
export function keepFor<T>(clock: Clock, ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly untilMs: number; readonly answer: Promise<T> } | undefined
  return () => {
    const nowMs = clock.now()
    if (!kept || nowMs >= kept.untilMs) kept = { untilMs: nowMs + ms, answer: ask() }
    return kept.answer
  }
}
