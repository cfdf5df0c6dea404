import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { findStanding, standingAt, statusOf } from '../../kyc/index.ts'

/** How the member stands now, by the number that the app knows; null for nobody. */
export async function readStatus(tx: MemberTx, uid: bigint, nowMs: number): Promise<number | null> {
  const kept = await findStanding(tx, uid)
  return kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : null
}

interface PayoutCheck {
  readonly uid: bigint
  readonly gateway: PayoutGateway | undefined
  readonly nowMs: number
}

/** Nobody who only tries things out is paid real money, whatever they were when they asked for it. */
export async function mayBePaid(tx: MemberTx, { uid, gateway, nowMs }: PayoutCheck): Promise<boolean> {
  return !gateway?.isLive || (await readStatus(tx, uid, nowMs)) !== kycStatus.test_account
}
