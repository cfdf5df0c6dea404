import { takeQuota } from '../features/identity/index.ts'
import type { KycPorts } from '../features/kyc/index.ts'

/** Takes one of a share, or says for how many seconds there is none. */
export const takeShare: KycPorts['takeShare'] = async (tx, share, nowMs) => {
  const taken = await takeQuota(tx, share, nowMs)
  return taken.ok ? null : taken.waitSeconds
}
