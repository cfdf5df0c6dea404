import type { requestStatuses } from '@saya/contract/exclusion/request.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import type { MemberTables } from '../../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'
import { refuseWaitingLift } from '../desk/proposal.store.ts'

type RequestRow = Selectable<MemberTables['exclusion_request']>
export type RequestStatus = (typeof requestStatuses)[number]

/** Nothing where one waits already. */
export function addRequest(tx: MemberTx, { uid, words, nowMs }: { uid: bigint; words: string; nowMs: number }) {
  return tx
    .insertInto('exclusion_request')
    .values({ uid, words, asked_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** The one that waits for an answer or for its member, held by whoever asks. */
export function lockOpenRequest(tx: MemberTx, uid: bigint): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('exclusion_request')
    .selectAll()
    .where('uid', '=', uid)
    .where('status', 'in', ['open', 'agreed'])
    .forUpdate()
    .executeTakeFirst()
}

export function lockRequest(tx: MemberTx, uid: bigint, id: string): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('exclusion_request')
    .selectAll()
    .where('uid', '=', uid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** All that a member asked for, the newest first. */
export function listRequestsOf(tx: MemberTx, uid: bigint): Promise<readonly RequestRow[]> {
  return tx
    .selectFrom('exclusion_request')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
}

interface RequestChange {
  readonly seen: Pick<RequestRow, 'id' | 'status'>
  readonly to: Exclude<RequestStatus, 'open'>
  readonly nowMs: number
  readonly openFromMs?: number
}

/** The caller holds the row, so that nobody was faster. */
export async function setRequest(tx: MemberTx, { seen, to, nowMs, openFromMs }: RequestChange): Promise<void> {
  const answered = seen.status === 'open' ? { answered_at: instant(nowMs) } : {}
  const opened = openFromMs === undefined ? {} : { open_from: instant(openFromMs) }
  const confirmed = to === 'lifted' ? { confirmed_at: instant(nowMs) } : {}
  const row = await compareAndSet(tx, 'exclusion_request', {
    seen: { id: seen.id, status: seen.status },
    set: { status: to, ...answered, ...opened, ...confirmed },
  })
  if (!row) throw new Error(`The request ${seen.id} was answered by somebody else.`)
}

interface RequestEnd {
  readonly uid: bigint
  /** What staff read who had the request before them. */
  readonly why: string
  readonly nowMs: number
}

/**
 * A new exclusion leaves nothing of what was asked about the one before it, nor does a member who stays. Whether there was any. The caller
 * holds the wallet, so that nobody proposes anything meanwhile. A proposal is locked before its request, as by whoever decides it.
 */
export async function endOpenRequests(tx: MemberTx, { uid, why, nowMs }: RequestEnd): Promise<boolean> {
  await refuseWaitingLift(tx, uid, { why, nowMs })
  const open = await lockOpenRequest(tx, uid)
  if (open) await setRequest(tx, { seen: open, to: 'ended', nowMs })
  return open !== undefined
}

interface RequestFilter {
  readonly status: RequestStatus
  readonly uid: bigint | null
}

export interface ListedRequest extends RequestRow {
  /** When the member's exclusion ends by itself; nothing where it has. */
  readonly closed_until: number | null
}

const closedUntil = sql<number | null>`(
  select g.closed_until from play_gate g where g.uid = exclusion_request.uid and g.cause = 'exclusion')`

function chosen(tx: MemberTx, { status, uid }: RequestFilter) {
  return tx
    .selectFrom('exclusion_request')
    .selectAll()
    .select(closedUntil.as('closed_until'))
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const requestSorting: Sorting<ListedRequest, 'asked'> = {
  keys: { asked: { column: 'asked_at', isTime: true, of: row => row.asked_at } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export function listRequestRows(
  tx: MemberTx,
  filter: RequestFilter,
  { order, place, size }: SortedRead<ListedRequest>,
): Promise<readonly ListedRequest[]> {
  return chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
}

export function countRequests(tx: MemberTx, filter: RequestFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}
