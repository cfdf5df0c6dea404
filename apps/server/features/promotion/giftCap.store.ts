import { settings } from '@saya/contract/setting/settings.ts'
import { type Units, unitsPerPeso } from '@saya/money'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'

/** The most that one approved ID is given in a month of gifts that do not grow with play. */
export async function readGiftCap(tx: RefTx | MemberTx): Promise<Units> {
  const row = await (tx as RefTx)
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'gift_month')
    .executeTakeFirst()
  const word = settings.gift_month.find(one => one === row?.value) ?? settings.gift_month[0]
  return BigInt(word) * unitsPerPeso
}
