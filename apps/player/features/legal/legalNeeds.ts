import type { Brand } from '@saya/contract/brand.ts'
import { type Need, need } from '../../shared/answer/answers.ts'
import { type LegalName, legalCalls, legalPart } from './legalPart.ts'

export { legalPlace } from './legalPlace.ts'

/** What a page of a text is rendered from. */
export function legalNeeds(name: LegalName, brand: Brand): Need[] {
  return [need(legalCalls[name], { query: { brand } }, legalPart)]
}
