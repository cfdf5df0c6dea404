import type { Selectable } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

export interface IncomeChange extends Proposal {
  readonly id: string
  /** Null takes back what is known. */
  readonly monthly: bigint | null
  readonly reason: string
}

function changeOf(row: Selectable<MemberTables['harm_income_change']>): IncomeChange {
  const { id, monthly, reason } = row
  return { id, monthly, reason, ...proposalOf(row) }
}

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('harm_income_change').selectAll().where('uid', '=', uid)
}

export async function findIncomeChange(tx: MemberTx, uid: bigint, id: string): Promise<IncomeChange | undefined> {
  const row = await select(tx, uid).where('id', '=', id).executeTakeFirst()
  return row && changeOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockIncomeChange(tx: MemberTx, uid: bigint, id: string): Promise<IncomeChange | undefined> {
  const row = await select(tx, uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && changeOf(row)
}

/** The one of a member that waits. */
export async function lockWaitingChange(tx: MemberTx, uid: bigint): Promise<IncomeChange | undefined> {
  const row = await select(tx, uid).where('status', '=', 'proposed').forUpdate().executeTakeFirst()
  return row && changeOf(row)
}

const mostListed = 20

/** The newest proposals about a member. */
export async function listIncomeChanges(tx: MemberTx, uid: bigint): Promise<readonly IncomeChange[]> {
  const rows = await select(tx, uid).orderBy('proposed_at', 'desc').orderBy('id').limit(mostListed).execute()
  return rows.map(changeOf)
}
