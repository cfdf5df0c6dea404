import type { Selectable } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

/** That two are not the same person, as one of staff proposed it. */
export interface LookAlikeRelease extends Proposal {
  readonly id: string
  readonly lookAlike: string
  readonly reason: string
}

function releaseOf(row: Selectable<AppTables['look_alike_release']>): LookAlikeRelease {
  return { id: row.id, lookAlike: row.look_alike, reason: row.reason, ...proposalOf(row) }
}

/** Nobody else decides it until this transaction is over. */
export async function lockRelease(tx: AppTx, id: string): Promise<LookAlikeRelease | undefined> {
  const row = await tx.selectFrom('look_alike_release').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && releaseOf(row)
}

/** The one that waits for a second person, held until this transaction is over. */
export async function lockWaitingOf(tx: AppTx, lookAlike: string): Promise<LookAlikeRelease | undefined> {
  const row = await tx
    .selectFrom('look_alike_release')
    .selectAll()
    .where('look_alike', '=', lookAlike)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst()
  return row && releaseOf(row)
}

/** What waits for a second person, of these look-alikes. */
export async function listWaiting(tx: AppTx, ids: readonly string[]): Promise<ReadonlyMap<string, LookAlikeRelease>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('look_alike_release')
    .selectAll()
    .where('look_alike', 'in', [...ids])
    .where('status', '=', 'proposed')
    .execute()
  return new Map(rows.map(row => [row.look_alike, releaseOf(row)]))
}
