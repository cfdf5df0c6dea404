import { type CappedKind, cappedKinds, type RebateCap } from '@saya/contract/rebateCap/rebateCap.ts'
import type { Units } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { MonthPlay, MonthSums, MonthState, WaitingReward } from './room.rules.ts'

export interface MemberMonth {
  readonly uid: bigint
  /** Its first day. */
  readonly month: string
}

/** What the rounds of a member that closed in a month came to by now. */
async function readMonthPlay(tx: MemberTx, { uid, month }: MemberMonth): Promise<MonthPlay> {
  const { rows } = await sql<{ turnover: bigint; loss: bigint }>`
    select coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(bet) - sum(win), 0)::bigint as loss from tally_game
    where uid = ${uid} and day >= ${month}::date and day < (${month}::date + interval '1 month')::date and not is_free`.execute(
    tx,
  )
  const { turnover, loss } = rows[0] ?? { turnover: 0n, loss: 0n }
  return { turnover, netLoss: loss > 0n ? loss : 0n }
}

/** What a member was posted in a month. Whoever holds the wallet is the only one to change it. */
async function readMonthPosted(tx: MemberTx, { uid, month }: MemberMonth): Promise<MonthSums> {
  const row = await tx
    .selectFrom('rebate_month')
    .select(['box', 'rebate', 'loss_rebate', 'deposit_bonus'])
    .where('uid', '=', uid)
    .where('month', '=', month)
    .executeTakeFirst()
  return {
    4001: row?.box ?? 0n,
    4005: row?.rebate ?? 0n,
    4006: row?.loss_rebate ?? 0n,
    4009: row?.deposit_bonus ?? 0n,
  }
}

/** What a member collected in the capped classes and was not posted yet, the oldest first. */
async function listWaitingForRoom(tx: MemberTx, uid: bigint): Promise<readonly WaitingReward[]> {
  const rows = await tx
    .selectFrom('reward')
    .select(['id', 'kind', 'amount', 'promised_at'])
    .where('uid', '=', uid)
    .where('kind', 'in', [...cappedKinds])
    .where('status', '=', 'open')
    .where('collected_at', 'is not', null)
    .orderBy('promised_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, amount, promised_at: promisedAtMs }) => {
    return { id, kind: kind as CappedKind, amount, promisedAtMs }
  })
}

/** All that decides whether there is room for a reward in a member's month. */
export async function readMonthState(tx: MemberTx, of: MemberMonth): Promise<MonthState> {
  return {
    play: await readMonthPlay(tx, of),
    posted: await readMonthPosted(tx, of),
    waiting: await listWaitingForRoom(tx, of.uid),
  }
}

export interface Rebate extends MemberMonth {
  readonly kind: CappedKind
  /** What its posting is called. */
  readonly reference: string
  readonly amount: Units
  readonly nowMs: number
}

/** What a posting was judged by. Nothing where the law knew no cap. */
export interface Evidence {
  readonly cap: RebateCap
  readonly play: MonthPlay
  readonly used: Units
  readonly most: Units
}

/** Counts a posting in its month, in the transaction that makes it and under the lock of its wallet. */
export async function countRebate(
  tx: MemberTx,
  { uid, month, kind, reference, amount, nowMs }: Rebate,
  evidence: Evidence | null,
): Promise<void> {
  const of = (one: CappedKind) => (one === kind ? amount : 0n)
  const counted = await sql<{ postings: number }>`
    insert into rebate_month as m (uid, month, box, rebate, loss_rebate, deposit_bonus, postings)
    values (${uid}, ${month}::date, ${of(4001)}, ${of(4005)}, ${of(4006)}, ${of(4009)}, 1)
    on conflict (uid, month) do update set box = m.box + excluded.box, rebate = m.rebate + excluded.rebate,
      loss_rebate = m.loss_rebate + excluded.loss_rebate, deposit_bonus = m.deposit_bonus + excluded.deposit_bonus,
      postings = m.postings + 1
    returning postings`.execute(tx)
  await tx
    .insertInto('rebate_posting')
    .values({
      uid,
      month,
      place: counted.rows[0]?.postings ?? 0,
      kind,
      reference,
      amount,
      posted_at: instant(nowMs),
      ...(evidence === null
        ? { rule: 'none', turnover_ppm: 0, loss_ppm: 0, turnover: 0n, net_loss: 0n, used: 0n, most: null }
        : columnsOf(evidence)),
    })
    .execute()
}

function columnsOf({ cap, play, used, most }: Evidence) {
  return {
    rule: cap.rule,
    turnover_ppm: Number(cap.turnoverPpm),
    loss_ppm: Number(cap.lossPpm),
    turnover: play.turnover,
    net_loss: play.netLoss,
    used,
    most,
  }
}
