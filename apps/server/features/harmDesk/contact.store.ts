import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import type { UpdateObject } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import { type ContactRow, selectContacts } from '../harm/index.ts'

interface ContactFilter {
  readonly isDone: boolean
  readonly band: HarmBand | ''
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { isDone, band, uid }: ContactFilter) {
  return selectContacts(tx)
    .where('status', 'in', isDone ? ['done'] : ['open', 'taken'])
    .$if(band !== '', query => query.where('band', '=', band))
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const contactSorting: Sorting<ContactRow, 'due' | 'opened'> = {
  keys: {
    due: { column: 'due_at', isTime: true, of: row => row.due_at },
    opened: { column: 'opened_at', isTime: true, of: row => row.opened_at },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export function listContactRows(
  tx: MemberTx,
  filter: ContactFilter,
  { order, place, size }: SortedRead<ContactRow>,
): Promise<ContactRow[]> {
  return chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
}

/** How many of one schema there are, up to a thousand. */
export function countContacts(tx: MemberTx, filter: ContactFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

export function findContact(tx: MemberTx, uid: bigint, id: string): Promise<ContactRow | undefined> {
  return selectContacts(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
}

export type ContactColumns = UpdateObject<MemberTables, 'harm_contact'>

/** Changes a contact that is still as it was seen; nothing where somebody was faster. */
export async function setContact(
  tx: MemberTx,
  { id, uid, status, taken_by }: ContactRow,
  set: ContactColumns,
): Promise<ContactRow | undefined> {
  const row = await compareAndSet(tx, 'harm_contact', { seen: { id, status, taken_by }, set })
  return row && findContact(tx, uid, id)
}

interface Taker {
  readonly operatorId: string
  readonly email: string
}

export function takenColumns({ operatorId, email }: Taker, nowMs: number) {
  return { status: 'taken', taken_by: operatorId, taken_name: email, taken_at: instant(nowMs) }
}

export const openColumns = { status: 'open', taken_by: null, taken_name: '', taken_at: null }
