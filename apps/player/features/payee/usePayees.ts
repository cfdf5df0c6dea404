import type { Calls } from '@saya/contract'
import { useChanged } from '../../shared/answer/changes.ts'
import { useFreshAnswer } from '../../shared/answer/useFreshAnswer.ts'

export type Payee = Calls['GET /finance/account/list']['answer']['d'][number]

/** The member's payout accounts. */
export function usePayees() {
  const { answer, error, again, refresh } = useFreshAnswer('GET /finance/account/list')
  // Staff may have let one go before its time.
  useChanged(['withdrawal'], () => void refresh().catch(() => {}))
  return { payees: answer?.d, isFailed: answer === undefined && error !== undefined, again, refresh }
}
