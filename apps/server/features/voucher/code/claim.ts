import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { isLoopback } from '../../../platform/http/request/network.ts'
import { returnQuota, takeQuota } from '../../identity/index.ts'
import { claimVoucher } from './claim.store.ts'
import type { VoucherDeps } from '../deps.ts'
import { hashCode } from './hashCode.ts'

interface Trying {
  readonly uid: bigint
  readonly code: string
  readonly address: string
  readonly network: string
  readonly deviceId: string
}

const windowMs = 10 * 60_000

/** How many codes that do not work are taken in ten minutes. Many people share a carrier's network. */
const shares = { member: 5, device: 10, network: 50 } as const

/**
 * Claims the voucher of a code for a member. A try is taken before anything is looked up and given back for a code that
 * worked, so that of many at once no more are wrong than may be, on whichever copies of the server.
 */
export function claim(deps: VoucherDeps, trying: Trying) {
  const { db, clock, lookupKeys } = deps
  const { uid, code } = trying
  const nowMs = clock.now()
  return db.app(async tx => {
    const quotas = quotasOf(deps, trying)
    const waitSeconds = await takeTries(tx, quotas, nowMs)
    if (waitSeconds > 0) return refuse('voucher_tries', waitSeconds)
    const claimed = await claimVoucher(tx, { codeHash: hashCode(lookupKeys, code), uid, nowMs })
    if (!claimed) return refuse('voucher_refused')
    for (const quota of quotas) await returnQuota(tx, quota)
    return done(claimed)
  })
}

/** Always in the same order, since their rows are locked one after another. */
function quotasOf({ countsLoopback }: VoucherDeps, { uid, deviceId, address, network }: Trying) {
  const isCounted = countsLoopback || !isLoopback(address)
  return [
    { kind: 'vouchers tried by a member', subject: String(uid), most: shares.member, windowMs },
    ...(deviceId ? [{ kind: 'vouchers tried on a device', subject: deviceId, most: shares.device, windowMs }] : []),
    ...(isCounted ? [{ kind: 'vouchers tried in a network', subject: network, most: shares.network, windowMs }] : []),
  ]
}

/** Takes one of each, or of none, and tells how long to wait then. */
async function takeTries(tx: AppTx, quotas: ReturnType<typeof quotasOf>, nowMs: number): Promise<number> {
  const taken: typeof quotas = []
  for (const quota of quotas) {
    const share = await takeQuota(tx, quota, nowMs)
    if (share.ok) taken.push(quota)
    else {
      for (const one of taken) await returnQuota(tx, one)
      return share.waitSeconds
    }
  }
  return 0
}
