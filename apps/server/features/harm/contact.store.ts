import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import type { ContactOutcome, ContactSource } from '@saya/contract/harmDesk/contact.ts'
import type { HarmMarker } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { DoneContact } from './contact.rules.ts'

export type ContactRow = Selectable<MemberTables['harm_contact']>

/** Contacts with the next date as it is written. */
export function selectContacts(tx: MemberTx) {
  return tx.selectFrom('harm_contact').selectAll().select(sql<string | null>`next_on::text`.as('next_on'))
}

export interface NewContact {
  readonly uid: bigint
  readonly source: ContactSource
  readonly band: HarmBand
  readonly markers: readonly HarmMarker[]
  readonly topics: readonly HarmTopic[]
  readonly openedName: string
  readonly nowMs: number
  readonly dueAtMs: number
}

/** Opens a contact. Nothing where one waits or is under way. */
export function insertContact(tx: MemberTx, contact: NewContact): Promise<ContactRow | undefined> {
  const { uid, source, band, markers, topics, openedName, nowMs, dueAtMs } = contact
  return tx
    .insertInto('harm_contact')
    .values({
      uid,
      source,
      band,
      markers: [...markers],
      topics: [...topics],
      opened_name: openedName,
      opened_at: instant(nowMs),
      due_at: instant(dueAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The one that is not done, held until the transaction ends. */
export function lockWaiting(tx: MemberTx, uid: bigint): Promise<ContactRow | undefined> {
  return tx
    .selectFrom('harm_contact')
    .selectAll()
    .where('uid', '=', uid)
    .where('status', '<>', 'done')
    .forUpdate()
    .executeTakeFirst()
}

interface Addition {
  readonly band: HarmBand
  readonly markers: readonly HarmMarker[]
  readonly topics: readonly HarmTopic[]
  readonly dueAtMs: number
}

/** Writes what else speaks for a contact that is not done. */
export async function updateWaiting(
  tx: MemberTx,
  id: string,
  { band, markers, topics, dueAtMs }: Addition,
): Promise<void> {
  await tx
    .updateTable('harm_contact')
    .set({ band, markers: [...markers], topics: [...topics], due_at: instant(dueAtMs) })
    .where('id', '=', id)
    .execute()
}

const mostDone = 20

/** The contacts of each of these members that are done, the newest first. */
export async function listDone(
  tx: MemberTx,
  uids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly DoneContact[]>> {
  const { rows } = await sql<{
    uid: bigint
    band: HarmBand
    markers: HarmMarker[]
    done_at: number
    next_on: string | null
    outcome: ContactOutcome
  }>`
    select c.uid, c.band, c.markers, c.done_at, c.next_on::text, c.outcome from unnest(${[...uids]}::bigint[]) u (uid)
    cross join lateral (
      select uid, band, markers, done_at, next_on, outcome from harm_contact h
      where h.uid = u.uid and h.status = 'done' order by h.opened_at desc, h.id limit ${mostDone}::integer
    ) c`.execute(tx)
  const found = new Map<bigint, DoneContact[]>()
  for (const { uid, done_at: doneAtMs, next_on: nextOn, ...done } of rows) {
    found.set(uid, [...(found.get(uid) ?? []), { ...done, doneAtMs, nextOn }])
  }
  return found
}

/** The contacts of one member, the newest first. */
export function listOwnContacts(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<ContactRow>,
): Promise<ContactRow[]> {
  return selectContacts(tx)
    .where('uid', '=', uid)
    .$if(last !== undefined, query =>
      query.where(sql<boolean>`(opened_at, id) < (${instant(last?.opened_at ?? 0)}, ${last?.id ?? ''}::uuid)`),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

interface Mention {
  readonly id: string
  readonly uid: bigint
  readonly topics: readonly HarmTopic[]
  readonly nowMs: number
}

/** Notes what a feedback is about. */
export async function insertMentions(tx: MemberTx, { id, uid, topics, nowMs }: Mention): Promise<void> {
  await tx
    .insertInto('harm_mention')
    .values(topics.map(topic => ({ id, uid, topic, at: instant(nowMs) })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
