import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'

export type GatewayStatement = NonNullable<AnswerOf<typeof officeContract.withdrawal.readWithdrawal>['told']>

const states = ['pending', 'paid', 'failed'] as const

/** What a gateway tells that does not fit, as people see it and speak of it. */
export function viewTold(misfit: Readonly<Record<string, string | number>>): GatewayStatement {
  const { told = '0', currency = '', payout = '', state = '' } = misfit
  return {
    amount: formatPesos(BigInt(told)),
    currency: String(currency),
    payout_id: String(payout).slice(0, 200),
    state: states.find(one => one === state) ?? '',
  }
}

/** Whether somebody speaks of the very payout, amount, currency and state. */
export function isSameTold(one: GatewayStatement | null, other: GatewayStatement): boolean {
  return (
    one !== null &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.payout_id === other.payout_id &&
    one.state === other.state
  )
}
