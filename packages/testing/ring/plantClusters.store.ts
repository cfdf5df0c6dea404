import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AppTx, Database } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'
import type { PlannedAccount, PlannedCluster } from './cluster.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const units = (pesos: number) => BigInt(pesos) * 10_000n

let phones = 0

interface PlantedAccount extends PlannedAccount {
  readonly uid: bigint
}

/** Writes the accounts of a cluster down as the product keeps them, and answers the number of each. */
export async function plantCluster(db: Database, { name, accounts }: PlannedCluster): Promise<readonly bigint[]> {
  const planted = await db.app(async tx => {
    const { rows } = await sql<{ uid: bigint }>`
      select nextval('member_uid')::bigint as uid from generate_series(1, ${accounts.length}::integer)`.execute(tx)
    const numbered = accounts.map((account, at) => ({ ...account, uid: rows[at]?.uid ?? 0n }))
    await plantSignUps(tx, numbered)
    await plantSessions(tx, numbered, name)
    await plantClaims(tx, numbered)
    return numbered
  })
  for (const account of planted) await plantLife(db, account.uid, account)
  return planted.map(({ uid }) => uid)
}

async function plantSignUps(tx: AppTx, planted: readonly PlantedAccount[]): Promise<void> {
  const rows = planted.map(({ uid, joinedAtMs }) => ({
    uid,
    phone: `97${String(++phones).padStart(8, '0')}`,
    username: `planted${uid}`,
    created_at: instant(joinedAtMs),
  }))
  await tx.insertInto('sign_in').values(rows).execute()
  const referrals = planted.flatMap(({ uid, by, joinedAtMs, address, devices }) => {
    const parent = by === null ? undefined : planted[by]?.uid
    if (parent === undefined) return []
    const said = { code: String(parent), channel: '', device: devices[0] ?? '', network: address }
    return [{ ...said, uid, parent, state: 'named' as const, at: instant(joinedAtMs) }]
  })
  await tx.insertInto('referral').values(referrals).execute()
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

/** What one of them did with their money. */
async function plantLife(db: Database, uid: bigint, account: PlannedAccount): Promise<void> {
  const { depositedAtMs, playedAtMs, deposited, turnover, withdrawn } = account
  if (depositedAtMs === null || playedAtMs === null) return
  const endedAtMs = depositedAtMs + 6 * 3_600_000
  await db.member(uid, async tx => {
    await tx
      .insertInto('wallet')
      .values({ uid, asset: 'PHP', turnover: units(turnover) })
      .execute()
    const way = { channel: 'GCash', channel_name: 'GCash', channel_img: '', gateway: 'paymongo', instrument: 'gcash' }
    await tx
      .insertInto('deposit')
      .values({
        ...way,
        uid,
        amount: units(deposited),
        wants_cashback: false,
        status: 'completed',
        payment_id: `planted ${uid}`,
        created_at: instant(depositedAtMs),
        ended_at: instant(depositedAtMs),
      })
      .execute()
    await sql`
      insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at, settled_at)
      values (${uid}, 1, 1, ${`planted ${uid}`}, 1, 3, false, ${units(turnover)}, 0, 0, 1, ${instant(playedAtMs)}, ${instant(playedAtMs)})`.execute(
      tx,
    )
    if (withdrawn === 0) return
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
        created_at: instant(endedAtMs),
        released_at: instant(endedAtMs),
        ended_at: instant(endedAtMs),
      })
      .execute()
  })
}
