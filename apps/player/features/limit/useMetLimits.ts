import type { Limit } from '@saya/contract/limit/limit.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { isMet } from './limitMet.rules.ts'

/** The limits that are used up, each closed until it begins anew; nothing while nobody knows. */
export function useMetLimits(): readonly Limit[] | undefined {
  const { answer } = useAnswer('GET /member/limit/list', {}, { mayBeOld: true })
  return answer?.d.filter(isMet)
}
