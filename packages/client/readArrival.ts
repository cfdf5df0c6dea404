import { referralOf } from './visitor/referralOf.ts'
import type { Referral } from './visitor/visitorIds.ts'

export interface Arrival {
  readonly adId: string | undefined
  readonly referral: Referral | undefined
}

/** Which advertisement and which member an address names as having brought whoever opens it. */
export function readArrival(search: string): Arrival {
  const said = new URLSearchParams(search)
  return { adId: said.get('ad_id') || undefined, referral: referralOf(said.get('r') ?? '') ?? undefined }
}
