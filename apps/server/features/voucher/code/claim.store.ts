import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

/** A voucher that has become a member's, and what it is worth. */
export interface Claim {
  readonly id: string
  readonly uid: bigint
  readonly amount: bigint
}

interface Claiming {
  readonly codeHash: Buffer
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Makes a voucher this member's, in one statement that locks its row: of many at once one gets it. One that is theirs
 * already is found again, so that whoever was cut off, or had reached a limit, goes on. Nothing of any other is told.
 */
export async function claimVoucher(tx: AppTx, { codeHash, uid, nowMs }: Claiming): Promise<Claim | undefined> {
  const now = instant(nowMs)
  const taken = await tx
    .updateTable('voucher')
    .from('voucher_batch')
    .set({ uid, claimed_at: now })
    .where('voucher.code_hash', '=', codeHash)
    .where('voucher.uid', 'is', null)
    .where('voucher.voided_at', 'is', null)
    .whereRef('voucher_batch.id', '=', 'voucher.batch_id')
    .where('voucher_batch.status', '=', 'issued')
    .where('voucher_batch.expires_at', '>', now)
    .returning(['voucher.id', 'voucher_batch.amount'])
    .executeTakeFirst()
  if (taken) return { id: taken.id, uid, amount: taken.amount }
  const own = await tx
    .updateTable('voucher')
    .from('voucher_batch')
    .set({ beyond_limit_at: null })
    .where('voucher.code_hash', '=', codeHash)
    .where('voucher.uid', '=', uid)
    .whereRef('voucher_batch.id', '=', 'voucher.batch_id')
    .returning(['voucher.id', 'voucher_batch.amount'])
    .executeTakeFirst()
  return own && { id: own.id, uid, amount: own.amount }
}

/** Writes down that a voucher is more than its member's limit leaves: it waits until they ask again. */
export async function markBeyondLimit(tx: AppTx, { id }: Claim, nowMs: number): Promise<void> {
  await tx
    .updateTable('voucher')
    .set({ beyond_limit_at: instant(nowMs) })
    .where('id', '=', id)
    .where('credited_at', 'is', null)
    .execute()
}

/** Writes down that the money of a voucher is where it belongs. */
export async function markCredited(tx: AppTx, { id }: Claim, nowMs: number): Promise<void> {
  await tx
    .updateTable('voucher')
    .set({ credited_at: instant(nowMs) })
    .where('id', '=', id)
    .where('credited_at', 'is', null)
    .execute()
}

/** What was claimed before then and is not known to be credited, the oldest first. */
export function listWaitingClaims(tx: AppTx, beforeMs: number, most: number): Promise<Claim[]> {
  return tx
    .selectFrom('voucher')
    .innerJoin('voucher_batch', 'voucher_batch.id', 'voucher.batch_id')
    .select(['voucher.id', 'voucher.uid', 'voucher_batch.amount'])
    .where('voucher.uid', 'is not', null)
    .$narrowType<{ uid: bigint }>()
    .where('voucher.credited_at', 'is', null)
    .where('voucher.beyond_limit_at', 'is', null)
    .where('voucher.claimed_at', '<', instant(beforeMs))
    .orderBy('voucher.claimed_at')
    .limit(most)
    .execute()
}
