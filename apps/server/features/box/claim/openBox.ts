import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { drawBox } from '@saya/game-math'
import type { MemberTx } from '../../../platform/db/database.ts'
import { findPause, findPauses, pauseRecord } from '../../promotion/index.ts'
import { collectReward, findReward, promiseReward, rewardIdOf } from '../../reward/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import { boxKind, boxPromotion, boxTransitions, unitsOf } from '../box.rules.ts'
import { endBox, lockBox } from '../box.store.ts'
import type { BoxDay } from '../day/day.store.ts'
import { openSeed } from '../day/seed.ts'
import type { BoxDeps } from '../deps.ts'
import type { BoxClaim } from './claim.store.ts'

export interface BoxOutcome {
  /** Why nothing is given. Empty where a prize is. */
  readonly code: EligibilityCode | ''
  readonly amount: bigint | null
  /** It is promised, and not posted yet. */
  readonly isWaiting: boolean
  /** What kept the member from it, where it was refused this time: an earlier time kept its code alone. */
  readonly facts?: ReturnType<typeof pauseRecord>
}

type OpenDeps = Pick<BoxDeps, 'clock' | 'jurisdiction' | 'masters'>

export interface Opening {
  readonly claim: BoxClaim
  readonly day: BoxDay
}

/**
 * Draws what a claim was made for and promises it, in the member's own transaction, and posts it where there is room for it. What
 * keeps a member from promotions is read again under the wallet's lock: whoever may have nothing any more is refused for good, and so is whoever
 * has closed their account. It answers the same however often it is done.
 */
export async function openBox(tx: MemberTx, deps: OpenDeps, { claim, day }: Opening): Promise<BoxOutcome> {
  const { id: claimId, uid, clientSeed } = claim
  const nowMs = deps.clock.now()
  const box = await lockBox(tx, claim)
  if (!box) throw new Error(`The box of claim ${claimId} was never offered.`)
  if (!boxTransitions.next(box.status, 'open')) return outcomeOf(tx, claim, box)
  const end = { claimId, clientSeed, nowMs } as const
  const isClosed = (await lockPesoWallet(tx, uid))?.isClosed === true
  const pauses = await findPauses(tx, uid, nowMs)
  const code = isClosed ? 'promotion_account' : findPause(pauses)
  if (code) {
    await endBox(tx, claim, { ...end, status: 'refused', code, amount: null })
    return { code, amount: null, isWaiting: false, facts: { isClosed, ...pauseRecord(pauses) } }
  }
  const seed = openSeed(day, deps.masters)
  const amount = unitsOf(drawBox({ seed, clientSeed, uid: String(uid), odds: day.odds }))
  await endBox(tx, claim, { ...end, status: 'opened', code: '', amount })
  const key = { uid, kind: boxKind, name: claim.day } as const
  const basis = { promotion: boxPromotion, version: day.version, decision: claimId }
  const promised = await promiseReward(tx, { ...key, amount, basis, isAutomatic: true, nowMs })
  if (!promised.ok) throw new Error(`Nothing was promised of the box of claim ${claimId}: ${promised.code}.`)
  const collected = await collectReward(tx, deps, { ...key, nowMs })
  return { code: '', amount, isWaiting: !collected.ok }
}

/** What an earlier time came to. */
async function outcomeOf(
  tx: MemberTx,
  { uid, day }: BoxClaim,
  box: { readonly code: string; readonly amount: bigint | null },
): Promise<BoxOutcome> {
  const reward = await findReward(tx, rewardIdOf({ uid, kind: boxKind, name: day }))
  const isWaiting = reward?.status === 'open' || reward?.status === 'held'
  return { code: box.code as BoxOutcome['code'], amount: box.amount, isWaiting }
}
