import type { AppTx } from '../../../platform/db/database.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import { claimDue, type DueQueue } from '../../../platform/due/due.store.ts'
import type { GrantDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findVersion } from '../promotion.store.ts'
import { type Claim, claimOf } from './claim.store.ts'
import { endGranted } from './endGranted.ts'
import { grant } from './grant.ts'

const queue: DueQueue<AppTables, 'claim'> = { table: 'claim', dueAt: 'due_at', leaseMs: 60_000 }
const page = 100

/** Finishes claims that were cut off, by doing what their makers would have done. Tells how many there were. */
export async function finishClaims(deps: GrantDeps): Promise<number> {
  let seen = 0
  for (;;) {
    const rows = await deps.db.app((tx: AppTx) => claimDue(tx, queue, { nowMs: deps.clock.now(), most: page }))
    for (const row of rows) await finish(deps, claimOf(row))
    seen += rows.length
    if (rows.length < page) return seen
  }
}

/** One that cannot be finished keeps nobody else waiting; it is due again by itself. */
async function finish(deps: GrantDeps, claim: Claim): Promise<void> {
  try {
    const version = await deps.db.ref(tx => findVersion(tx, claim.promotion, claim.version))
    const read = version && findKind(version.kind)?.read(version.offer.terms)
    if (!read || 'wrong' in read) throw new Error(`The terms of ${claim.promotion} ${claim.version} cannot be read.`)
    const granted = await deps.db.member(claim.uid, tx => grant(tx, deps, { claim, deal: read.deal }))
    await endGranted(deps, claim, granted)
  } catch (fault) {
    deps.log.error({ err: fault, claim: claim.id }, 'a claim could not be finished')
  }
}
