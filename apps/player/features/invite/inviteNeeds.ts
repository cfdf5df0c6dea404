import { type Need, need } from '../../shared/answer/answers.ts'
import type { Place } from '../../shared/session/place.ts'
import { codeOf } from './codeOf.ts'

/** What the page that a link leads to is rendered from. */
export function inviteNeeds(place: Place): Need[] {
  return [need('GET /promo/invite/open', { query: { code: codeOf(place) } })]
}
