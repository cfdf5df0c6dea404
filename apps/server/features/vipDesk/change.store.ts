import type { LevelWish } from '@saya/contract/vip/levels.ts'
import { type Selectable, sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

/** Other levels as they were proposed. */
export interface LevelChange extends Proposal {
  readonly id: string
  /** The version that whoever proposed them saw. */
  readonly base: number
  readonly levels: readonly LevelWish[]
  readonly members: number
  readonly cost: bigint
  readonly reason: string
}

function changeOf(row: Selectable<RefTables['vip_change']>): LevelChange {
  const { id, base, members, cost, reason } = row
  return { id, base, levels: row.levels as LevelWish[], members, cost, reason, ...proposalOf(row) }
}

const mostListed = 10

/** The newest changes, one that waits first. */
export async function listChanges(tx: RefTx): Promise<readonly LevelChange[]> {
  const rows = await tx
    .selectFrom('vip_change')
    .selectAll()
    .orderBy(sql`status = 'proposed'`, 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(changeOf)
}

export async function findChange(tx: RefTx, id: string): Promise<LevelChange | undefined> {
  const row = await tx.selectFrom('vip_change').selectAll().where('id', '=', id).executeTakeFirst()
  return row && changeOf(row)
}

/** The same, and nobody else decides it until this transaction is over. */
export async function lockChange(tx: RefTx, id: string): Promise<LevelChange | undefined> {
  const row = await tx.selectFrom('vip_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && changeOf(row)
}
