import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { AccountChange } from './house.rules.ts'

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
