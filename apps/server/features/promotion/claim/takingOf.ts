import { newId } from '../../../platform/newId.ts'
import type { GrantDeps } from '../deps.ts'
import { claimNameOf, type LiveOffer, type Verdict } from '../offered.ts'
import type { Taking } from './takeClaim.ts'

/** What a member takes of an offer that they may have. */
export function takingOf(
  { random, clock }: Pick<GrantDeps, 'random' | 'clock'>,
  offered: LiveOffer,
  verdict: Verdict,
): Omit<Taking, 'giftCap'> {
  const { version, deal } = offered
  const { uid, amount, deviceHash, idHash, facts } = verdict
  const named = { id: newId(random), kind: deal.cashType, name: claimNameOf(offered), uid, amount, deviceHash, idHash }
  return {
    ...named,
    promotion: version.promotion,
    version: version.number,
    brake: version.brake,
    facts,
    nowMs: clock.now(),
  }
}
