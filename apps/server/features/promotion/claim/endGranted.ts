import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { findReward, type RewardKind, rewardIdOf } from '../../reward/index.ts'
import type { GrantDeps } from '../deps.ts'
import { type NewClaim, putClaimOff } from './claim.store.ts'
import { endClaim } from './endClaim.ts'
import type { GrantOutcome } from './grant.ts'

/** Staff take longer than this to decide: it is looked at so often, and crowds nobody out. */
const heldMs = 3_600_000

/**
 * Ends a claim by what it came to. One whose reward staff hold is not over: it is due again until they have decided, and what they
 * refuse gives its budget back.
 */
export async function endGranted(
  deps: GrantDeps,
  claim: NewClaim,
  { code, facts }: Pick<GrantOutcome, 'code' | 'facts'>,
): Promise<void> {
  const isHeld = code === '' && claim.held !== ''
  const end = isHeld ? await deps.db.member(claim.uid, tx => findEnd(tx, claim)) : code
  if (end !== undefined) return endClaim(deps, claim, { code: end, facts })
  const dueAtMs = deps.clock.now() + heldMs
  await deps.db.app(tx => putClaimOff(tx, claim.id, dueAtMs))
}

async function findEnd(tx: MemberTx, { uid, kind, name }: NewClaim): Promise<EligibilityCode | '' | undefined> {
  const reward = await findReward(tx, rewardIdOf({ uid, kind: kind as RewardKind, name }))
  if (reward?.status === 'held') return undefined
  return reward?.status === 'refused' ? 'promotion_withheld' : ''
}
