import type { CallError, Clock } from '@saya/client'
import type { ReadResult } from './parseResult.ts'

/** What the check came to, as far as a person is told. */
export type Outcome =
  | { readonly type: 'read' }
  | { readonly type: 'unread'; readonly reason: string }
  | { readonly type: 'failed'; readonly failure: unknown }

interface Asking {
  readonly ask: () => Promise<ReadResult>
  readonly clock: Clock
  readonly pause: (ms: number) => Promise<void>
  readonly untilMs: number
  readonly signal: AbortSignal
}

const betweenMs = 1000

/** Asks for the result until there is one, through a network that comes and goes, or until it has taken too long. */
export async function readUntilKnown({ ask, clock, pause, untilMs, signal }: Asking): Promise<Outcome> {
  for (;;) {
    try {
      const { verified, reason, external_information: said } = await ask()
      // Some reasons are the party's own, beside the few that the call knows.
      return verified ? { type: 'read' } : { type: 'unread', reason: reason === 'other' ? String(said.reason) : reason }
    } catch (failure) {
      if (!isPassing(failure) || signal.aborted || clock.now() + betweenMs > untilMs) return { type: 'failed', failure }
    }
    await pause(betweenMs)
  }
}

function isPassing(failure: unknown): boolean {
  const { code, reason } = failure as Partial<CallError>
  return reason === 'read_pending' || code === 'ERR_NETWORK' || code === 'ERR_FETCH'
}
