import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Facts } from '../rules/eligibility.rules.ts'
import { addCost, readDayCost, readGiftShare, takeGiftShare } from './budget.store.ts'
import { addClaims, type NewClaim } from './claim.store.ts'
import { claimLeaseMs } from './claimLease.ts'
import { addDecisions, type Decision } from './decision.store.ts'
import { brakeRecord, factRecord, giftCapRecord } from './factRecord.ts'
import { takeUnits } from './takeUnits.ts'

const ticketKind = 4009

export interface Taking extends Omit<NewClaim, 'slice' | 'day' | 'held'> {
  readonly held?: string
  /** A day that has cost more than this gives nothing any more. */
  readonly brake: bigint
  /** The most that an ID is given in a month of gifts. */
  readonly giftCap: bigint
  readonly facts: Facts
  readonly nowMs: number
}

/** Why nothing was taken. It undoes what was taken in the same transaction before. */
export class NotTaken extends Error {
  readonly code: EligibilityCode
  /** What of the cap that refused it was used. */
  readonly facts: Decision['facts']
  constructor(code: EligibilityCode, facts: Decision['facts'] = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/**
 * Makes a part of the budget this member's: the claim, what it takes, what the day has cost, and the decision are one commit.
 * Of many at once each finds what the others left. Throws where it cannot be, and then nothing has happened.
 */
export async function takeClaim(
  tx: AppTx,
  { brake, giftCap, facts, nowMs, held = '', ...claim }: Taking,
): Promise<NewClaim> {
  const { promotion, version, uid, amount } = claim
  const [key, day] = [{ promotion, version }, manilaDay(nowMs)]
  const gifts = countsAsGift(claim) ? await takeGift(tx, { ...claim, day }, giftCap) : {}
  const budget = await takeUnits(tx, { ...key, uid, units: amount })
  if (!budget) throw new NotTaken('promotion_used_up')
  // Whoever waited for the slice sees what those before them have cost: of many at once each slice passes the brake once at most.
  const cost = await readDayCost(tx, key, day)
  if (cost > brake) throw new NotTaken('promotion_stopped', brakeRecord({ most: brake, before: cost }))
  const made = { ...claim, slice: budget.slice, day, held }
  if ((await addClaims(tx, [made], { nowMs, dueAtMs: nowMs + claimLeaseMs })) === 0)
    throw new NotTaken('promotion_claimed')
  await addCost(tx, { ...key, day, slice: budget.slice, grants: 1, units: amount })
  const decision = { id: claim.id, uid, ...key, name: claim.name, act: 'claim', code: '', amount } as const
  const used = { ...gifts, ...brakeRecord({ most: brake, before: cost, after: cost + amount }) }
  await addDecisions(tx, [{ ...decision, facts: { ...factRecord(facts), ...used }, budget, atMs: nowMs }])
  return made
}

interface Gift extends Pick<NewClaim, 'day' | 'amount'> {
  readonly idHash: Buffer
}

/** Counts a gift among those of its ID in the month, and tells what of the cap is used. */
async function takeGift(tx: AppTx, { idHash, day, amount }: Gift, most: bigint): Promise<Decision['facts']> {
  const share = { idHash, month: monthOf(day), units: amount }
  const after = await takeGiftShare(tx, share, most)
  if (after !== undefined) return giftCapRecord({ most, before: after - amount, after })
  throw new NotTaken('promotion_gift_cap', giftCapRecord({ most, before: await readGiftShare(tx, share) }))
}

/** Whether it counts among the gifts of an ID in a month, which tickets do not. */
export function countsAsGift<C extends Pick<NewClaim, 'idHash' | 'kind'>>(
  claim: C,
): claim is C & { readonly idHash: Buffer } {
  return claim.idHash !== null && claim.kind !== ticketKind
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}
