import type { Brand } from '@saya/contract/brand.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { type LegalName, legalCalls, legalPart } from './legalPart.ts'

/** One text in the language of the app, or that it is not to be had. */
export function useLegalText(name: LegalName, brand: Brand) {
  const { answer, error, isStandIn, again } = useAnswer(legalCalls[name], { query: { brand } }, { part: legalPart })
  return { answer, isMissing: error !== undefined || isStandIn || answer?.version === 0, again }
}
