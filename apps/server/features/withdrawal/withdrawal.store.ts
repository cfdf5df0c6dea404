import type { RiskFlag } from '@saya/contract/withdrawal/riskFlags.ts'
import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { Outcome, Rail } from '@saya/contract/withdrawal/withdrawal.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import { openStatuses } from './withdrawal.rules.ts'

export interface Withdrawal {
  readonly id: string
  readonly uid: bigint
  readonly accountId: string
  /** Masked. */
  readonly account: string
  readonly channelName: string
  readonly channelImg: string
  readonly gateway: string
  readonly instrument: string
  readonly rail: Rail
  readonly amount: bigint
  readonly status: WithdrawalStatus
  readonly flags: readonly RiskFlag[]
  readonly approvalsNeeded: number
  readonly outcome: Outcome
  readonly createdAtMs: number
  readonly releasedAtMs: number | null
  readonly sentAtMs: number | null
  /** How often a gateway may have been asked to pay it. */
  readonly sendings: number
  readonly payoutId: string | null
  /** When it was paid, also where it came back later. */
  readonly paidAtMs: number | null
  readonly endedAtMs: number | null
}

export interface NewWithdrawal {
  readonly uid: bigint
  readonly accountId: string
  readonly account: string
  readonly channel: string
  readonly channelName: string
  readonly channelImg: string
  readonly gateway: string
  readonly instrument: string
  readonly rail: Rail
  readonly amount: bigint
  readonly flags: readonly RiskFlag[]
  readonly approvalsNeeded: number
  readonly deviceId: string
  readonly nowMs: number
}

/** The row with which everything begins. Nothing where one to the same account is not over yet. */
export async function addWithdrawal(tx: MemberTx, wish: NewWithdrawal): Promise<Withdrawal | undefined> {
  const isReleased = wish.approvalsNeeded === 0
  const row = await tx
    .insertInto('withdrawal')
    .values({
      uid: wish.uid,
      account_id: wish.accountId,
      account: wish.account,
      channel: wish.channel,
      channel_name: wish.channelName,
      channel_img: wish.channelImg,
      gateway: wish.gateway,
      instrument: wish.instrument,
      rail: wish.rail,
      amount: wish.amount,
      flags: [...wish.flags],
      approvals_needed: wish.approvalsNeeded,
      device_id: wish.deviceId,
      status: isReleased ? 'paying' : 'under_review',
      created_at: instant(wish.nowMs),
      released_at: isReleased ? instant(wish.nowMs) : null,
      next_check_at: isReleased ? instant(wish.nowMs) : null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && withdrawalOf(row)
}

/** Takes back a row of this very transaction, for which no money could be held. */
export async function dropWithdrawal(tx: MemberTx, { uid, id }: Withdrawal): Promise<void> {
  await tx.deleteFrom('withdrawal').where('uid', '=', uid).where('id', '=', id).execute()
}

export function selectWithdrawals(tx: MemberTx) {
  return tx.selectFrom('withdrawal').selectAll()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectWithdrawals>['executeTakeFirst']>>>

export function withdrawalOf(row: Row): Withdrawal {
  return {
    id: row.id,
    uid: row.uid,
    accountId: row.account_id,
    account: row.account,
    channelName: row.channel_name,
    channelImg: row.channel_img,
    gateway: row.gateway,
    instrument: row.instrument,
    rail: row.rail as Rail,
    amount: row.amount,
    status: row.status as WithdrawalStatus,
    flags: row.flags as RiskFlag[],
    approvalsNeeded: row.approvals_needed,
    outcome: row.outcome as Outcome,
    createdAtMs: row.created_at,
    releasedAtMs: row.released_at,
    sentAtMs: row.sent_at,
    sendings: row.sendings,
    payoutId: row.payout_id,
    paidAtMs: row.paid_at,
    endedAtMs: row.ended_at,
  }
}

/** One of the member's own; somebody else's is not there. */
export async function findWithdrawal(tx: MemberTx, uid: bigint, id: string): Promise<Withdrawal | undefined> {
  const row = await selectWithdrawals(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
  return row && withdrawalOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockWithdrawal(tx: MemberTx, uid: bigint, id: string): Promise<Withdrawal | undefined> {
  const row = await selectWithdrawals(tx).where('uid', '=', uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && withdrawalOf(row)
}

/** Whether money of this member may be on its way to one of their accounts, or to any of them. */
export async function hasOpenWithdrawal(tx: MemberTx, uid: bigint, accountId?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('uid', '=', uid)
    .where('status', 'in', openStatuses)
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId as string))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface Flip {
  readonly to: WithdrawalStatus
  readonly outcome: Outcome
  readonly nowMs: number
  readonly nextCheckAtMs: number | null
  /** The payout that people have found to be it. */
  readonly payoutId?: string | undefined
}

/** The caller holds the row and has seen that its status may change so. */
export async function flipWithdrawal(tx: MemberTx, { uid, id, status }: Withdrawal, flip: Flip): Promise<void> {
  const isOver = flip.to === 'completed' || flip.to === 'canceled'
  const row = await compareAndSet(tx, 'withdrawal', {
    seen: { uid, id, status },
    set: {
      status: flip.to,
      outcome: flip.outcome,
      next_check_at: flip.nextCheckAtMs === null ? null : instant(flip.nextCheckAtMs),
      ...(flip.payoutId === undefined ? {} : { payout_id: flip.payoutId }),
      ...(isOver ? { ended_at: instant(flip.nowMs) } : {}),
      ...(flip.to === 'completed' ? { paid_at: instant(flip.nowMs) } : {}),
      ...(status === 'under_review' && flip.to === 'paying' ? { released_at: instant(flip.nowMs) } : {}),
    },
  })
  if (!row) throw new Error(`The withdrawal ${id} is not ${status} any more.`)
}
