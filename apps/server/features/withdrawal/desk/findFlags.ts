import type { RiskFlag } from '@saya/contract/withdrawal/riskFlags.ts'
import { dayMs } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { findPesoWallet } from '../../wallet/index.ts'
import { readPast } from '../list.store.ts'
import type { FoundWay } from '../payout/findWay.ts'
import type { RiskEvidence } from '../payout/readRiskFacts.ts'
import { findReleasedUnplayed } from './released.store.ts'
import { flagsOf } from './risk.rules.ts'

interface Weighing {
  readonly uid: bigint
  readonly amount: bigint
  readonly way: FoundWay
  readonly beside: RiskEvidence
  readonly nowMs: number
  readonly automaticMost: bigint
}

/** What speaks against paying a withdrawal at once, by all that is known of it when it is asked for. */
export async function findFlags(tx: MemberTx, weighing: Weighing): Promise<readonly RiskFlag[]> {
  const { uid, amount, way, beside, nowMs, automaticMost } = weighing
  const { payee, channel } = way
  const asked = { uid, accountId: payee.id, deviceId: beside.deviceId, daySinceMs: nowMs - dayMs }
  const past = await readPast(tx, asked)
  const wallet = await findPesoWallet(tx, uid)
  return flagsOf({
    amount,
    automaticMost,
    isNewDevice: beside.isLaterDevice && !past.isUsedDevice,
    isNewAccount: payee.readyAtMs > payee.createdAtMs && !past.isUsedAccount,
    isSharedAccount: beside.isSharedAccount,
    isOtherBank: payee.instrument !== channel.instrument,
    isOwnName: payee.isOwnName,
    turnover: wallet?.turnover ?? 0n,
    withdrawn: past.withdrawn + amount,
    releasedUnplayed: await findReleasedUnplayed(tx, { uid, untilMs: nowMs }),
    dayWithdrawn: past.dayWithdrawn + amount,
    dayCount: past.dayCount + 1,
  })
}
