import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { TimeSpan } from '../../platform/timeSpan.ts'

export interface Deposit {
  readonly id: string
  readonly uid: bigint
  readonly channel: string
  readonly channelName: string
  readonly channelImg: string
  readonly gateway: string
  readonly instrument: string
  readonly amount: bigint
  readonly wantsCashback: boolean
  readonly status: DepositStatus
  readonly payUrl: string
  readonly paymentId: string | null
  /** Whoever was to pay has said that they do not. */
  readonly isLeft: boolean
  /** An attempt to pay failed at the gateway, and nothing else came of it. */
  readonly hasFailed: boolean
  /** Money was found that does not fit it. */
  readonly hasBreak: boolean
  /** Until when somebody asks the gateway for a page to pay on. */
  readonly openingUntilMs: number | null
  readonly createdAtMs: number
}

export interface NewDeposit {
  readonly uid: bigint
  readonly channel: string
  readonly channelName: string
  readonly channelImg: string
  readonly gateway: string
  readonly instrument: string
  readonly amount: bigint
  readonly wantsCashback: boolean
  readonly nowMs: number
  readonly nextCheckAtMs: number | null
}

/** One that waits for the same, and for which no page to pay on came about: whoever tries again goes on with it. */
export async function findUnopened(tx: MemberTx, wish: NewDeposit): Promise<string | undefined> {
  const row = await tx
    .selectFrom('deposit')
    .select('id')
    .where('uid', '=', wish.uid)
    .where('status', '=', 'pending')
    .where('pay_url', '=', '')
    .where('left_at', 'is', null)
    .where('channel', '=', wish.channel)
    .where('amount', '=', wish.amount)
    .where('wants_cashback', '=', wish.wantsCashback)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Our own row, before the gateway hears of it, in one of the places that a member has; nothing where all are taken. */
export async function addDeposit(tx: MemberTx, wish: NewDeposit, places: number): Promise<string | undefined> {
  const taken = await listPlaces(tx, wish.uid)
  for (let place = 1; place <= places; place++) {
    if (taken.includes(place)) continue
    const row = await insertAt(tx, wish, place)
    if (row) return row.id
  }
  return undefined
}

async function listPlaces(tx: MemberTx, uid: bigint): Promise<readonly (number | null)[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select('open_place')
    .where('uid', '=', uid)
    .where('open_place', 'is not', null)
    .execute()
  return rows.map(row => row.open_place)
}

function insertAt(tx: MemberTx, wish: NewDeposit, place: number) {
  return tx
    .insertInto('deposit')
    .values({
      uid: wish.uid,
      channel: wish.channel,
      channel_name: wish.channelName,
      channel_img: wish.channelImg,
      gateway: wish.gateway,
      instrument: wish.instrument,
      amount: wish.amount,
      wants_cashback: wish.wantsCashback,
      open_place: place,
      created_at: instant(wish.nowMs),
      next_check_at: wish.nextCheckAtMs === null ? null : instant(wish.nextCheckAtMs),
    })
    .onConflict(conflict => conflict.columns(['uid', 'open_place']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('deposit').selectAll().where('uid', '=', uid)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

export function depositOf(row: Row): Deposit {
  return {
    id: row.id,
    uid: row.uid,
    channel: row.channel,
    channelName: row.channel_name,
    channelImg: row.channel_img,
    gateway: row.gateway,
    instrument: row.instrument,
    amount: row.amount,
    wantsCashback: row.wants_cashback,
    status: row.status as DepositStatus,
    payUrl: row.pay_url,
    paymentId: row.payment_id,
    isLeft: row.left_at !== null,
    hasFailed: row.has_failed,
    hasBreak: row.break_at !== null,
    openingUntilMs: row.opening_until,
    createdAtMs: row.created_at,
  }
}

/** One of the member's own; somebody else's is not there. */
export async function findDeposit(tx: MemberTx, uid: bigint, id: string): Promise<Deposit | undefined> {
  const row = await select(tx, uid).where('id', '=', id).executeTakeFirst()
  return row && depositOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockDeposit(tx: MemberTx, uid: bigint, id: string): Promise<Deposit | undefined> {
  const row = await select(tx, uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && depositOf(row)
}

/** Lets one ask for a page to pay on, while nobody else does. False where somebody is at it, or nothing is left to ask. */
export async function takeOpening(
  tx: MemberTx,
  { uid, id }: Deposit,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ opening_until: instant(untilMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('pay_url', '=', '')
    .where('left_at', 'is', null)
    .where(row => row.or([row('opening_until', 'is', null), row('opening_until', '<=', instant(nowMs))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends the asking, with the page where there is one. Tells whether its member gave up meanwhile. */
export async function endOpening(tx: MemberTx, { uid, id }: Deposit, payUrl: string): Promise<boolean> {
  const row = await tx
    .updateTable('deposit')
    .set({ opening_until: null, ...(payUrl ? { pay_url: payUrl } : {}) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .returning(['status', 'left_at'])
    .executeTakeFirstOrThrow()
  return row.left_at !== null || row.status === 'canceled'
}

export interface Flip {
  readonly to: DepositStatus
  readonly paymentId: string | null
  readonly nowMs: number
}

/** The caller holds the row and has seen that its status may change so. */
export async function flipDeposit(tx: MemberTx, { uid, id, status, hasFailed }: Deposit, flip: Flip): Promise<void> {
  const row = await compareAndSet(tx, 'deposit', {
    seen: { uid, id, status },
    set: {
      status: flip.to,
      payment_id: flip.paymentId,
      // Of one that something else came of, no attempt is told.
      has_failed: hasFailed && flip.to === 'canceled',
      is_late: status === 'timeout',
      open_place: null,
      ended_at: instant(flip.nowMs),
    },
  })
  if (!row) throw new Error(`The deposit ${id} is not ${status} any more.`)
}

/** Keeps that an attempt to pay failed, for whatever ends the deposit. */
export async function noteFailed(
  tx: MemberTx,
  { uid, reference }: { readonly uid: bigint; readonly reference: string },
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ has_failed: true })
    .where('uid', '=', uid)
    .where('id', '=', reference)
    .where('status', '=', 'pending')
    .where('has_failed', '=', false)
    .execute()
}

/** Keeps that money was found which does not fit it, and lets go of its place. The caller holds the row. */
export async function noteBreak(tx: MemberTx, { uid, id }: Deposit, nowMs: number): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ break_at: instant(nowMs), open_place: null })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('break_at', 'is', null)
    .execute()
}

/** Whether this look may ask the gateway: one in so many milliseconds does, on whichever copy of the server. */
export async function takeLook(
  tx: MemberTx,
  { uid, id }: Deposit,
  { nowMs, everyMs }: { readonly nowMs: number; readonly everyMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ looked_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where(row => row.or([row('looked_at', 'is', null), row('looked_at', '<=', instant(nowMs - everyMs))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Keeps that whoever was to pay does not, for whoever asks about it next. False where that was known, or it is over. */
export async function setLeft(
  tx: MemberTx,
  { uid, id }: { readonly uid: bigint; readonly id: string },
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ left_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface DepositFilter extends TimeSpan {
  readonly uid: bigint
  readonly statuses: readonly DepositStatus[]
}

function chosen(tx: MemberTx, { uid, statuses, fromMs, untilMs }: DepositFilter) {
  return select(tx, uid)
    .where('status', 'in', statuses)
    .where('created_at', '>=', instant(fromMs))
    .where('created_at', '<', instant(untilMs))
}

interface DepositPage {
  readonly place: RowPlace | null
  readonly skip: number
  readonly size: number
}

/** One page of a member's deposits, newest first. */
export async function listDepositRows(tx: MemberTx, filter: DepositFilter, { place, skip, size }: DepositPage) {
  const query = chosen(tx, filter).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size)
  const placed = place
    ? query.where(sql<boolean>`(created_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
    : query.offset(skip)
  return (await placed.execute()).map(depositOf)
}

/** How many there are, exactly up to a thousand. */
export function countDeposits(tx: MemberTx, filter: DepositFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

/** For the copy of a member's own data, a page at a time. */
export async function listOwnDeposits(tx: MemberTx, uid: bigint, { last, size }: NextPage<Deposit>) {
  const query = select(tx, uid).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size)
  const placed = last
    ? query.where(sql<boolean>`(created_at, id) < (${instant(last.createdAtMs)}, ${last.id}::uuid)`)
    : query
  return (await placed.execute()).map(depositOf)
}

/** Whether money of this member may be on its way to us. */
export function listPendingOf(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('deposit')
    .select(['id', 'gateway'])
    .where('uid', '=', uid)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .execute()
}

export async function hasPendingDeposit(tx: MemberTx, uid: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('deposit')
    .select('id')
    .where('uid', '=', uid)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
