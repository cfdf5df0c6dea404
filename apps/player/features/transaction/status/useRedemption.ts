import type { Calls } from '@saya/contract'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'

export type Redemption = Calls['GET /member/order/detail']['answer']

/** One redemption, as it stands now. */
export function useRedemption(id: string) {
  return useAnswer('GET /member/order/detail', { query: { id } }, { isOwn: true })
}
