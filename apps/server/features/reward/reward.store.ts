import { type InsertObject, type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { coins, type RewardKey, type RewardKind, type RewardStatus } from './reward.rules.ts'

/** What a reward rests on: the version of a promotion, and the record of its decision. */
export interface RewardBasis {
  readonly promotion: string
  readonly version: number
  readonly decision: string
}

export interface Reward extends RewardKey {
  readonly id: string
  readonly amount: bigint
  readonly multiple: number
  readonly basis: RewardBasis
  readonly status: RewardStatus
  readonly reason: string
  readonly isAutomatic: boolean
  readonly isPlayWaived: boolean
  readonly promisedAtMs: number
  readonly expiresAtMs: number | null
  readonly heldAtMs: number | null
  readonly collectedAtMs: number | null
  readonly endedAtMs: number | null
}

export function rewardOf(row: Selectable<MemberTables['reward']>): Reward {
  return {
    id: row.id,
    uid: row.uid,
    kind: row.kind as RewardKind,
    name: row.name,
    amount: row.amount,
    multiple: row.multiple,
    basis: { promotion: row.promotion, version: row.version, decision: row.decision },
    status: row.status as RewardStatus,
    reason: row.reason,
    isAutomatic: row.is_automatic,
    isPlayWaived: row.is_play_waived,
    promisedAtMs: row.promised_at,
    expiresAtMs: row.expires_at,
    heldAtMs: row.held_at,
    collectedAtMs: row.collected_at,
    endedAtMs: row.ended_at,
  }
}

/** Keeps a reward unless one of its key is there, and answers whichever is. */
export async function keepReward(tx: MemberTx, row: InsertObject<MemberTables, 'reward'> & { readonly id: string }) {
  const added = await tx
    .insertInto('reward')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { reward: rewardOf(added), isNew: true }
  const known = await tx.selectFrom('reward').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  return { reward: rewardOf(known), isNew: false }
}

export async function findReward(tx: MemberTx, id: string): Promise<Reward | undefined> {
  const row = await tx.selectFrom('reward').selectAll().where('id', '=', id).executeTakeFirst()
  return row && rewardOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockReward(tx: MemberTx, id: string): Promise<Reward | undefined> {
  const row = await tx.selectFrom('reward').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && rewardOf(row)
}

type RewardChange = Parameters<typeof compareAndSet<MemberTables, 'reward'>>[2]['set']

/** Changes a reward that the caller holds. */
export async function setReward(tx: MemberTx, { id, status }: Pick<Reward, 'id' | 'status'>, set: RewardChange) {
  const row = await compareAndSet(tx, 'reward', { seen: { id, status }, set })
  if (!row) throw new Error(`The reward ${id} is no longer ${status}.`)
  return rewardOf(row)
}

/**
 * Lets what a member was promised be posted without play, by itself: as they exclude themselves, in the same transaction, and
 * answers with their wallet held. What staff hold is posted so once they let it go. Coins stay where they are. A reward is locked
 * before the wallet by everybody, so whatever was promised while this waited for the wallet is waived in another round, for which the
 * wallet is let go again.
 */
export async function waivePlay(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  for (;;) {
    await waiveOpen(tx, uid, nowMs)
    await sql`savepoint waived`.execute(tx)
    await lockPesoWallet(tx, uid)
    if (!(await owesPlay(tx, uid))) return
    await sql`rollback to savepoint waived`.execute(tx)
  }
}

async function owesPlay(tx: MemberTx, uid: bigint): Promise<boolean> {
  const owed = openRewards(tx, uid).where('is_play_waived', '=', false).where('kind', '<>', coins).limit(1)
  return (await owed.executeTakeFirst()) !== undefined
}

async function waiveOpen(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  const dueAt = sql<number | null>`case when status = 'open' then ${instant(nowMs)} end`
  await tx
    .updateTable('reward')
    .set({ is_play_waived: true, is_automatic: true, due_at: dueAt })
    .where('uid', '=', uid)
    .where('status', 'in', ['open', 'held'])
    .where('kind', '<>', coins)
    .execute()
}

/** What a member was promised and has neither been given nor lost. */
export async function listOpenRewards(tx: MemberTx, uid: bigint): Promise<readonly Reward[]> {
  return (await openRewards(tx, uid).execute()).map(rewardOf)
}

/** The same, and nobody else changes them until this transaction is over. */
export async function lockOpenRewards(tx: MemberTx, uid: bigint): Promise<void> {
  await openRewards(tx, uid).orderBy('id').forUpdate().execute()
}

function openRewards(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('reward').selectAll().where('uid', '=', uid).where('status', 'in', ['open', 'held'])
}

/**
 * Ends all that a member was promised and was not posted, as they close their account. What staff hold is refused here, whose claims are
 * open. What waits is due now: it is refused once what was taken for it has come back.
 */
export async function endOpenRewards(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  const own = tx.updateTable('reward').where('uid', '=', uid)
  await own
    .where('status', '=', 'open')
    .set({ due_at: instant(nowMs) })
    .execute()
  const end = { status: 'refused', reason: 'account_closed', due_at: null, ended_at: instant(nowMs) } as const
  await own.where('status', '=', 'held').set(end).execute()
}
