import { readArrival } from '@saya/client'
import type { Place } from '../../shared/session/place.ts'

const code = /^[1-9]\d{9}$/

/** The code that the address of a page names a member by; empty where it names none in the agreed way. */
export function codeOf({ search }: Pick<Place, 'search'>): string {
  const named = readArrival(search.toString()).referral?.referrerId ?? ''
  return code.test(named) ? named : ''
}
