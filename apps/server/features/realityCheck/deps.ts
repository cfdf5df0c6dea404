import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'

/** What a reality check is told by the nouns above it. */
export interface RealityCheckPorts {
  readonly endGameSessionsOf: (tx: MemberTx, uid: bigint, nowMs: number) => Promise<void>
  /** Tells the providers of games that have ended. */
  readonly kickOut: (uid: bigint) => Promise<void>
}

export interface RealityCheckDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

export interface RealityCheckRouteDeps extends RealityCheckDeps {
  readonly ports: RealityCheckPorts
}
