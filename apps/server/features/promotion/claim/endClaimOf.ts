import type { Reward } from '../../reward/index.ts'
import { findClaim } from './claim.store.ts'
import { type EndDeps, withdrawClaim } from './endClaim.ts'

/** Gives back what was taken for a reward whose member has closed their account, if a claim stands behind it. Doing it twice changes nothing. */
export async function endClaimOf(deps: EndDeps, { uid, kind, name, basis }: Reward): Promise<void> {
  const claim = await deps.db.app(tx => findClaim(tx, { kind, name, uid }))
  if (claim?.id === basis.decision)
    await withdrawClaim(deps, claim, { code: 'promotion_account', facts: { isClosed: true } })
}
