import { readArrival, visitorIds } from '@saya/client'
import { callServer } from '../shared/answer/client.ts'
import { clock } from '../shared/device/clock.ts'
import { namedEndpoints } from '../shared/answer/namedEndpoints.ts'
import { clientIdOf } from '../features/ad/index.ts'
import { keepArrival } from '../shared/session/arrival.ts'
import { hasFlag, setFlag } from '../shared/session/sessionFlags.ts'
import { storage } from '../shared/device/storage.ts'

/**
 * Keeps which advertisement and which member brought this visitor, as the address says. Of a visit only its first address tells of an
 * advertisement: one that is opened again later brought nobody.
 */
export function noteArrival(search: string): void {
  void keepArrival(search)
  if (hasFlag('firstEntryProcessed')) return
  setFlag('firstEntryProcessed', true)
  const { adId } = readArrival(search)
  if (adId) void askTracker(adId)
}

/** Nothing waits for it: until the tracker has said by which id it knows this visitor, and if it never does, ours counts. */
async function askTracker(adId: string): Promise<void> {
  const findAd = (id: string, signal: AbortSignal) =>
    callServer('GET /member/buriedPoint/detail', { query: { ad_id: id } }, { signal })
  const adClientId = await clientIdOf(adId, { trackerUrl: namedEndpoints().trackerUrl, clock, findAd })
  if (adClientId) visitorIds(storage()).saveAd({ adClientId })
}
