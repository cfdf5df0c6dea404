import type { Calls } from '@saya/contract'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useWatch } from '../../../shared/answer/useWatch.ts'
import { isOnItsWay, lookMs } from './status.rules.ts'

export type Withdrawal = Calls['GET /finance/withdraw/detail']['answer']

/** One withdrawal, looked at again and again while it is on its way and somebody is looking. */
export function useWithdrawal(id: string) {
  const asked = useAnswer('GET /finance/withdraw/detail', { query: { id } }, { isOwn: true })
  const { answer } = asked
  // One of which nobody has heard in time is not over: it is paid, or comes back.
  const isOver = answer !== undefined && !isOnItsWay(answer.status) && answer.status !== 'timeout'
  useWatch(asked, { changes: ['withdrawal'], isOver, everyMs: lookMs })
  return asked
}
