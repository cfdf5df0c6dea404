import type { CreditReturnStatus } from '@saya/contract/creditReturn/creditReturn.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { formatPesos } from '@saya/money'
import { creditNames } from '../gate/index.ts'
import type { Payee } from '../payee/index.ts'
import type { CreditReturn } from './creditReturn.store.ts'

type View = AnswerOf<typeof officeContract.creditReturn.endCreditReturn>

export function creditNameOf({ id, kind }: Pick<CreditReturn, 'id' | 'kind'>): View['kind'] {
  if (kind === 10 || kind === 20 || kind === 30) return creditNames[kind]
  throw new Error(`The credit ${id} is of the kind ${kind}.`)
}

/** The account of the channel that the money came through is the first to go back to. */
export function viewCreditReturn(row: CreditReturn, payees: readonly Payee[]): View {
  const own = payees.toSorted(
    (one, other) => Number(other.channelName === row.channel) - Number(one.channelName === row.channel),
  )
  return {
    id: row.id,
    uid: String(row.uid),
    kind: creditNameOf(row),
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
