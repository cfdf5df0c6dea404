import { sql } from 'kysely'
import { endGameSession, openGameSession } from '../../../apps/server/features/game/launch/gameSession.store.ts'
import { liftEnded, liftGate, type PlayGate, setGate } from '../../../apps/server/features/gate/index.ts'
import type { LiftedGate } from '../../../apps/server/features/gate/setGate.ts'
import { setOpenToBets } from '../../../apps/server/features/wallet/own.store.ts'
import { listPlayMeters, setPlayMost } from '../../../apps/server/features/wallet/index.ts'
import type { AppTx, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'
import type { LimitWish } from '../ledger/playLimits.store.ts'

export interface BookLimit {
  readonly counts: LimitWish['counts']
  readonly period: LimitWish['period']
  readonly since: string
  readonly used: string
  readonly most: string
}

/** Everything the ledger has written of some members of one schema. */
export async function readBooks(tx: MemberTx, uids: readonly bigint[]) {
  const wallets = await tx
    .selectFrom('wallet')
    .selectAll()
    .select(
      sql<BookLimit[] | null>`(select json_agg(json_build_object('counts', p.counts, 'period', p.period,
      'since', date_trunc(p.period, play_counted_on::timestamp)::date, 'used', play_used[p.place]::text,
      'most', play_most[p.place]::text) order by p.place)
      from (values (1, 'spent', 'day'), (2, 'spent', 'week'), (3, 'spent', 'month'), (4, 'lost', 'day'), (5, 'lost', 'week'),
        (6, 'lost', 'month')) p (place, counts, period)
      where play_most[p.place] is not null)`.as('plays'),
    )
    .where('uid', 'in', uids)
    .execute()
  const journal = await tx
    .selectFrom('journal')
    .selectAll()
    .where('uid', 'in', uids)
    .orderBy('uid')
    .orderBy('asset', 'desc')
    .orderBy('seq')
    .execute()
  const commands = await tx.selectFrom('command').selectAll().where('uid', 'in', uids).execute()
  const rounds = await tx.selectFrom('round').selectAll().where('uid', 'in', uids).execute()
  const lots = await tx.selectFrom('lot').selectAll().where('uid', 'in', uids).orderBy('seq').execute()
  const lateCredits = await tx
    .selectFrom('late_credit')
    .select(['uid', 'asset', 'seq', 'amount', 'at'])
    .where('uid', 'in', uids)
    .orderBy('seq')
    .execute()
  const names = await tx
    .selectFrom('bet_reference')
    .select(['uid', 'provider', 'bet_ref', 'tx_id'])
    .where('uid', 'in', uids)
    .execute()
  return { wallets, journal, commands, rounds, lots, lateCredits, names }
}

export type Books = Awaited<ReturnType<typeof readBooks>>

interface SessionRow {
  readonly token: Buffer
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
  readonly endedAtMs: number | null
}

export async function openSession(tx: MemberTx, session: SessionRow): Promise<void> {
  const { token, uid, provider, expiresAtMs, endedAtMs } = session
  await openGameSession(tx, { tokenHash: token, uid, provider, game: 1, openedAtMs: expiresAtMs, expiresAtMs })
  if (endedAtMs !== null) await endGameSession(tx, token, endedAtMs)
}

/** A cause that is set, one that is lifted, or none: then what is over is looked for. */
export interface GateChange {
  readonly set?: PlayGate
  readonly lift?: LiftedGate['cause']
  readonly nowMs: number
}

export interface WalletChange {
  readonly isOpen?: boolean
  readonly gates?: GateChange
  readonly isTester?: boolean
  readonly limits?: { readonly most: readonly LimitWish[]; readonly nowMs: number }
}

export async function changeWallet(tx: MemberTx, uid: bigint, change: WalletChange): Promise<void> {
  const { isOpen, gates, isTester, limits } = change
  if (isOpen !== undefined) await setOpenToBets(tx, uid, isOpen)
  if (isTester !== undefined) await sql`update wallet set tester = ${isTester} where uid = ${uid}`.execute(tx)
  if (gates) await changeGates(tx, uid, gates)
  if (limits) await changeLimits(tx, uid, limits)
}

async function changeGates(tx: MemberTx, uid: bigint, { set, lift, nowMs }: GateChange): Promise<void> {
  if (set) await setGate(tx, { uid, ...set, nowMs })
  else if (lift) await liftGate(tx, { uid, cause: lift, nowMs })
  else await liftEnded(tx, uid, nowMs)
}

/** Sets what is wished for, and takes away what else is set. */
async function changeLimits(tx: MemberTx, uid: bigint, { most: wishes, nowMs }: NonNullable<WalletChange['limits']>) {
  for (const wish of wishes) await setPlayMost(tx, { uid, ...wish, nowMs })
  for (const { counts, period } of await listPlayMeters(tx, uid, nowMs)) {
    if (wishes.some(wish => wish.counts === counts && wish.period === period)) continue
    await setPlayMost(tx, { uid, counts, period, most: null, nowMs })
  }
}

/** Holds a wallet as another writer would, until the promise given comes to its end. */
export async function holdWallet(tx: MemberTx, uid: bigint, until: Promise<unknown>): Promise<void> {
  await sql`select from wallet where uid = ${uid} for update`.execute(tx)
  await until
}

/** Ends the connection that this very transaction runs on, as a failing server would. */
export async function killOwnConnection(tx: MemberTx): Promise<void> {
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
}

/**
 * Ends the server's connections to this database but this one, whatever they are in the middle of, and waits until they are
 * gone: on a busy machine they would otherwise die in the midst of what comes next. Returns how many.
 */
export async function killConnections(tx: AppTx): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'saya' and pid <> pg_backend_pid()`.execute(tx)
  return rows.length
}

/** The same of every so many-th connection alone. */
export async function killShare(tx: AppTx, { of, at }: { readonly of: number; readonly at: number }): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'saya' and pid <> pg_backend_pid()
      and pid % ${of}::integer = ${at}::integer`.execute(tx)
  return rows.length
}

/** Lets all that a transaction reads from here on be of one moment, however much is written meanwhile. Comes first. */
export async function readAsOfOneMoment(tx: MemberTx): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx)
}

/** Forgets every payment that was kept for a person, as nobody may. */
export async function forgetBreaks(tx: AppTx): Promise<void> {
  await tx.deleteFrom('payment_break').execute()
}

/** Lets a withdrawal be asked for by a name that the gateway never gave. */
export async function forgetPayout(tx: MemberTx, id: string): Promise<void> {
  await tx.updateTable('withdrawal').set({ payout_id: 'nobody' }).where('id', '=', id).execute()
}

/** How often a day of payouts was kept, and what is open of it about one withdrawal. */
export async function readPayoutDay(tx: AppTx, about: { gateway: string; day: string; reference: string }) {
  const { gateway, day, reference } = about
  const reports = await tx
    .selectFrom('payment_report')
    .select('mismatches')
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('direction', '=', 'out')
    .execute()
  const found = await tx
    .selectFrom('payment_mismatch')
    .select(['kind', 'reference'])
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('direction', '=', 'out')
    .where('closed_at', 'is', null)
    .execute()
  const own = found.filter(one => one.reference === reference).map(({ kind }) => kind)
  return { reports: reports.length, said: reports[0]?.mismatches ?? 0, open: found.length, own: own.join() }
}

/** Takes everything out of a schema that one plan left there, so that the next is audited by itself. */
export async function emptySchema(tx: MemberTx): Promise<void> {
  await sql.raw(`do $$ begin ${kept.map(name => `delete from ${name};`).join(' ')} end $$`).execute(tx)
}

const kept =
  'wallet play_gate command bet_reference late_credit wallet_closing journal round lot game_session reader house_account bet_record bet_day game_day tally_game tally_money tally_end audited'.split(
    ' ',
  )

/**
 * Kills the connections over which batches come to this database, as a failing server would, and waits until they are
 * gone: on a busy machine they would otherwise die in the midst of what comes next. Returns how many.
 */
export async function killBatchConnections(tx: MemberTx): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'saya batches'`.execute(tx)
  return rows.length
}

/** How often PostgreSQL had to break a deadlock in this database. */
export async function countDeadlocks(tx: MemberTx): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks::integer from pg_stat_database
    where datname = current_database()`.execute(tx)
  return rows[0]?.deadlocks ?? 0
}

/** Breaks a function of the ledger on purpose. What is to be found in its text must be there, once or more. */
export async function breakFunction(tx: MemberTx, name: string, { found, put }: { found: string; put: string }) {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef(to_regproc(${name})) as text`.execute(tx)
  const text = rows[0]?.text ?? ''
  if (!text.includes(found)) throw new Error(`There is no ${found} in ${name}.`)
  await sql.raw(text.replaceAll(found, put)).execute(tx)
}

/** Of which kinds there are incidents about a subject. */
export async function readIncidentsOf(tx: AppTx, subject: string): Promise<readonly string[]> {
  const rows = await tx.selectFrom('incident').select('kind').where('subject', '=', subject).orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

/** What is open of some kinds, as its kind and whom it is about. */
export async function listIncidentsOfKinds(tx: AppTx, kinds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.selectFrom('incident').select(['kind', 'subject']).where('kind', 'in', kinds).execute()
  return rows.map(({ kind, subject }) => `${kind} ${subject}`)
}

/** What all postings of a schema come to on each account in pesos, and what its members' wallets say that they have. */
export async function readHouse(tx: MemberTx) {
  const { rows } = await sql<{ account: number; total: bigint }>`
    select account, sum(moved)::bigint as total
    from journal, lateral (values (source, -amount), (destination, amount)) v (account, moved)
    where asset = 'PHP' group by account`.execute(tx)
  const wallets = await sql<{ balance: bigint; held: bigint }>`
    select coalesce(sum(balance), 0)::bigint as balance, coalesce(sum(held), 0)::bigint as held
    from wallet where asset = 'PHP'`.execute(tx)
  return { totals: new Map(rows.map(({ account, total }) => [account, total])), ...wallets.rows[0] }
}

/** Keeps everybody from writing incidents until the promise given comes to its end. */
export async function holdIncidents(tx: AppTx, until: Promise<unknown>): Promise<void> {
  await sql`lock table incident in access exclusive mode`.execute(tx)
  await until
}

export async function countAlarms(tx: MemberTx): Promise<number> {
  const rows = await tx.selectFrom('alarm').select('id').execute()
  return rows.length
}

/** What is kept for a person of these references, in the order it was found. */
export function listOwnBreaks(tx: AppTx, references: readonly string[]) {
  const all = tx
    .selectFrom('payment_break')
    .selectAll()
    .where('reference', 'in', ['', ...references])
  return all.orderBy('found_at').orderBy('payment_id').execute()
}

/** How many vouchers are somebody's whose money has not come. */
export async function countUncredited(tx: AppTx): Promise<number> {
  const rows = await tx
    .selectFrom('voucher')
    .select('id')
    .where('uid', 'is not', null)
    .where('credited_at', 'is', null)
    .execute()
  return rows.length
}

/** How many people have said what a withdrawal came to. */
export async function countVerdicts(tx: MemberTx, id: string): Promise<number> {
  const rows = await tx.selectFrom('withdrawal_verdict').select('operator_id').where('withdrawal', '=', id).execute()
  return rows.length
}

/**
 * Lets four days pass for one that a gateway was asked to pay and answered nothing of, where nobody is asking it now. Tells
 * whether it is one.
 */
export async function loseSent(tx: MemberTx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update withdrawal set sent_at = sent_at - interval '4 days', released_at = released_at - interval '4 days'
    where id = ${id} and status = 'paying' and payout_id is null and sent_at is not null
      and (sending_until is null or sending_until <= now())`.execute(tx)
  return numAffectedRows === 1n
}

/** As if a withdrawal had been let go then. */
export async function releaseEarlier(tx: MemberTx, id: string, atMs: number): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ released_at: instant(atMs) })
    .where('id', '=', id)
    .execute()
}
