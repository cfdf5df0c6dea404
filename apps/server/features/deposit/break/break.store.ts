import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { countRows } from '../../../platform/db/countRows.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'
import type { BreakState } from './break.rules.ts'

/** How a break is known: by its gateway's name of the payment. */
export interface BreakName {
  readonly gateway: string
  readonly paymentId: string
}

function select(tx: AppTx) {
  return tx.selectFrom('payment_break').selectAll().$narrowType<{ state: BreakState }>()
}

export type BreakRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

/** Those of one reference, in the order they were found. */
export function listBreaksOf(
  tx: AppTx,
  { gateway, reference }: { readonly gateway: string; readonly reference: string },
) {
  return select(tx).where('gateway', '=', gateway).where('reference', '=', reference).orderBy('found_at').execute()
}

export interface BreakFilter {
  /** `waiting` for all that somebody must see to, also what was kept and fits by now; empty for all. */
  readonly state: BreakState | 'waiting' | ''
  readonly gateway: string
  /** A member, a reference of ours or a payment; empty for all. */
  readonly words: string
}

function chosen(tx: AppTx, { state, gateway, words }: BreakFilter) {
  return select(tx)
    .$if(words !== '', all =>
      all.where(sql<boolean>`${words} in (payment_id, reference, uid::text, proposed_uid::text)`),
    )
    .$if(state === 'waiting', all =>
      all.where(row => row.or([row('closed_at', 'is', null), row('fits_at', 'is not', null)])),
    )
    .$if(state !== '' && state !== 'waiting', all => all.where('state', '=', state))
    .$if(gateway !== '', all => all.where('gateway', '=', gateway))
}

export const breakSorting: Sorting<BreakRow, 'found' | 'amount'> = {
  keys: {
    found: { column: 'found_at', isTime: true, of: row => row.found_at },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'payment_id', type: 'text', of: row => row.payment_id },
}

/** The first, behind the place where the last page ended. */
export function listBreaks(
  tx: AppTx,
  filter: BreakFilter,
  { order, place, size }: SortedRead<BreakRow>,
): Promise<BreakRow[]> {
  return chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
}

/** How many there are, exactly up to a thousand. */
export function countBreaks(tx: AppTx, filter: BreakFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

export function findBreak(tx: AppTx, { gateway, paymentId }: BreakName): Promise<BreakRow | undefined> {
  return select(tx).where('gateway', '=', gateway).where('payment_id', '=', paymentId).executeTakeFirst()
}

/** One that nobody else changes until this transaction is over. */
export function lockBreak(tx: AppTx, { gateway, paymentId }: BreakName): Promise<BreakRow | undefined> {
  return select(tx).where('gateway', '=', gateway).where('payment_id', '=', paymentId).forUpdate().executeTakeFirst()
}

export interface BreakChange {
  readonly state: BreakState
  readonly proposedUid?: bigint | null
  readonly proposedBy?: string | null
  readonly proposedName?: string
  readonly note?: string
  readonly decidedName?: string
  readonly closedAtMs?: number | null
}

/** The caller holds the row and has seen that its state may change so. */
export async function setBreak(tx: AppTx, kept: BreakRow, change: BreakChange): Promise<void> {
  const { gateway, payment_id, state } = kept
  const row = await compareAndSet(tx, 'payment_break', {
    seen: { gateway, payment_id, state },
    set: {
      state: change.state,
      fits_at: null,
      ...(change.proposedUid === undefined ? {} : { proposed_uid: change.proposedUid }),
      ...(change.proposedBy === undefined ? {} : { proposed_by: change.proposedBy }),
      ...(change.proposedName === undefined ? {} : { proposed_name: change.proposedName }),
      ...(change.note === undefined ? {} : { note: change.note }),
      ...(change.decidedName === undefined ? {} : { decided_name: change.decidedName }),
      ...(change.closedAtMs === undefined
        ? {}
        : { closed_at: change.closedAtMs === null ? null : instant(change.closedAtMs) }),
    },
  })
  if (!row) throw new Error(`The break ${gateway} ${payment_id} is not ${state} any more.`)
}

/** Keeps since when something that was kept fits, or that it does not. False where that is known, or it is kept no more. */
export async function setFits(tx: AppTx, { gateway, paymentId }: BreakName, sinceMs: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_break')
    .set({ fits_at: sinceMs === null ? null : instant(sinceMs) })
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'kept')
    .where('fits_at', sinceMs === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What is agreed to and not posted yet, the oldest found first. */
export async function listCrediting(tx: AppTx, gateways: readonly string[], most: number): Promise<BreakName[]> {
  if (gateways.length === 0) return []
  const rows = await tx
    .selectFrom('payment_break')
    .select(['gateway', 'payment_id'])
    .where('closed_at', 'is', null)
    .where('state', '=', 'crediting')
    .where('gateway', 'in', gateways)
    .orderBy('found_at')
    .limit(most)
    .execute()
  return rows.map(row => ({ gateway: row.gateway, paymentId: row.payment_id }))
}

/** What each gateway holds that is nobody's: what waits for people, and what they kept, by currency. */
export function sumSuspense(tx: AppTx) {
  const isWaiting = sql`closed_at is null`
  return tx
    .selectFrom('payment_break')
    .select(row => [
      'gateway',
      'currency',
      sql<bigint>`count(*) filter (where ${isWaiting})`.as('waiting_count'),
      sql<bigint>`coalesce(sum(amount) filter (where ${isWaiting}), 0)::bigint`.as('waiting_amount'),
      sql<bigint>`count(*) filter (where state = 'kept')`.as('kept_count'),
      sql<bigint>`coalesce(sum(amount) filter (where state = 'kept'), 0)::bigint`.as('kept_amount'),
      row.fn.min('found_at').filterWhere('closed_at', 'is', null).as('oldest_at'),
    ])
    .where(row => row.or([row('closed_at', 'is', null), row('state', '=', 'kept')]))
    .groupBy(['gateway', 'currency'])
    .orderBy('gateway')
    .orderBy('currency')
    .execute()
}

/** A time at one gateway. */
export interface TimeAt {
  readonly gateway: string
  readonly fromMs: number
  readonly untilMs: number
}

/** The references of ours whose money was found within a time to be nobody's. */
export async function listBreakReferences(tx: AppTx, { gateway, fromMs, untilMs }: TimeAt): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('payment_break')
    .select('reference')
    .distinct()
    .where('gateway', '=', gateway)
    .where('uid', 'is not', null)
    .where('found_at', '>=', instant(fromMs))
    .where('found_at', '<', instant(untilMs))
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Those of a gateway that were credited within a time, for whoever compares the books. */
export function listCreditedBreaks(tx: AppTx, { gateway, fromMs, untilMs }: TimeAt) {
  return tx
    .selectFrom('payment_break')
    .select(['payment_id', 'amount'])
    .where('gateway', '=', gateway)
    .where('state', '=', 'credited')
    .where('closed_at', '>=', instant(fromMs))
    .where('closed_at', '<', instant(untilMs))
    .execute()
}
