import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { PlayLimits } from '../ledger/playLimit.rules.ts'
import type { PlayPosting } from './playHistory.rules.ts'

interface Place {
  readonly uid: bigint
  /** Behind the posting of this number, up to that one. */
  readonly afterSeq: bigint
  readonly untilSeq: bigint
  readonly size: number
}

/** Some of what a member played, in the order of the journal. */
export async function listPlay(tx: MemberTx, { uid, afterSeq, untilSeq, size }: Place): Promise<PlayPosting[]> {
  const { rows } = await sql<PlayPosting>`
    select j.seq, j.kind, j.amount, j.at, j.provider, j.round_id, r.free, r.real_from
    from journal j
    join round r on r.uid = j.uid and r.provider = j.provider and r.round_id = j.round_id
    where j.uid = ${uid} and j.asset = 'PHP' and j.seq > ${afterSeq} and j.seq <= ${untilSeq} and j.kind in (1, 2, 3)
    order by j.seq limit ${size}`.execute(tx)
  return rows
}

/** The first posting of a member that is not older than this, or none. By its number, since a clock may have gone back since. */
export async function findFirstSince(tx: MemberTx, uid: bigint, sinceMs: number): Promise<bigint | null> {
  const { rows } = await sql<{ seq: bigint | null }>`
    select min(seq) as seq from journal where uid = ${uid} and asset = 'PHP' and at >= ${instant(sinceMs)}`.execute(tx)
  return rows[0]?.seq ?? null
}

/** When a member last bet or won before a posting, or never. */
export async function findPlayedBefore(tx: MemberTx, uid: bigint, seq: bigint): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`
    select at from journal where uid = ${uid} and asset = 'PHP' and seq < ${seq} and kind in (1, 2, 3)
    order by seq desc limit 1`.execute(tx)
  return rows[0]?.at ?? null
}

export interface LimitedWallet {
  readonly uid: bigint
  readonly version: bigint
  readonly limits: PlayLimits | null
}

// The driver leaves the numbers of an array as they are written, and makes a moment of a day.
const columns = [
  'uid',
  'version',
  sql<readonly (string | null)[] | null>`play_most`.as('most'),
  sql<readonly string[] | null>`play_used`.as('used'),
  sql<string | null>`play_counted_on::text`.as('counted_on'),
] as const

/** What stands on a member's wallet, while nobody waits for it. */
export async function findLimits(tx: MemberTx, uid: bigint): Promise<LimitedWallet | undefined> {
  const row = await tx
    .selectFrom('wallet')
    .select(columns)
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .executeTakeFirst()
  return row && walletOf(row)
}

/** The same, and no bet is taken until this transaction is over. */
export async function lockLimits(tx: MemberTx, uid: bigint): Promise<LimitedWallet> {
  const row = await tx
    .selectFrom('wallet')
    .select(columns)
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return walletOf(row)
}

interface Members {
  readonly from: bigint
  readonly until: bigint
}

/** Those of some members who have limits. */
export async function listLimited(tx: MemberTx, { from, until }: Members): Promise<LimitedWallet[]> {
  const rows = await tx
    .selectFrom('wallet')
    .select(columns)
    .where('uid', '>=', from)
    .where('uid', '<=', until)
    .where('asset', '=', 'PHP')
    .where('play_most', 'is not', null)
    .orderBy('uid')
    .execute()
  return rows.map(walletOf)
}

interface WalletRow {
  readonly uid: bigint
  readonly version: bigint
  readonly most: readonly (string | null)[] | null
  readonly used: readonly string[] | null
  readonly counted_on: string | null
}

function walletOf({ uid, version, most, used, counted_on: countedOn }: WalletRow): LimitedWallet {
  if (most === null || used === null || countedOn === null) return { uid, version, limits: null }
  const limits = { most: most.map(units => (units === null ? null : BigInt(units))), used: used.map(BigInt), countedOn }
  return { uid, version, limits }
}

/** Writes what a member may play. The caller holds the wallet. */
export async function writeLimits(tx: MemberTx, uid: bigint, limits: PlayLimits | null): Promise<void> {
  await sql`
    update wallet set play_most = ${limits?.most ?? null}::bigint[], play_used = ${limits?.used ?? null}::bigint[],
      play_counted_on = ${limits?.countedOn ?? null}::date
    where uid = ${uid} and asset = 'PHP'`.execute(tx)
}
