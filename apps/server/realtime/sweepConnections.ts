import { findOverSessions } from '../features/identity/index.ts'
import type { Broker } from '../platform/broker/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'

interface SweepDeps {
  readonly db: Database
  readonly clock: Clock
  readonly broker: Pick<Broker, 'sessions' | 'disconnectSessions'>
  readonly onFault: (fault: unknown) => void
}

const usualEveryMs = 60_000

/**
 * Ends the connections of sessions that ran out. One that somebody ends is told of at once; one that merely runs out is told
 * by nobody, and its page, left open, would listen for ever. Gives the way to end it.
 */
export function sweepConnections({ db, clock, broker, onFault }: SweepDeps, everyMs = usualEveryMs): () => void {
  let isSweeping = false

  async function sweep(): Promise<void> {
    const sessions = broker.sessions()
    if (isSweeping || sessions.length === 0) return
    isSweeping = true
    try {
      broker.disconnectSessions(new Set(await db.app(tx => findOverSessions(tx, sessions, clock.now()))))
    } catch (fault) {
      onFault(fault)
    } finally {
      isSweeping = false
    }
  }

  const timer = setInterval(() => void sweep(), everyMs)
  return () => clearInterval(timer)
}
