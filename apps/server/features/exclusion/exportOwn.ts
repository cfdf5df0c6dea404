import type { MemberTx } from '../../platform/db/database.ts'
import { listExclusions } from './exclusion.store.ts'

/** Breaks and exclusions that the member chose, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const rows = await listExclusions(tx, uid)
  return rows.map(({ cause, period, begins_at, ends_at }) => ({
    cause,
    period,
    begins_at: Math.floor(begins_at / 1000),
    ends_at: Math.ceil(ends_at / 1000),
  }))
}
