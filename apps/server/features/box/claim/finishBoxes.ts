import type { AppTx } from '../../../platform/db/database.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import { claimDue, type DueQueue } from '../../../platform/due/due.store.ts'
import { findDay } from '../day/day.store.ts'
import type { BoxDeps } from '../deps.ts'
import { type BoxClaim, claimOf } from './claim.store.ts'
import { endClaim } from './endClaim.ts'
import { openBox } from './openBox.ts'

const queue: DueQueue<AppTables, 'box_claim'> = { table: 'box_claim', dueAt: 'due_at', leaseMs: 60_000 }
const page = 100

/** Finishes openings that were cut off, by doing what their makers would have done. Tells how many there were. */
export async function finishBoxes(deps: BoxDeps): Promise<number> {
  let seen = 0
  for (;;) {
    const rows = await deps.db.app((tx: AppTx) => claimDue(tx, queue, { nowMs: deps.clock.now(), most: page }))
    for (const row of rows) await finish(deps, claimOf(row))
    seen += rows.length
    if (rows.length < page) return seen
  }
}

/** One that cannot be finished keeps nobody else waiting; it is due again by itself. */
async function finish(deps: BoxDeps, claim: BoxClaim): Promise<void> {
  try {
    const day = await deps.db.app(tx => findDay(tx, claim.day))
    if (!day) throw new Error(`There is no day ${claim.day} of boxes.`)
    const outcome = await deps.db.member(claim.uid, tx => openBox(tx, deps, { claim, day }))
    await endClaim(deps, { claim }, outcome)
  } catch (fault) {
    deps.log.error({ err: fault, claim: claim.id }, 'a mystery box could not be finished')
  }
}
