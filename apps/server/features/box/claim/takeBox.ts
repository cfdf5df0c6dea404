import type { AppTx } from '../../../platform/db/database.ts'
import {
  addDecisions,
  type Facts,
  factRecord,
  giftCapRecord,
  monthOf,
  readGiftShare,
  takeGiftShare,
} from '../../promotion/index.ts'
import { type BoxRefusal, boxPromotion } from '../box.rules.ts'
import { countSlices, listSlices, takeFrom } from '../day/day.store.ts'
import { addClaim, type BoxClaim } from './claim.store.ts'

/** Whoever made a claim so long ago is not at it any more. */
const claimLeaseMs = 30_000

/** Why nothing was taken. It undoes what was taken in the same transaction before. */
export class NotTaken extends Error {
  readonly code: BoxRefusal
  /** What of the cap that refused it was used. */
  readonly facts: ReturnType<typeof giftCapRecord>
  constructor(code: BoxRefusal, facts: NotTaken['facts'] = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

interface Taking {
  readonly claim: BoxClaim
  readonly version: number
  readonly facts: Facts
  /** The most that an ID is given in a month of gifts. */
  readonly giftCap: bigint
  readonly nowMs: number
}

/**
 * Makes a box of the day this member's, with what their browser brought to the draw: the claim, what it counts among gifts, the box and
 * the decision are one commit. The box comes last, since others wait for its row. Throws where it cannot be.
 */
export async function takeBox(tx: AppTx, { claim, version, facts, giftCap, nowMs }: Taking): Promise<void> {
  const { id, uid, day, idHash, share } = claim
  if (!(await addClaim(tx, claim, { nowMs, dueAtMs: nowMs + claimLeaseMs }))) throw new NotTaken('promotion_claimed')
  const gift = { idHash, month: monthOf(day), units: share }
  const after = await takeGiftShare(tx, gift, giftCap)
  if (after === undefined) {
    const before = await readGiftShare(tx, gift)
    throw new NotTaken('promotion_gift_cap', giftCapRecord({ most: giftCap, before }))
  }
  const used = giftCapRecord({ most: giftCap, before: after - share, after })
  const decision = { id, uid, promotion: boxPromotion, version, name: day, act: 'claim', code: '', amount: 0n } as const
  await addDecisions(tx, [{ ...decision, facts: { ...factRecord(facts), ...used }, atMs: nowMs }])
  await takeSlice(tx, uid, day)
}

/** Of the member's own slice, else of any that has one. */
async function takeSlice(tx: AppTx, uid: bigint, day: string): Promise<void> {
  const own = Number(uid % BigInt((await countSlices(tx, day)) || 1))
  if (await takeFrom(tx, { day, slice: own })) return
  const others = await listSlices(tx, day)
  for (const { slice } of others.filter(({ isOpen }) => isOpen)) if (await takeFrom(tx, { day, slice })) return
  // Read again: somebody may have closed the day while this one waited for a slice of it.
  const left = await listSlices(tx, day)
  throw new NotTaken(left.some(({ isOpen }) => !isOpen) ? 'box_expired' : 'box_used_up')
}
