import type { Units } from '@saya/money'
import { type Expression, sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** Since when a member is fully verified, by the reviewers' own record. */
export async function findVerifiedAt(tx: AppTx, uid: bigint): Promise<number | null> {
  const row = await tx
    .selectFrom('kyc_decision')
    .select(({ fn }) => fn.min('decided_at').as('at'))
    .where('uid', '=', uid)
    .where('decision', '=', 'full')
    .executeTakeFirst()
  return row?.at ?? null
}

interface FirstDeposit {
  readonly id: string
  readonly amount: Units
  readonly atMs: number
  readonly isPlayed: boolean
}

interface CreditedDeposit {
  readonly id: Expression<string>
  readonly atMs: Expression<number | null>
}

/**
 * The chargebacks of a deposit that nobody has refused. One that names no deposit is about all that were there when it was proposed, and
 * about none before it is approved.
 */
function chargebacksOf(deposit: CreditedDeposit, uid: bigint) {
  return sql`adjustment a where a.uid = ${uid}::bigint and a.cause = 'chargeback' and a.direction = 'taken' and a.status <> 'refused'
    and (a.deposit = ${deposit.id} or (a.deposit is null and a.status = 'approved' and a.proposed_at >= ${deposit.atMs}))`
}

/**
 * The first deposit of a member that is large enough and was credited to be played, and that no bank has taken back. It is played once the
 * wallet's play has come to where its lot ends: a lot that was closed is not played by that.
 */
export async function findFirstDeposit(tx: MemberTx, uid: bigint, least: Units): Promise<FirstDeposit | undefined> {
  const row = await tx
    .selectFrom('deposit')
    .innerJoin('lot', join => join.onRef('lot.uid', '=', 'deposit.uid').on('lot.kind', '=', 10))
    .innerJoin('wallet', join => join.onRef('wallet.uid', '=', 'deposit.uid').on('wallet.asset', '=', 'PHP'))
    .select(['deposit.id', 'deposit.amount', 'deposit.ended_at as at'])
    .select(sql<boolean>`wallet.turnover >= lot.release_at`.as('isPlayed'))
    .where('deposit.uid', '=', uid)
    .where('deposit.status', '=', 'completed')
    .where('deposit.amount', '>=', least)
    .where(({ ref }) => {
      const deposit = { id: ref('deposit.id'), atMs: ref('deposit.ended_at') }
      return sql<boolean>`not exists (select from ${chargebacksOf(deposit, uid)})`
    })
    .where('lot.asset', '=', 'PHP')
    .where(sql<boolean>`lot.reference = deposit.id::text`)
    .orderBy('deposit.ended_at')
    .orderBy('deposit.id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, amount: row.amount, atMs: row.at ?? 0, isPlayed: row.isPlayed }
}

interface DepositKey {
  readonly uid: bigint
  readonly id: string
  readonly atMs: number
}

/** How far staff have come with a chargeback of a deposit that was credited at a moment: the furthest one of several. */
export async function findChargeback(
  tx: MemberTx,
  { uid, id, atMs }: DepositKey,
): Promise<'proposed' | 'approved' | undefined> {
  const deposit = { id: sql<string>`${id}::uuid`, atMs: sql<number>`${instant(atMs)}` }
  const { rows } = await sql<{ status: 'proposed' | 'approved' }>`
    select a.status from ${chargebacksOf(deposit, uid)} order by a.status limit 1`.execute(tx)
  return rows[0]?.status
}

interface ChargebackSpan {
  readonly sinceMs: number
  readonly after: bigint
  readonly most: number
}

/** Members of one schema, in order, of whom it was said lately that a bank took a deposit back. */
export async function listChargedBack(
  tx: MemberTx,
  { sinceMs, after, most }: ChargebackSpan,
): Promise<readonly bigint[]> {
  const since = instant(sinceMs)
  const rows = await tx
    .selectFrom('adjustment')
    .select('uid')
    .distinct()
    .where('cause', '=', 'chargeback')
    .where('direction', '=', 'taken')
    .where('status', '<>', 'refused')
    .where(({ or, eb }) => or([eb('status', '=', 'approved'), eb('deposit', 'is not', null)]))
    .where(({ or, eb }) => or([eb('proposed_at', '>=', since), eb('decided_at', '>=', since)]))
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** What a member was given for friends in all, less what was taken back of it. */
export async function sumForFriends(tx: MemberTx, uid: bigint): Promise<Units> {
  const { rows } = await sql<{ sum: bigint }>`
    select (coalesce(sum(r.amount), 0) - coalesce(sum(b.amount), 0))::bigint as sum from reward r
    left join lot l on l.uid = r.uid and l.asset = 'PHP' and l.kind = r.kind and l.reference = r.id::text
    left join bonus_return b on b.uid = l.uid and b.lot = l.seq
    where r.uid = ${uid} and r.kind = 4002 and r.status = 'posted' and r.name like 'invite %'`.execute(tx)
  return rows[0]?.sum ?? 0n
}
