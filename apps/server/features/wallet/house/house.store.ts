import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { entriesOf, type Span } from '../../../platform/readers/index.ts'
import type { AccountChange, AccountMovement } from './house.rules.ts'

/** What went from each account to each other within some entries: few rows, however many postings. */
export async function sumMoves(tx: MemberTx, span: Span): Promise<AccountMovement[]> {
  const { rows } = await sql<AccountMovement>`
    select asset, source, destination, sum(amount)::bigint as amount
    from ${entriesOf(span)} page group by asset, source, destination`.execute(tx)
  return rows
}

export async function changeAccounts(tx: MemberTx, changes: readonly AccountChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insertInto('house_account')
    .values(changes.map(({ account, asset, change }) => ({ account, asset, total: change })))
    .onConflict(conflict =>
      conflict.columns(['account', 'asset']).doUpdateSet({ total: sql`house_account.total + excluded.total` }),
    )
    .execute()
}
