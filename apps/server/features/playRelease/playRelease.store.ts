import type { ProposalStatus } from '@saya/contract/proposal.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

export interface PlayRelease extends Proposal {
  readonly id: string
  readonly uid: bigint
  readonly reason: string
  /** How much there is still to be played now. */
  readonly openTurnover: bigint
}

/** By the wallet as it is; whoever has just changed a row says so of it. */
const openTurnover = sql<bigint>`coalesce((
  select greatest(0, w.release_at - w.turnover) from wallet w where w.uid = play_release.uid and w.asset = 'PHP'
), 0)::bigint`

function select(tx: MemberTx) {
  return tx.selectFrom('play_release').selectAll().select(openTurnover.as('open_turnover'))
}

type Row = Selectable<MemberTables['play_release']> & { readonly open_turnover: bigint }

function playReleaseOf(row: Row): PlayRelease {
  return { id: row.id, uid: row.uid, reason: row.reason, openTurnover: row.open_turnover, ...proposalOf(row) }
}

export async function findPlayRelease(tx: MemberTx, uid: bigint, id: string): Promise<PlayRelease | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
  return row && playReleaseOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockPlayRelease(tx: MemberTx, uid: bigint, id: string): Promise<PlayRelease | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && playReleaseOf(row)
}

interface PlayReleaseFilter {
  readonly status: ProposalStatus
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, uid }: PlayReleaseFilter) {
  return select(tx)
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const playReleaseSorting: Sorting<PlayRelease, 'proposed'> = {
  keys: { proposed: { column: 'proposed_at', isTime: true, of: row => row.proposedAtMs } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export async function listPlayReleaseRows(
  tx: MemberTx,
  filter: PlayReleaseFilter,
  { order, place, size }: SortedRead<PlayRelease>,
): Promise<readonly PlayRelease[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(playReleaseOf)
}

/** How many of one schema there are, up to a thousand. */
export function countPlayReleases(tx: MemberTx, filter: PlayReleaseFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}
