import { findLatestChange, takeQuota, tellOfPayee } from '../features/identity/index.ts'
import type { PayeePorts } from '../features/payee/index.ts'
import { hasOpenWithdrawal } from '../features/withdrawal/index.ts'

/** What payout accounts are told of members by the nouns above them, which they cannot ask by themselves. */
export function payeePorts(): PayeePorts {
  return {
    async takeShare(tx, share, nowMs) {
      const taken = await takeQuota(tx, share, nowMs)
      return taken.ok ? null : taken.waitSeconds
    },
    latestChangeMs: findLatestChange,
    tellOwner: (tx, uid, nowMs) => tellOfPayee(tx, { uid, nowMs }),
    hasOpenWithdrawal: (tx, { uid, id }) => hasOpenWithdrawal(tx, uid, id),
  }
}
