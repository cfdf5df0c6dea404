import type { Calls } from '@saya/contract'
import { useChanged } from '../../shared/answer/changes.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'

export type Payee = Calls['GET /finance/account/list']['answer']['d'][number]

/** The member's payout accounts. */
export function usePayees() {
  const { answer, error, again, refresh } = useAnswer('GET /finance/account/list', {}, { mayBeOld: true })
  // Staff may have let one go before its time.
  useChanged(['withdrawal'], again)
  return { payees: answer?.d, failure: error, again, refresh }
}
