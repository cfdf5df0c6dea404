import { formatPesos } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { listOwnDays } from './day.store.ts'

/** More days than anybody is kept. */
const most = 10_000

/** Every place that a member came to, for the copy of the member's own data. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const rows = await listOwnDays(tx, uid, most)
  const shown = rows.map(({ contest, day, place, turnover, prize }) => {
    return { contest, day, place, bet: formatPesos(turnover), bonus: formatPesos(prize) }
  })
  return { rows: shown, is_complete: rows.length < most }
}
