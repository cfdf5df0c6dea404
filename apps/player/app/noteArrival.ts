import { randomId, referralOf, visitorIds } from '@saya/client'
import { hasFlag, setFlag } from '../shared/sessionFlags.ts'
import { storage } from '../shared/storage.ts'

/**
 * Keeps which advertisement and which member brought this visitor, as the address says: once per visit, since a link
 * that is opened again later brought nobody.
 */
export function noteArrival(search: string): void {
  if (hasFlag('firstEntryProcessed')) return
  setFlag('firstEntryProcessed', true)
  const said = new URLSearchParams(search)
  const ids = visitorIds(storage())
  const adId = said.get('ad_id')
  if (adId) ids.saveAd({ adId, adClientId: storage().get<string>('adClientId') ?? newClientId() })
  const referral = referralOf(said.get('r') ?? '')
  if (referral) ids.saveReferral(referral)
}

function newClientId(): string {
  return randomId(bytes => crypto.getRandomValues(bytes))
}
