import type { contract } from '@saya/contract'
import { gateCauses, gatedActs } from '@saya/contract/gate/gate.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findGates } from './findGates.ts'
import { closes } from './gate.rules.ts'

export interface GateDeps {
  readonly db: Database
  readonly clock: Clock
}

export function listGates({ db, clock }: GateDeps): Handler<typeof contract.gate.listGates> {
  return async ({ caller: { uid } }) => {
    const holding = await db.member(uid, tx => findGates(tx, uid, clock.now()))
    const gravestFirst = gateCauses.flatMap(cause => holding.filter(gate => gate.cause === cause))
    return done(
      gravestFirst.map(({ cause, closedUntilMs }) => ({
        cause,
        // Rounded up: what is said to be over is over.
        closed_until: closedUntilMs === null ? null : Math.ceil(closedUntilMs / 1000),
        closes: gatedActs.filter(act => closes({ cause }, act)),
      })),
    )
  }
}
