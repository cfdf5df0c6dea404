import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import { entriesOf, type Span } from '../../platform/readers/index.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import { toldKinds } from './toldKinds.ts'

export type MessageRow = Selectable<MemberTables['message']>

type NewMessage = Pick<MessageRow, 'id' | 'uid' | 'seq' | 'cash_type' | 'amount' | 'created_at'>

/**
 * Keeps a message for each bonus among the entries. Its id is made from the posting, so that a second reader of the same
 * posting keeps the same message. What was promised before an exclusion is posted during it without a word.
 */
export async function keepMessages(tx: MemberTx, span: Span): Promise<void> {
  const { rows } = await sql<NewMessage>`
    select md5('message ' || uid || ' ' || seq)::uuid as id, uid, seq, kind as cash_type, amount, at as created_at
    from ${entriesOf(span)} entry
    where kind = any (${[...toldKinds]}::smallint[]) and asset = 'PHP' and destination = 0 and amount > 0
      and not exists (
        select from exclusion e where e.uid = entry.uid and e.cause = 'exclusion' and e.begins_at <= entry.at
          and e.ends_at > entry.at and (e.lifted_at is null or e.lifted_at > entry.at))`.execute(tx)
  if (rows.length === 0) return
  await tx
    .insertInto('message')
    .values(rows.map(row => ({ ...row, created_at: instant(row.created_at) })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function ownMessages(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('message').selectAll().where('uid', '=', uid).orderBy('created_at', 'desc').orderBy('id', 'desc')
}

interface MessagePage {
  readonly place: RowPlace | null
  readonly skip: number
  readonly size: number
}

export function listMessageRows(tx: MemberTx, uid: bigint, { place, skip, size }: MessagePage): Promise<MessageRow[]> {
  let query = ownMessages(tx, uid)
  if (place) query = query.where(sql<boolean>`(created_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
  return query
    .offset(place ? 0 : skip)
    .limit(size)
    .execute()
}

/** All of a member's messages, newest first, behind the last one read. */
export function listOwnMessages(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<MessageRow>,
): Promise<MessageRow[]> {
  const place = last ? { atMs: last.created_at, id: last.id } : null
  return listMessageRows(tx, uid, { place, skip: 0, size })
}

/** How many messages a member has, exactly up to a thousand. */
export function countMessages(tx: MemberTx, uid: bigint): Promise<number> {
  return countRows(tx, tx.selectFrom('message').select('id').where('uid', '=', uid))
}

export function findMessage(tx: MemberTx, uid: bigint, id: string): Promise<MessageRow | undefined> {
  return tx.selectFrom('message').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

/** A message that its member has not read. */
export function findUnread(tx: MemberTx, uid: bigint, id: string) {
  return tx
    .selectFrom('message')
    .select(['kind', 'created_at'])
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
}

export async function isAnyUnread(tx: MemberTx, uid: bigint): Promise<boolean> {
  const query = tx.selectFrom('message').select('id').where('uid', '=', uid).where('read_at', 'is', null).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

interface Reading {
  readonly uid: bigint
  /** All of them where none is named. */
  readonly id: string | undefined
  readonly nowMs: number
}

/** Marks messages as read now. A message that was read before keeps its time. */
export async function noteRead(tx: MemberTx, { uid, id, nowMs }: Reading): Promise<void> {
  const unread = tx
    .updateTable('message')
    .set({ read_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('read_at', 'is', null)
  await (id === undefined ? unread : unread.where('id', '=', id)).execute()
}

/** The messages that the copies of the server were not told of yet, the oldest first. */
export function listUnannounced(tx: MemberTx, most: number) {
  return tx
    .selectFrom('message')
    .select(['id', 'uid', 'kind', 'created_at'])
    .where('announced_at', 'is', null)
    .orderBy('created_at')
    .limit(most)
    .execute()
}

export async function noteAnnounced(tx: MemberTx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ announced_at: instant(nowMs) })
    .where('id', '=', id)
    .where('announced_at', 'is', null)
    .execute()
}

/** The messages of all members since a time, for a broker that missed the news of them. */
export function listMessagesSince(tx: MemberTx, sinceMs: number) {
  return tx
    .selectFrom('message')
    .select(['id', 'uid'])
    .where('created_at', '>=', instant(sinceMs))
    .orderBy('created_at')
    .execute()
}
