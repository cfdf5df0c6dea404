import type { AppTx } from '../../../platform/db/database.ts'
import { emailsOf } from '../../staff/index.ts'
import { type BatchRow, findBatch } from './batch.store.ts'
import { viewBatch } from './batch.view.ts'

/** Batches as the office sees them, with the names of those who made them and agreed. */
export async function showBatches(tx: AppTx, rows: readonly BatchRow[], nowMs: number) {
  const ids = new Set(rows.flatMap(row => [row.made_by, ...(row.decided_by ? [row.decided_by] : [])]))
  const emails = await emailsOf(tx, [...ids])
  return rows.map(row => viewBatch(row, emails, nowMs))
}

export async function showBatch(tx: AppTx, id: bigint, nowMs: number) {
  const row = await findBatch(tx, id)
  const [shown] = row ? await showBatches(tx, [row], nowMs) : []
  return shown
}

/** One that was there a statement ago. */
export async function showStanding(tx: AppTx, id: bigint, nowMs: number) {
  const shown = await showBatch(tx, id, nowMs)
  if (!shown) throw new Error(`The batch ${id} is not there any more.`)
  return shown
}
