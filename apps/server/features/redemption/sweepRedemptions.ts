import type { AppTx } from '../../platform/db/database.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { claimDue, type DueQueue } from '../../platform/due/due.store.ts'
import { workDue } from '../../platform/due/workDue.ts'
import { type Claim, claimOf } from './claim/claim.store.ts'
import { endClaim, returnPieces } from './claim/endClaim.ts'
import type { SweepDeps } from './deps.ts'
import { redeem } from './redeem.ts'

const claims: DueQueue<AppTables, 'goods_claim'> = { table: 'goods_claim', dueAt: 'due_at', leaseMs: 60_000 }
const returns = { table: 'redemption', dueAt: 'return_due_at', leaseMs: 60_000 } as const
const page = 100

/**
 * Finishes claims that were cut off, by doing what their makers would have done, and gives back the pieces of what failed. Tells how many
 * there were.
 */
export async function sweepRedemptions(deps: SweepDeps): Promise<number> {
  const rows = await deps.db.app((tx: AppTx) => claimDue(tx, claims, { nowMs: deps.clock.now(), most: page }))
  for (const row of rows) await finish(deps, claimOf(row))
  const returned = await workDue(deps, {
    queue: returns,
    most: page,
    laneOf: ({ goods }) => goods,
    async perform({ id, uid, goods, pieces }) {
      await returnPieces(deps, { id, uid, goods, pieces })
      return null
    },
  })
  return rows.length + returned
}

/** One that cannot be finished keeps nobody else waiting; it is due again by itself. */
async function finish(deps: SweepDeps, claim: Claim): Promise<void> {
  try {
    const { code } = await deps.db.member(claim.uid, tx => redeem(tx, deps, claim))
    await endClaim(deps, claim, code)
  } catch (fault) {
    deps.log.error({ err: fault, claim: claim.id }, 'a redemption could not be finished')
  }
}
