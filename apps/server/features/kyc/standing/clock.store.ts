import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface DirectoryMark {
  readonly uid: bigint
  readonly seq: number
  readonly nextAtMs: number | null
  readonly isBlocked: boolean
  readonly nowMs: number
}

/**
 * Brings what stands beside the sign-in up to the member's own standing: when the clock looks again, and whether tokens
 * are let in. Answers whether a block stood there before, or null where something newer is there already.
 */
export async function markDirectory(tx: AppTx, mark: DirectoryMark): Promise<{ readonly wasBlocked: boolean } | null> {
  const { uid, seq, nextAtMs, isBlocked, nowMs } = mark
  const entry = tx.selectFrom('sign_in').select(['kyc_seq', 'blocked_at']).where('uid', '=', uid).forUpdate()
  const before = await entry.executeTakeFirst()
  if (!before || before.kyc_seq > seq) return null
  await tx
    .updateTable('sign_in')
    .set({
      kyc_seq: seq,
      kyc_next_at: nextAtMs === null ? null : instant(nextAtMs),
      blocked_at: isBlocked ? sql<number>`coalesce(blocked_at, ${instant(nowMs)})` : null,
    })
    .where('uid', '=', uid)
    .execute()
  return { wasBlocked: before.blocked_at !== null }
}

/** Members for whom the clock has something to do, the longest waiting first. Accounts that were closed have no clock. */
export async function listDue(tx: AppTx, nowMs: number, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('sign_in')
    .select('uid')
    .where('kyc_next_at', '<=', instant(nowMs))
    .where('closed_at', 'is', null)
    .orderBy('kyc_next_at')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

export interface Reminder {
  readonly uid: bigint
  readonly hours: 24 | 48
  readonly nowMs: number
}

/** Notes that somebody is reminded of a check point; false where they were already. */
export async function noteReminder(tx: AppTx, { uid, hours, nowMs }: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('kyc_reminder')
    .values({ uid, hours, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** For an account whose time has begun anew. */
export async function forgetReminders(tx: AppTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('kyc_reminder').where('uid', '=', uid).execute()
}
