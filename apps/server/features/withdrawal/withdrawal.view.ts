import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { withdrawal as row } from '@saya/contract/withdrawal/withdrawal.ts'
import { formatPesos } from '@saya/money'
import type { InferOutput } from 'valibot'
import { expectedAtMs } from './payout/rail.rules.ts'
import type { Withdrawal } from './withdrawal.store.ts'

export function viewWithdrawal(withdrawal: Withdrawal): InferOutput<typeof row> {
  const { status, rail, sentAtMs } = withdrawal
  const isAwaited = sentAtMs !== null && (status === 'paying' || status === 'timeout')
  return {
    id: withdrawal.id,
    status,
    amount: formatPesos(withdrawal.amount),
    account: withdrawal.account,
    account_id: withdrawal.accountId,
    channel_name: withdrawal.channelName,
    channel_img: withdrawal.channelImg,
    rail,
    outcome: withdrawal.outcome,
    expected_at: isAwaited ? secondsOf(expectedAtMs(rail, sentAtMs)) : 0,
    created_at: secondsOf(withdrawal.createdAtMs),
    ended_at: secondsOf(withdrawal.endedAtMs ?? 0),
  }
}

/** One of the history, named as every record of it is. */
export function viewRecord(withdrawal: Withdrawal): AnswerOf<typeof contract.withdrawal.listWithdrawals>['d'][number] {
  const view = viewWithdrawal(withdrawal)
  return { ...view, name: view.channel_name, timestamp: view.created_at }
}

export function secondsOf(ms: number): number {
  return Math.floor(ms / 1000)
}
