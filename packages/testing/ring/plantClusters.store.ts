import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AppTx, Database, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'
import type { PlannedAccount, PlannedCluster } from './cluster.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const units = (pesos: number) => BigInt(pesos) * 10_000n

let phones = 0

interface PlantedAccount extends PlannedAccount {
  readonly uid: bigint
}

/** Accounts that have their numbers, of which more and more is written down as time goes by. */
export interface GrowingCluster {
  readonly name: string
  readonly accounts: readonly PlantedAccount[]
}

/** From a moment on, until just before another one. */
interface Span {
  readonly fromMs: number
  readonly untilMs: number
}

const always: Span = { fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY }
const isIn = ({ fromMs, untilMs }: Span, atMs: number) => fromMs <= atMs && atMs < untilMs

/** Writes the accounts of a cluster down as the product keeps them, and answers the number of each. */
export async function plantCluster(db: Database, cluster: PlannedCluster): Promise<readonly bigint[]> {
  const growing = await numberCluster(db, cluster)
  await growCluster(db, growing, always)
  return growing.accounts.map(({ uid }) => uid)
}

/** Gives each account its number and writes nothing of it down. */
export async function numberCluster(db: Database, { name, accounts }: PlannedCluster): Promise<GrowingCluster> {
  const { rows } = await db.app(tx =>
    sql<{ uid: bigint }>`
      select nextval('member_uid')::bigint as uid from generate_series(1, ${accounts.length}::integer)`.execute(tx),
  )
  return { name, accounts: accounts.map((account, at) => ({ ...account, uid: rows[at]?.uid ?? 0n })) }
}

/** Writes down what the accounts of a cluster did within a span of time, who signed up in it and who did more. */
export async function growCluster(db: Database, { name, accounts }: GrowingCluster, span: Span): Promise<void> {
  const joined = accounts.filter(({ joinedAtMs }) => isIn(span, joinedAtMs))
  if (joined.length > 0) {
    await db.app(async tx => {
      await plantSignUps(tx, joined, accounts)
      await plantSessions(tx, joined, name)
      await plantClaims(tx, joined)
    })
  }
  for (const account of accounts) await plantLife(db, account, span)
}

async function plantSignUps(
  tx: AppTx,
  planted: readonly PlantedAccount[],
  all: readonly PlantedAccount[],
): Promise<void> {
  const rows = planted.map(({ uid, joinedAtMs }) => ({
    uid,
    phone: `97${String(++phones).padStart(8, '0')}`,
    username: `planted${uid}`,
    created_at: instant(joinedAtMs),
  }))
  await tx.insertInto('sign_in').values(rows).execute()
  const referrals = planted.flatMap(({ uid, by, joinedAtMs, address, devices }) => {
    const parent = by === null ? undefined : all[by]?.uid
    if (parent === undefined) return []
    const said = { code: String(parent), channel: '', device: devices[0] ?? '', network: address }
    return [{ ...said, uid, parent, state: 'named' as const, at: instant(joinedAtMs) }]
  })
  if (referrals.length > 0) await tx.insertInto('referral').values(referrals).execute()
}

async function plantSessions(tx: AppTx, planted: readonly PlantedAccount[], name: string): Promise<void> {
  const devices = planted.flatMap(({ uid, devices: own, joinedAtMs }) =>
    own.map(device => ({ uid, device_hash: hashOf(device), seen_at: instant(joinedAtMs) })),
  )
  await tx.insertInto('known_device').values(devices).execute()
  const sessions = planted.map(({ uid, address, joinedAtMs }) => ({
    token_hash: hashOf(`${name} ${uid}`),
    uid,
    created_at: instant(joinedAtMs),
    expires_at: instant(joinedAtMs + 86_400_000),
    address,
  }))
  await tx.insertInto('session').values(sessions).execute()
}

async function plantClaims(tx: AppTx, planted: readonly PlantedAccount[]): Promise<void> {
  const ids = planted.map(({ uid, id, joinedAtMs }) => {
    return { uid, number_hash: hashOf(id), stated_at: instant(joinedAtMs) }
  })
  await tx.insertInto('kyc_id_claim').values(ids).execute()
  const payees = planted
    .filter(({ payee }) => payee !== '')
    .map(({ uid, payee, joinedAtMs }) => ({ uid, number_hash: hashOf(payee), stated_at: instant(joinedAtMs) }))
  if (payees.length > 0) await tx.insertInto('payee_claim').values(payees).execute()
}

/** When an account withdraws that does. */
const withdrawsAfterMs = 6 * 3_600_000

/** What one of them did with their money within a span of time. */
async function plantLife(db: Database, account: PlantedAccount, span: Span): Promise<void> {
  const { uid, depositedAtMs, playedAtMs, withdrawn } = account
  if (depositedAtMs === null || playedAtMs === null) return
  const endedAtMs = depositedAtMs + withdrawsAfterMs
  const did = {
    deposit: isIn(span, depositedAtMs),
    play: isIn(span, playedAtMs),
    withdrawal: withdrawn > 0 && isIn(span, endedAtMs),
  }
  if (!did.deposit && !did.play && !did.withdrawal) return
  await db.member(uid, async tx => {
    if (did.deposit) await plantDeposit(tx, account, depositedAtMs)
    if (did.play) await plantPlay(tx, account, playedAtMs)
    if (did.withdrawal) await plantWithdrawal(tx, account, endedAtMs)
  })
}

const way = { channel: 'GCash', channel_name: 'GCash', channel_img: '', gateway: 'paymongo', instrument: 'gcash' }

async function plantDeposit(tx: MemberTx, { uid, deposited }: PlantedAccount, atMs: number): Promise<void> {
  await tx
    .insertInto('deposit')
    .values({
      ...way,
      uid,
      amount: units(deposited),
      wants_cashback: false,
      status: 'completed',
      payment_id: `planted ${uid}`,
      created_at: instant(atMs),
      ended_at: instant(atMs),
    })
    .execute()
}

async function plantPlay(tx: MemberTx, { uid, turnover }: PlantedAccount, atMs: number): Promise<void> {
  await tx
    .insertInto('wallet')
    .values({ uid, asset: 'PHP', turnover: units(turnover) })
    .execute()
  await sql`
    insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at, settled_at)
    values (${uid}, 1, 1, ${`planted ${uid}`}, 1, 3, false, ${units(turnover)}, 0, 0, 1, ${instant(atMs)}, ${instant(atMs)})`.execute(
    tx,
  )
}

async function plantWithdrawal(tx: MemberTx, { uid, withdrawn }: PlantedAccount, atMs: number): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({
      ...way,
      uid,
      account_id: String(uid),
      account: '09*******00',
      rail: 'instapay',
      amount: units(withdrawn),
      status: 'completed',
      flags: [],
      approvals_needed: 0,
      created_at: instant(atMs),
      released_at: instant(atMs),
      ended_at: instant(atMs),
    })
    .execute()
}
