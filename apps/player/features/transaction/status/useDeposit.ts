import type { Calls } from '@saya/contract'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useWatch } from '../../../shared/answer/useWatch.ts'
import { isOnItsWay, lookMs } from './status.rules.ts'

export type Deposit = Calls['GET /finance/deposit/detail']['answer']

/** One deposit, looked at again and again while it is on its way and somebody is looking. */
export function useDeposit(id: string) {
  const asked = useAnswer('GET /finance/deposit/detail', { query: { id } }, { isOwn: true })
  const { answer } = asked
  const isOver = answer !== undefined && !isOnItsWay(answer.status)
  useWatch(asked, { changes: ['deposit'], isOver, everyMs: lookMs })
  return asked
}
