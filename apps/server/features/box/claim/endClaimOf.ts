import { endClaimOf as endPromotionClaimOf } from '../../promotion/index.ts'
import type { Reward } from '../../reward/index.ts'
import { boxKind, boxPromotion } from '../box.rules.ts'
import { findClaimById } from './claim.store.ts'
import { type EndDeps, withdrawClaim } from './endClaim.ts'

/** Gives back what was taken for a reward whose member has closed their account, a box or a promotion. Doing it twice changes nothing. */
export async function endClaimOf(deps: EndDeps, reward: Reward): Promise<void> {
  const { kind, basis } = reward
  if (kind !== boxKind || basis.promotion !== boxPromotion) return endPromotionClaimOf(deps, reward)
  const claim = await deps.db.app(tx => findClaimById(tx, basis.decision))
  if (claim) await withdrawClaim(deps, claim, 'promotion_account')
}
