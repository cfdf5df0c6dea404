import { useAnswer } from '../answer/useAnswer.ts'
import { useToken } from '../session/session.ts'

/** Whether a page shows its offers. `asked`: nobody knows yet, so their place is kept and nothing stands in it. */
export type Offers = 'shown' | 'asked' | 'hidden'

/** Whoever closed play to themselves, is stopped by a limit or plays with signs of harm is drawn on by no page, nor where nobody can tell. */
export function useOffers(): Offers {
  const isGuest = useToken() === ''
  const { answer, error } = useAnswer('GET /member/offers', {}, { isSkipped: isGuest, mayBeOld: true })
  if (isGuest || answer?.are_shown) return 'shown'
  return answer || error ? 'hidden' : 'asked'
}
