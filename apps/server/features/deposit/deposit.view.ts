import type { contract } from '@saya/contract'
import { bonusFor } from '@saya/contract/coupon/ticket.ts'
import type { deposit as row } from '@saya/contract/deposit/deposit.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import type { InferOutput } from 'valibot'
import { endOfBreak } from './break/break.rules.ts'
import type { BreakRow } from './break/break.store.ts'
import type { Deposit } from './deposit.store.ts'

type Row = InferOutput<typeof row>
type HistoryRow = AnswerOf<typeof contract.deposit.listDeposits>['d'][number]
type Detail = AnswerOf<typeof contract.deposit.getDeposit>

export function viewDeposit(deposit: Deposit): Row {
  return {
    id: deposit.id,
    status: deposit.status,
    amount: formatPesos(deposit.amount),
    channel_name: deposit.channelName,
    channel_img: deposit.channelImg,
    created_at: Math.floor(deposit.createdAtMs / 1000),
    is_canceling: deposit.status === 'pending' && deposit.isLeft,
  }
}

/** One of the history, named as every record of it is. */
export function viewRecord(deposit: Deposit): HistoryRow {
  const view = viewDeposit(deposit)
  return { ...view, name: view.channel_name, timestamp: view.created_at }
}

export interface Beside {
  /** Where it can be paid now; empty where it cannot. */
  readonly payUrl: string
  readonly breaks: readonly BreakRow[]
  /** What its ticket has brought, where one went with it. */
  readonly bonus: bigint | null
  /** It was not posted yet. */
  readonly isBonusWaiting: boolean
  readonly hasTicketLeft: boolean
  /** Nothing keeps them from the bonus of a ticket just now. */
  readonly mayHaveBonus: boolean
}

export function viewDetail(deposit: Deposit, beside: Beside): Detail {
  return {
    ...viewDeposit(deposit),
    pay_url: beside.payUrl,
    outcome: outcomeOf(deposit),
    cashback: viewCashback(deposit, beside),
    breaks: beside.breaks.map(row => ({
      amount: formatPesos(row.amount),
      currency: row.currency,
      state: endOfBreak(row, deposit.uid),
    })),
  }
}

function outcomeOf({ status, hasFailed, isLeft }: Deposit): Detail['outcome'] {
  if (status !== 'canceled') return ''
  if (hasFailed) return 'failed'
  return isLeft ? 'left' : ''
}

/** Which of the open ones a ticket goes with is not known before one is paid: each may still have it. */
function viewCashback(
  { wantsCashback, amount, status }: Deposit,
  { bonus, isBonusWaiting, hasTicketLeft, mayHaveBonus }: Beside,
): Detail['cashback'] {
  const share = bonusFor(amount)
  if (bonus !== null) return { state: isBonusWaiting ? 'waiting' : 'given', bonus: formatPesos(bonus) }
  if (!wantsCashback || share === 0n || status === 'canceled') return { state: 'none', bonus: formatPesos(0n) }
  if (!hasTicketLeft) return { state: 'gone', bonus: formatPesos(0n) }
  if (status === 'completed') return { state: 'unused', bonus: formatPesos(0n) }
  return mayHaveBonus ? { state: 'promised', bonus: formatPesos(share) } : { state: 'none', bonus: formatPesos(0n) }
}
