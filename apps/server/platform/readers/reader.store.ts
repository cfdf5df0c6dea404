import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../db/database.ts'
import type { MemberTables } from '../db/tables.gen.ts'

/** One posting, as a reader of the journal sees it. */
export type JournalEntry = Selectable<MemberTables['journal']>

/** Which entries a reader follows: all of them, or those that are no bet, win, rollback or close. */
export type EntryKinds = 'all' | 'money'

/** As the index of them says it. */
const isMoney = sql`kind not in (1, 2, 3, 6)`

export interface Place {
  readonly tx: string
  readonly uid: bigint
  readonly seq: bigint
  readonly asset: string
}

export interface Lease {
  readonly name: string
  readonly holder: string
  readonly leaseMs: number
}

/** Readers begin at the beginning of the journal. */
export async function registerReaders(
  tx: MemberTx,
  readers: readonly { readonly name: string; readonly among?: EntryKinds }[],
): Promise<void> {
  await tx
    .insertInto('reader')
    .values(readers.map(({ name, among = 'all' }) => ({ name, among })))
    .onConflict(conflict => conflict.column('name').doUpdateSet(({ ref }) => ({ among: ref('excluded.among') })))
    .execute()
}

export interface Standing {
  readonly name: string
  /** When the oldest entry was posted that the reader has not seen, and whether all before it are settled. */
  readonly oldest_at: number | null
  readonly is_settled: boolean | null
  /** Nobody else reads for it just now. */
  readonly is_free: boolean
}

/** How every reader of the schema stands, in one statement, so that many idle readers cost next to nothing. */
export async function listStandings(tx: MemberTx, holder: string): Promise<Standing[]> {
  const standings = (among: EntryKinds) => sql`
    select r.name, j.at as oldest_at, j.tx < pg_snapshot_xmin(pg_current_snapshot()) as is_settled,
      r.leased_by is null or r.leased_by = ${holder} or r.leased_until < clock_timestamp() as is_free
    from reader r
    left join lateral (
      select at, tx from journal where (tx, uid, seq, asset) > (r.tx, r.uid, r.seq, r.asset) and ${isAmong(among)}
      order by tx, uid, seq, asset limit 1
    ) j on true
    where r.among = ${among}`
  const { rows } = await sql<Standing>`${standings('all')} union all ${standings('money')}`.execute(tx)
  return rows
}

function isAmong(among: EntryKinds) {
  return among === 'money' ? isMoney : sql`true`
}

/** Where a reader stands, and until when it stays with the copy that has taken it. */
export interface ReaderPlace extends Place {
  readonly leased_until: string
}

/** Takes the reader for this transaction, or nothing while another copy has it. The lease goes by the clock of the database. */
export async function takeReader(tx: MemberTx, { name, holder, leaseMs }: Lease): Promise<ReaderPlace | undefined> {
  const { rows } = await sql<ReaderPlace>`
    select tx::text, uid, seq, asset, (clock_timestamp() + ${leaseMs} * interval '1 ms')::text as leased_until from reader
    where name = ${name} and (leased_by is null or leased_by = ${holder} or leased_until < clock_timestamp())
    for update skip locked`.execute(tx)
  return rows[0]
}

/**
 * The next entries, only of transactions older than every one that is still open: nothing can appear before them any
 * more. Taking any other would skip the entry of a transaction that commits later under a smaller number.
 */
export async function fetchEntries(tx: MemberTx, place: Place, { most, among }: EntryPage): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select * from journal
    where ${isBehind(place)} and tx < pg_snapshot_xmin(pg_current_snapshot()) and ${isAmong(among)}
    order by tx, uid, seq, asset limit ${most}`.execute(tx)
  return rows
}

/**
 * The place is a query of its own, which keeps its value from the planner. New entries always lie beyond all that is known of
 * the journal: told the value, the planner expects a handful and sorts whatever waits, for every page anew.
 */
function isBehind({ tx, uid, seq, asset }: Place) {
  return sql`(tx, uid, seq, asset) > (select ${tx}::xid8, ${uid}::bigint, ${seq}::bigint, ${asset}::text)`
}

interface EntryPage {
  readonly most: number
  readonly among: EntryKinds
}

/** The next entries by their places alone, for those who read them where they lie. */
export interface Span {
  readonly among: EntryKinds
  readonly after: Place
  readonly last: Place
  readonly count: number
}

/** How far the next entries reach, under the same rule. */
export async function findSpan(tx: MemberTx, after: Place, { most, among }: EntryPage): Promise<Span | undefined> {
  const { rows } = await sql<Place & { readonly count: number }>`
    select tx::text, uid, seq, asset, (count(*) over ())::integer as count from (
      select tx, uid, seq, asset from journal
      where ${isBehind(after)} and tx < pg_snapshot_xmin(pg_current_snapshot()) and ${isAmong(among)}
      order by tx, uid, seq, asset limit ${most}
    ) page order by page.tx desc, uid desc, seq desc, asset desc limit 1`.execute(tx)
  const [row] = rows
  return row && { among, after, last: row, count: row.count }
}

/** The entries of a span, to be selected from. Nothing can have come between its ends since they were found. */
export function entriesOf({ among, after, last }: Span) {
  return sql`(
    select * from journal
    where (tx, uid, seq, asset) > (${after.tx}::xid8, ${after.uid}, ${after.seq}, ${after.asset})
      and (tx, uid, seq, asset) <= (${last.tx}::xid8, ${last.uid}, ${last.seq}, ${last.asset})
      and ${isAmong(among)}
  )`
}

/** Keeps how far the reader has come, and that this copy goes on reading for a while. */
export async function moveReader(tx: MemberTx, { name, holder }: Lease, place: ReaderPlace): Promise<void> {
  await sql`
    update reader set tx = ${place.tx}::xid8, uid = ${place.uid}, seq = ${place.seq}, asset = ${place.asset},
      leased_by = ${holder}, leased_until = ${place.leased_until}::timestamptz
    where name = ${name}`.execute(tx)
}

export async function releaseReaders(tx: MemberTx, holder: string): Promise<void> {
  await tx.updateTable('reader').set({ leased_by: null, leased_until: null }).where('leased_by', '=', holder).execute()
}
