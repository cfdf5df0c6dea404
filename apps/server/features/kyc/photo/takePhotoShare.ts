import { kycLimits } from '@saya/contract/limits'
import { dayMs } from '@saya/money'
import { isLoopback } from '../../../platform/http/request/network.ts'
import type { KycDeps } from '../deps.ts'

interface Sender {
  readonly uid: bigint
  readonly address: string
  readonly network: string
}

/** Whole towns share the address of their mobile network. */
const perNetworkDay = 4000

/** Takes one of a member's and of a network's photos of the day, or says for how many seconds there is none. */
export async function takePhotoShare(deps: KycDeps, { uid, address, network }: Sender): Promise<number | null> {
  const { db, clock, ports, countsLoopback } = deps
  const own = { kind: 'photos of a member', subject: String(uid), most: kycLimits.photosPerDay, windowMs: dayMs }
  const all = { kind: 'photos of a network', subject: network, most: perNetworkDay, windowMs: dayMs }
  const isCounted = countsLoopback || !isLoopback(address)
  return db.app(async tx => {
    const nowMs = clock.now()
    const waitSeconds = await ports.takeShare(tx, own, nowMs)
    return waitSeconds ?? (isCounted ? ports.takeShare(tx, all, nowMs) : null)
  })
}
