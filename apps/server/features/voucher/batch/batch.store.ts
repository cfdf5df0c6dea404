import type { BatchStatus } from '@saya/contract/voucher/batch.ts'
import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { countRows } from '../../../platform/db/countRows.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'

export interface NewBatch {
  readonly note: string
  readonly amount: bigint
  readonly quantity: number
  readonly expiresAtMs: number
  readonly status: BatchStatus
  readonly madeBy: string
  readonly nowMs: number
}

export async function addBatch(tx: AppTx, batch: NewBatch): Promise<bigint> {
  const { id } = await tx
    .insertInto('voucher_batch')
    .values({
      note: batch.note,
      amount: batch.amount,
      quantity: batch.quantity,
      expires_at: instant(batch.expiresAtMs),
      status: batch.status,
      made_by: batch.madeBy,
      made_at: instant(batch.nowMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function select(tx: AppTx) {
  const used = sql<bigint>`(select count(*) from voucher v where v.batch_id = voucher_batch.id and v.credited_at is not null)`
  return tx.selectFrom('voucher_batch').selectAll().select(used.as('used'))
}

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

export function findBatch(tx: AppTx, id: bigint) {
  return select(tx).where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody else changes it until this transaction is over. */
export function lockBatch(tx: AppTx, id: bigint) {
  return tx
    .selectFrom('voucher_batch')
    .selectAll()
    .$narrowType<{ status: BatchStatus }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type LockedBatch = NonNullable<Awaited<ReturnType<typeof lockBatch>>>

export const batchSorting: Sorting<BatchRow, 'made' | 'amount' | 'expires'> = {
  keys: {
    made: { column: 'made_at', isTime: true, of: row => row.made_at },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
    expires: { column: 'expires_at', isTime: true, of: row => row.expires_at },
  },
  id: { column: 'id', type: 'bigint', of: row => row.id },
}

export function listBatchRows(
  tx: AppTx,
  status: string,
  { order, place, size }: SortedRead<BatchRow>,
): Promise<BatchRow[]> {
  return select(tx)
    .$if(status !== '', query => query.where('status', '=', status))
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .limit(size)
    .execute()
}

/** What one voucher is worth of those that were given out and can still be used, each amount once. */
export async function listOfferedAmounts(tx: AppTx, nowMs: number): Promise<readonly bigint[]> {
  const unused = sql<boolean>`exists (
    select from voucher v where v.batch_id = voucher_batch.id and v.uid is null and v.voided_at is null)`
  const rows = await tx
    .selectFrom('voucher_batch')
    .select('amount')
    .distinct()
    .where('status', '=', 'issued')
    .where('expires_at', '>', instant(nowMs))
    .where(unused)
    .orderBy('amount')
    .execute()
  return rows.map(({ amount }) => amount)
}

/** How many there are, exactly up to a thousand. */
export function countBatches(tx: AppTx, status: string): Promise<number> {
  const all = tx.selectFrom('voucher_batch').select('id')
  return countRows(tx, status === '' ? all : all.where('status', '=', status))
}

type Flip =
  | { readonly to: 'approved' | 'rejected'; readonly by: string; readonly nowMs: number }
  | { readonly to: 'issued' | 'void'; readonly nowMs: number }

/** The caller holds the row and has seen that its status may change so. */
export async function flipBatch(tx: AppTx, { id, status }: LockedBatch, flip: Flip): Promise<void> {
  const now = instant(flip.nowMs)
  const decided = 'by' in flip ? { decided_by: flip.by, decided_at: now } : {}
  const issued = flip.to === 'issued' ? { issued_at: now } : {}
  const voided = flip.to === 'void' ? { voided_at: now } : {}
  const set = { status: flip.to, ...decided, ...issued, ...voided }
  if (!(await compareAndSet(tx, 'voucher_batch', { seen: { id, status }, set }))) {
    throw new Error(`The batch ${id} is not ${status} any more.`)
  }
}

/** Adds the vouchers of a batch by the hashes of their codes, and tells how each is called. */
export async function addVouchers(tx: AppTx, batchId: bigint, hashes: readonly Buffer[]): Promise<readonly string[]> {
  const rows = await tx
    .insertInto('voucher')
    .values(hashes.map((hash, index) => ({ batch_id: batchId, place: index + 1, code_hash: hash })))
    .returning(['id', 'place'])
    .execute()
  return rows.sort((one, other) => one.place - other.place).map(({ id }) => id)
}

export function listPlaces(tx: AppTx, batchId: bigint) {
  return tx
    .selectFrom('voucher')
    .select(['place', 'id', 'uid', 'claimed_at', 'credited_at', 'beyond_limit_at', 'voided_at'])
    .where('batch_id', '=', batchId)
    .orderBy('place')
    .execute()
}
