import { readArrival } from '@saya/client'
import { isMemberCode } from '../../shared/session/arrival.ts'
import type { Place } from '../../shared/session/place.ts'

/** The code that the address of a page names a member by; empty where it names none in the agreed way. */
export function codeOf({ search }: Pick<Place, 'search'>): string {
  const named = readArrival(search.toString()).referral?.referrerId ?? ''
  return isMemberCode(named) ? named : ''
}
