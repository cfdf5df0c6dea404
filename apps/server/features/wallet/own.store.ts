import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'

export function listOwnWallets(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('wallet')
    .select(['asset', 'balance', 'held', 'turnover', 'release_at'])
    .where('uid', '=', uid)
    .execute()
}

export type OwnLot = Awaited<ReturnType<typeof listOwnLots>>[number]
export type OwnPosting = Awaited<ReturnType<typeof listOwnPostings>>[number]

/** A member's lots, open or closed, newest first, behind the last one read. */
export function listOwnLots(tx: MemberTx, uid: bigint, { last, size }: NextPage<{ asset: string; seq: bigint }>) {
  let query = tx
    .selectFrom('lot')
    .select(['asset', 'seq', 'kind', 'amount', 'required', 'opened_at', 'closed_at'])
    .where('uid', '=', uid)
  if (last) query = query.where(sql<boolean>`(asset, seq) < (${last.asset}, ${last.seq})`)
  return query.orderBy('asset', 'desc').orderBy('seq', 'desc').limit(size).execute()
}

/** A member's postings of every asset, newest first, behind the last one read. */
export function listOwnPostings(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<{ asset: string; seq: bigint; at: number }>,
) {
  let query = tx
    .selectFrom('journal')
    .select(['asset', 'seq', 'kind', 'destination', 'amount', 'balance_after', 'reference', 'round_id', 'game', 'at'])
    .where('uid', '=', uid)
  if (last) query = query.where(sql<boolean>`(asset, seq, at) < (${last.asset}, ${last.seq}, ${instant(last.at)})`)
  return query.orderBy('asset', 'desc').orderBy('seq', 'desc').orderBy('at', 'desc').limit(size).execute()
}

/**
 * Locks a member's peso wallet and answers what still stands open in it. Until the transaction ends no bet is taken, so
 * what is decided by it holds.
 */
export function lockPesoWallet(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('wallet')
    .select(['balance', 'held', 'turnover', 'release_at', 'open_rounds'])
    .select(sql<boolean>`gates & 1 <> 0`.as('isClosed'))
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a member's coins, behind their pesos. */
export async function lockCoinWallet(tx: MemberTx, uid: bigint): Promise<void> {
  await tx.selectFrom('wallet').select('uid').where('uid', '=', uid).where('asset', '=', 'FIL').forUpdate().execute()
}

/** What a member has of each asset. */
export async function findBalances(tx: MemberTx, uid: bigint) {
  const rows = await tx.selectFrom('wallet').select(['asset', 'balance']).where('uid', '=', uid).execute()
  const of = (asset: string) => rows.find(row => row.asset === asset)?.balance ?? 0n
  return { pesos: of('PHP'), coins: of('FIL') }
}

/** While a wallet is closed every bet of the member is refused. What was begun is still settled. */
export async function setOpenToBets(tx: MemberTx, uid: bigint, isOpen: boolean): Promise<void> {
  if (isOpen) await reopen(tx, uid)
  else await close(tx, uid)
}

interface MovedGate {
  readonly asset: string
  readonly version: bigint
}

async function close(tx: MemberTx, uid: bigint): Promise<void> {
  const { rows } = await sql<MovedGate>`
    update wallet set gates = gates | 1 where uid = ${uid} and gates & 1 = 0 returning asset, version`.execute(tx)
  if (rows.length === 0) return
  await tx
    .insertInto('wallet_closing')
    .values(rows.map(({ asset, version }) => ({ uid, asset, from_seq: version })))
    .onConflict(conflict => conflict.columns(['uid', 'asset', 'from_seq']).doUpdateSet({ until_seq: null }))
    .execute()
}

async function reopen(tx: MemberTx, uid: bigint): Promise<void> {
  const { rows } = await sql<MovedGate>`
    update wallet set gates = gates & ~1 where uid = ${uid} and gates & 1 = 1 returning asset, version`.execute(tx)
  for (const { asset, version } of rows) {
    await tx
      .updateTable('wallet_closing')
      .set({ until_seq: version })
      .where('uid', '=', uid)
      .where('asset', '=', asset)
      .where('until_seq', 'is', null)
      .execute()
  }
}

/** The session of a member in a game, by which its provider's bets are let in. */
export interface ShownSession {
  readonly tokenHash: Buffer
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
}

/** Shows on the member's wallet the session that was opened last: its bets need not be looked for any more. */
export async function showSession(
  tx: MemberTx,
  { tokenHash, uid, provider, expiresAtMs }: ShownSession,
): Promise<void> {
  await tx
    .updateTable('wallet')
    .set({ session: tokenHash, session_provider: provider, session_until: instant(expiresAtMs) })
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .execute()
}

/**
 * Makes what stands on the wallets of some members of all the causes that are kept of each (`play_gate`), and tells on how
 * many it was another. Whoever calls it holds their peso wallets, so that no two make it of different causes.
 */
export async function setPlayGates(tx: MemberTx, uids: readonly bigint[]): Promise<bigint> {
  const { numAffectedRows } = await sql`
    with made as (
      select m.uid, count(g.uid) filter (where g.open_until is null) > 0 as is_closed, min(g.open_until) as play_until
      from unnest(${[...uids]}::bigint[]) m (uid) left join play_gate g on g.uid = m.uid group by m.uid
    )
    update wallet w set gates = w.gates & ~2 | made.is_closed::integer * 2, play_until = made.play_until
    from made
    where w.uid = made.uid
      and ((w.gates & 2 <> 0) <> made.is_closed or w.play_until is distinct from made.play_until)`.execute(tx)
  return numAffectedRows ?? 0n
}

/** Locks the peso wallets of some members, in the order that everybody does who locks several. */
export async function lockPesoWallets(tx: MemberTx, uids: readonly bigint[]): Promise<void> {
  await tx
    .selectFrom('wallet')
    .select('uid')
    .where('uid', 'in', uids)
    .where('asset', '=', 'PHP')
    .orderBy('uid')
    .forUpdate()
    .execute()
}

/** What a tester plays counts for nothing. */
export async function setTester(tx: MemberTx, uid: bigint, isTester: boolean): Promise<void> {
  await tx
    .updateTable('wallet')
    .set({ tester: isTester })
    .where('uid', '=', uid)
    .where('tester', '<>', isTester)
    .execute()
}
