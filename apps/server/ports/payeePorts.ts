import { findLatestChange, tellOfPayee } from '../features/identity/index.ts'
import type { PayeePorts } from '../features/payee/index.ts'
import { hasOpenWithdrawal } from '../features/withdrawal/index.ts'
import { takeShare } from './takeShare.ts'

/** What payout accounts are told of members by the nouns above them, which they cannot ask by themselves. */
export const payeePorts: PayeePorts = {
  takeShare,
  latestChangeMs: findLatestChange,
  tellOwner: (tx, uid, nowMs) => tellOfPayee(tx, { uid, nowMs }),
  hasOpenWithdrawal: (tx, { uid, id }) => hasOpenWithdrawal(tx, uid, id),
}
