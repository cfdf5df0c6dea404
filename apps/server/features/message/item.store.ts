import type { MemberTx } from '../../platform/db/database.ts'
import { type ItemNames, redemptionOf } from './message.view.ts'
import type { MessageRow } from './message.store.ts'

/** What was redeemed of which some messages tell, by the names that it had then. */
export async function listItemNames(tx: MemberTx, uid: bigint, messages: readonly MessageRow[]): Promise<ItemNames> {
  const ids = [...new Set(messages.flatMap(row => redemptionOf(row) ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('redemption')
    .select(['id', 'name_en', 'name_tl'])
    .where('uid', '=', uid)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, [row.name_en, row.name_tl]]))
}
