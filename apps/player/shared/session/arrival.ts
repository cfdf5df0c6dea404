import { randomId, readArrival, visitorIds } from '@saya/client'
import { storage } from '../device/storage.ts'
import { hasFlag } from './sessionFlags.ts'

/**
 * Keeps which advertisement and which member an address names as having brought whoever opens it, unless another address of this visit
 * was looked at before. Whoever sent a visitor first has brought them. Doing it twice changes nothing.
 */
export function keepArrival(search: string): void {
  if (hasFlag('firstEntryProcessed')) return
  const { adId, referral } = readArrival(search)
  const ids = visitorIds(storage())
  if (referral && ids.read()['re-id'] === undefined) ids.saveReferral(referral)
  if (adId) ids.saveAd({ adId, adClientId: ids.read()['adc-id'] ?? newClientId() })
}

/** Whether a link names its member by a code of theirs. */
export function isMemberCode(named: string): boolean {
  return /^[1-9]\d{9}$/.test(named)
}

function newClientId(): string {
  return randomId(bytes => crypto.getRandomValues(bytes))
}
