import { settings } from '@saya/contract/setting/settings.ts'
import type { RefTx } from '../../platform/db/database.ts'

/** How many coins a day and device may come to before somebody is verified. */
export async function readDeviceCap(tx: RefTx): Promise<number> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', 'coins_unverified').executeTakeFirst()
  const word = settings.coins_unverified.find(one => one === row?.value)
  return Number(word ?? settings.coins_unverified[0])
}
