import type { MemberTx } from '../../platform/db/database.ts'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import { findGates } from '../gate/index.ts'
import { isAtContact } from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { agreesToOffers } from '../legal/index.ts'
import { stoppedByLimit, stoppedInPlay } from '../limit/index.ts'
import { isWalletClosed } from '../wallet/index.ts'
import { allowsMarketing, type MarketingReach } from './marketing.rules.ts'

export interface Offering {
  readonly uid: bigint
  readonly reach: MarketingReach
  readonly nowMs: number
}

/**
 * The one guard of marketing of every kind, asked at the moment of sending; null where none may be. What goes with a deposit
 * is not taken away by a limit of deposits, which that deposit itself may have used up.
 */
export async function mayMarket(tx: MemberTx, { uid, reach, nowMs }: Offering): Promise<MarketingPermit | null> {
  const kept = await findStanding(tx, uid)
  if (!kept) return null
  const facts = {
    reach,
    isClosed: await isWalletClosed(tx, uid),
    isBlocked: kept.standing.isBlocked,
    isStopped: await (reach === 'given' ? stoppedInPlay : stoppedByLimit)(tx, uid, nowMs),
    isAtContact: await isAtContact(tx, uid),
    gates: await findGates(tx, uid, nowMs),
    hasConsent: await agreesToOffers(tx, uid),
  }
  return allowsMarketing(facts) ? ({ uid } as MarketingPermit) : null
}
