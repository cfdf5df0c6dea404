import type { AppTx } from '../../../platform/db/database.ts'
import { isOver } from './staffSession.rules.ts'
import { findOpenSession } from './staffSession.store.ts'

/** Whether an operator is still signed in by the session they were answered in, and works here still. */
export async function isStaffSessionOpen(tx: AppTx, id: string, nowMs: number): Promise<boolean> {
  const row = await findOpenSession(tx, id)
  return row !== undefined && !isOver({ seenAtMs: row.seen_at, expiresAtMs: row.expires_at }, nowMs)
}
