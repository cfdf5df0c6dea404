import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { type Text, textIn } from '@saya/contract/text.ts'
import { formatMoney, formatPesos } from '@saya/money'
import type { Call } from '../../../platform/http/request/call.ts'
import type { Deal } from '../kinds/index.ts'
import type { NewClaim } from './claim.store.ts'

type Operation = typeof contract.promotion.claimPromotion

/** What a member is told who has just claimed: of tickets their number, otherwise the amount. */
export function viewClaim(
  { visitor }: Call<Operation>,
  { id, amount }: NewClaim,
  { tickets }: Deal,
): AnswerOf<Operation> {
  const pesos = formatPesos(tickets === undefined ? amount : 0n)
  return {
    message: textIn(messageOf(formatMoney(amount), tickets), visitor.language),
    amount: pesos,
    reference: referenceOf(id),
  }
}

function messageOf(pesos: string, tickets: number | undefined): Text {
  if (tickets === undefined) return [`${pesos} was added to your balance.`, `Nadagdag ang ${pesos} sa balanse mo.`]
  const given = tickets === 1 ? '1 cashback ticket is' : `${tickets} cashback tickets are`
  return [
    `${given} yours. Use one with your next deposit.`,
    `May ${tickets} cashback ticket ka na. Gamitin sa susunod mong deposit.`,
  ]
}
