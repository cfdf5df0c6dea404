import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { daySpan, dayMs } from '@saya/money'
import { promotionLimits } from '@saya/contract/promotion/promotion.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { collectReward, promiseReward, type RewardKind } from '../../reward/index.ts'
import type { GrantDeps } from '../deps.ts'
import { findPauses } from '../findPauses.ts'
import type { Deal } from '../kinds/index.ts'
import type { NewClaim } from './claim.store.ts'
import { keepOutcome } from './outcome.store.ts'

export interface Grant {
  readonly claim: NewClaim
  readonly deal: Pick<Deal, 'pays' | 'isCollected' | 'multiple'>
}

export interface GrantOutcome {
  readonly isNew: boolean
  /** Why nothing is given. Empty where it is. */
  readonly code: EligibilityCode | ''
}

/**
 * Promises what a claim stands for, in the member's own transaction, and posts it where nobody has to collect it. Whoever may have
 * nothing any more is refused for good. It answers the same however often it is done, and whether this time did it.
 */
export async function grant(tx: MemberTx, deps: GrantDeps, { claim, deal }: Grant): Promise<GrantOutcome> {
  const nowMs = deps.clock.now()
  const { id, uid, kind, name, amount, promotion, version } = claim
  const { isExcluded, isTimedOut, isRestricted } = await findPauses(tx, uid, nowMs)
  const code = isRestricted ? 'promotion_account' : isExcluded || isTimedOut ? 'promotion_paused' : ''
  const outcome = await keepOutcome(tx, { claimId: id, uid, code, nowMs })
  if (!outcome.isNew || outcome.code !== '') return outcome as GrantOutcome
  const key = { uid, kind: kind as RewardKind, name }
  const basis = { promotion, version, decision: id }
  const promised = await promiseReward(tx, {
    ...key,
    amount,
    multiple: deal.multiple,
    basis,
    ...collecting(claim, deal),
    ...(claim.held === '' ? {} : { held: claim.held }),
    nowMs,
  })
  // Somebody excluded themselves in between: nothing of this is kept, and the next time refuses it.
  if (!promised.ok) throw new Error(`Nothing was promised of claim ${id}: ${promised.code}.`)
  if (deal.pays === 'once') await collectReward(tx, deps, { ...key, nowMs })
  return { isNew: true, code: '' }
}

function collecting({ day }: NewClaim, { pays, isCollected }: Grant['deal']) {
  if (pays === 'once') return { isAutomatic: true }
  if (!isCollected) return { isAutomatic: true }
  return { expiresAtMs: daySpan(day).fromMs + (promotionLimits.collectDays + 1) * dayMs }
}
