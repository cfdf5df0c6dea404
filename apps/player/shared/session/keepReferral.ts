import { readArrival, visitorIds } from '@saya/client'
import { storage } from '../device/storage.ts'
import { hasFlag } from './sessionFlags.ts'

/**
 * Keeps which member an address names as having brought whoever opens it, unless another address of this visit was looked at before.
 * Whoever sent a visitor first has brought them. Doing it twice changes nothing.
 */
export function keepReferral(search: string): void {
  if (hasFlag('firstEntryProcessed')) return
  const { referral } = readArrival(search)
  const ids = visitorIds(storage())
  if (referral && ids.read()['re-id'] === undefined) ids.saveReferral(referral)
}
