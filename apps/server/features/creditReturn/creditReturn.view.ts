import type { CreditReturnStatus } from '@saya/contract/creditReturn/creditReturn.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { formatPesos } from '@saya/money'
import type { Payee } from '../payee/index.ts'
import type { CreditReturn } from './creditReturn.store.ts'

type View = AnswerOf<typeof officeContract.creditReturn.endCreditReturn>

/** The account of the channel that the money came through is the first to go back to. */
export function viewCreditReturn(row: CreditReturn, payees: readonly Payee[]): View {
  const own = payees.toSorted(
    (one, other) => Number(other.channelName === row.channel) - Number(one.channelName === row.channel),
  )
  return {
    id: row.id,
    uid: String(row.uid),
    kind: row.kind === 10 ? 'deposit' : 'voucher',
    amount: formatPesos(row.amount),
    credited_at: Math.floor(row.credited_at / 1000),
    channel: row.channel,
    accounts: own.map(({ id, channelName, maskedNumber }) => ({ id, channel: channelName, account: maskedNumber })),
    is_unplayed: row.turnover === 0n,
    status: row.status as CreditReturnStatus,
    withdrawal: row.withdrawal ?? '',
    note: row.note,
    ended_by: row.ended_by,
    ended_at: Math.floor((row.ended_at ?? 0) / 1000),
  }
}
