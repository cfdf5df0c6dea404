import { setTimeout as wait } from 'node:timers/promises'

interface Answer {
  readonly status: number
  readonly code: string | undefined
}

const mostWaitMs = 90_000
const againMs = 100

/** Makes a call again and again, as an app does, until it is told something that stands, or its caller has no hope of that. */
export async function persist<A extends Answer>(
  what: string,
  call: () => Promise<A>,
  hasHope: () => boolean = until(Date.now() + mostWaitMs),
): Promise<A> {
  let last: A | undefined
  for (; hasHope(); await wait(againMs)) {
    last = await call().catch(() => undefined)
    if (last && last.status < 500 && last.status !== 429 && last.code !== 'in_progress') return last
  }
  throw new Error(`${what} never came to an answer that stands: ${last?.code ?? 'nobody was there'}`)
}

function until(endMs: number): () => boolean {
  return () => Date.now() < endMs
}
