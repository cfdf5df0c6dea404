import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { giveCoupons } from '../../coupon/index.ts'
import { notifyMember } from '../../message/index.ts'
import { collectReward, promiseReward, type RewardKind } from '../../reward/index.ts'
import type { GrantDeps } from '../deps.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import { findPauses } from '../findPauses.ts'
import { type Deal, isGivenOnce } from '../kinds/index.ts'
import { collectableUntil } from '../rules/collect.rules.ts'
import { findPause } from '../rules/eligibility.rules.ts'
import type { NewClaim } from './claim.store.ts'
import type { Decision } from './decision.store.ts'
import { pauseRecord } from './factRecord.ts'
import { keepOutcome } from './outcome.store.ts'

export interface Grant {
  readonly claim: NewClaim
  readonly deal: Pick<Deal, 'pays' | 'isCollected' | 'multiple' | 'tickets'>
}

export interface GrantOutcome {
  readonly isNew: boolean
  /** Why nothing is given. Empty where it is. */
  readonly code: EligibilityCode | ''
  /** What kept the member from it, where it was refused this time: an earlier time kept its code alone. */
  readonly facts?: Decision['facts']
}

/**
 * Promises what a claim stands for, in the member's own transaction, and posts it where nobody has to collect it. Tickets are given. What keeps a
 * member from promotions is read again under the wallet's lock, so that nobody closes play to themselves in between: whoever may have
 * nothing any more is refused for good, and so is whoever has closed their account. It answers the same however often it is done, and whether this time did it.
 */
export async function grant(tx: MemberTx, deps: GrantDeps, { claim, deal }: Grant): Promise<GrantOutcome> {
  const nowMs = deps.clock.now()
  const { id, uid, kind, name, amount, promotion, version } = claim
  const isClosed = (await lockPesoWallet(tx, uid))?.isClosed === true
  const pauses = await findPauses(tx, uid, nowMs)
  const code = isClosed ? 'promotion_account' : (findPause(pauses) ?? '')
  const outcome = await keepOutcome(tx, { claimId: id, uid, code, nowMs })
  if (!outcome.isNew) return outcome as GrantOutcome
  if (code !== '') return { isNew: true, code, facts: { isClosed, ...pauseRecord(pauses) } }
  if (deal.tickets !== undefined) {
    await giveCoupons(tx, { uid, count: deal.tickets, nowMs })
    // Whoever claimed them knows.
    if (deal.pays === 'list') await notifyMember(tx, { uid, kind: 'tickets_given', about: id, nowMs })
    return { isNew: true, code: '' }
  }
  const key = { uid, kind: kind as RewardKind, name }
  const basis = { promotion, version, decision: id }
  const promised = await promiseReward(tx, {
    ...key,
    amount,
    multiple: deal.multiple,
    basis,
    ...collecting(claim, deal, nowMs),
    ...(claim.held === '' ? {} : { held: claim.held }),
    nowMs,
  })
  if (!promised.ok) throw new Error(`Nothing was promised of claim ${id}: ${promised.code}.`)
  if (comesAtOnce(deal)) await collectReward(tx, deps, { ...key, nowMs })
  return { isNew: true, code: '' }
}

function comesAtOnce(deal: Grant['deal']): boolean {
  return isGivenOnce(deal) || deal.pays === 'friends'
}

function collecting({ day }: NewClaim, { isCollected }: Grant['deal'], nowMs: number) {
  if (!isCollected) return { isAutomatic: true }
  return { expiresAtMs: collectableUntil(day, nowMs) }
}
