import type { LandingName } from '@saya/contract/ad/landing.ts'
import type { Place } from '../../shared/session/place.ts'
import { type Need, need } from '../../shared/answer/answers.ts'
import { landingPart } from './landingPart.ts'

/** What an ad's page is rendered from. */
export function landingNeeds({ params }: Place): Need[] {
  return [need('GET /promo/landing/detail', { query: { name: params.landing as LandingName } }, landingPart)]
}
