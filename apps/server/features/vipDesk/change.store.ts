import type { LevelWish } from '@saya/contract/vip/levels.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf, readingOf } from '../../platform/proposal/proposal.store.ts'

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

const mostListed = 10

const { list, find, lock } = readingOf<RefTables, 'vip_change', LevelChange>('vip_change', row => {
  const { id, base, members, cost, reason } = row
  return { id, base, levels: row.levels as LevelWish[], members, cost, reason, ...proposalOf(row) }
})
export { find as findChange, lock as lockChange }

export function listChanges(tx: RefTx): Promise<readonly LevelChange[]> {
  return list(tx, mostListed)
}
