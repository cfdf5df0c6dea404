import { type Referral, readArrival, visitorIds } from '@saya/client'
import { callServer } from '../shared/answer/client.ts'
import { clock } from '../shared/device/clock.ts'
import { namedEndpoints } from '../shared/answer/namedEndpoints.ts'
import { clientIdOf } from '../features/ad/index.ts'
import { isMemberCode, keepArrival } from '../shared/session/arrival.ts'
import { hasFlag, setFlag } from '../shared/session/sessionFlags.ts'
import { storage } from '../shared/device/storage.ts'

/**
 * Keeps which advertisement and which member brought this visitor, as the address says: once per visit, since a link
 * that is opened again later brought nobody.
 */
export function noteArrival(search: string): void {
  if (hasFlag('firstEntryProcessed')) return
  keepArrival(search)
  setFlag('firstEntryProcessed', true)
  const { adId, referral } = readArrival(search)
  if (adId) void askTracker(adId)
  if (referral) void replaceUnknown(referral).catch(() => undefined)
}

/** A code that is nobody's, or has ended, brought nobody: the next one that a visitor follows has. Unless we know, the first one stays. */
async function replaceUnknown(referral: Referral): Promise<void> {
  const ids = visitorIds(storage())
  const code = ids.read()['re-id'] ?? ''
  if (!isMemberCode(code) || code === referral.referrerId) return
  const { is_known: isKnown } = await callServer('GET /promo/invite/open', { query: { code } })
  if (isKnown === 'no') ids.saveReferral(referral)
}

/** Nothing waits for it: until the tracker has said by which id it knows this visitor, and if it never does, ours counts. */
async function askTracker(adId: string): Promise<void> {
  const findAd = (id: string, signal: AbortSignal) =>
    callServer('GET /member/buriedPoint/detail', { query: { ad_id: id } }, { signal })
  const adClientId = await clientIdOf(adId, { trackerUrl: namedEndpoints().trackerUrl, clock, findAd })
  if (adClientId) visitorIds(storage()).saveAd({ adClientId })
}
