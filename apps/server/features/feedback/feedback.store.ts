import { type FeedbackStatus, guestUid } from '@saya/contract/feedback/feedback.ts'
import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'

export type StoredFeedback = Selectable<MemberTables['feedback']>

/** Nobody gets in touch with a guest by a contact, so that a guest who asks for help comes first here. */
export type FeedbackRow = StoredFeedback & { readonly is_urgent: boolean }

const isUrgent = sql<boolean>`(feedback.uid = ${guestUid} and exists (select from harm_mention m where m.id = feedback.id))`

function select(tx: MemberTx) {
  return tx.selectFrom('feedback').selectAll().select(isUrgent.as('is_urgent'))
}

interface NewFeedback {
  readonly uid: bigint
  readonly contact: string
  readonly text: string
}

/** The same text of the same person: one that still waits, or one that was sent since then. */
export function findSame(
  tx: MemberTx,
  { uid, contact, text }: NewFeedback,
  sinceMs: number,
): Promise<FeedbackRow | undefined> {
  return select(tx)
    .where('uid', '=', uid)
    .where('contact', '=', contact)
    .where('text', '=', text)
    .where(row => row.or([row('status', '=', 'open'), row('sent_at', '>', instant(sinceMs))]))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Nothing where the same waits already. */
export function addFeedback(
  tx: MemberTx,
  { uid, contact, text }: NewFeedback,
  nowMs: number,
): Promise<StoredFeedback | undefined> {
  return tx
    .insertInto('feedback')
    .values({ uid, contact, text, sent_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findFeedback(tx: MemberTx, uid: bigint, id: string): Promise<FeedbackRow | undefined> {
  return select(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

/** Whether the same text of the same person waits beside this one. */
export async function isSameWaiting(tx: MemberTx, { id, uid, contact, text }: FeedbackRow): Promise<boolean> {
  const own = select(tx).where('uid', '=', uid).where('contact', '=', contact)
  const same = own.where('text', '=', text).where('status', '=', 'open')
  return (await same.where('id', '<>', id).executeTakeFirst()) !== undefined
}

interface Mark {
  readonly from: FeedbackStatus
  readonly to: FeedbackStatus
  readonly name: string
  readonly remark: string
  readonly nowMs: number
}

/** Nothing where it is not in the state that it was seen in any more. */
export function setStatus(tx: MemberTx, id: string, { from, to, ...mark }: Mark): Promise<StoredFeedback | undefined> {
  const set = { status: to, marked_name: mark.name, marked_at: instant(mark.nowMs), remark: mark.remark }
  return compareAndSet(tx, 'feedback', { seen: { id, status: from }, set })
}

interface FeedbackFilter {
  readonly status: FeedbackStatus
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, uid }: FeedbackFilter) {
  return select(tx)
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

/** Whether the oldest come first, behind the urgent ones: they have waited longest. */
export function isOldestFirst({ status }: Pick<FeedbackFilter, 'status'>): boolean {
  return status === 'open'
}

/** Where a page ended, and whether it was still among what is urgent. */
export interface FeedbackPlace extends RowPlace {
  readonly isUrgent: boolean
}

interface FeedbackPage {
  readonly place: FeedbackPlace | null
  readonly size: number
}

/** One schema's part of a page. */
export function listFeedbackRows(
  tx: MemberTx,
  filter: FeedbackFilter,
  { place, size }: FeedbackPage,
): Promise<FeedbackRow[]> {
  const direction = isOldestFirst(filter) ? 'asc' : 'desc'
  return chosen(tx, filter)
    .$if(place !== null, query => query.where(behind(place as FeedbackPlace, filter)))
    .$if(isOldestFirst(filter), query => query.orderBy(isUrgent, 'desc'))
    .orderBy('sent_at', direction)
    .orderBy('id', direction)
    .limit(size)
    .execute()
}

function behind({ isUrgent: wasUrgent, atMs, id }: FeedbackPlace, filter: FeedbackFilter) {
  const [at, name] = [instant(atMs), sql`${id}::uuid`]
  return isOldestFirst(filter)
    ? sql<boolean>`(not ${isUrgent}, sent_at, id) > (${!wasUrgent}::boolean, ${at}, ${name})`
    : sql<boolean>`(sent_at, id) < (${at}, ${name})`
}

/** How many of one schema there are, up to a thousand. */
export async function countFeedback(tx: MemberTx, filter: FeedbackFilter): Promise<number> {
  const { count } = await tx
    .selectFrom(chosen(tx, filter).limit(1000).as('first'))
    .select(all => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** For the copy of a member's own data, the oldest first. */
export function listOwn(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<StoredFeedback>,
): Promise<StoredFeedback[]> {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('uid', '=', uid)
    .$if(last !== undefined, query =>
      query.where(sql<boolean>`(sent_at, id) > (${instant(last?.sent_at ?? 0)}, ${last?.id ?? ''}::uuid)`),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .limit(size)
    .execute()
}
