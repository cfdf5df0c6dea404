import type { AppTx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/newId.ts'
import type { GrantDeps } from '../deps.ts'
import { giveBack, giveGiftShareBack, takeCostBack } from './budget.store.ts'
import { endClaimRow, type NewClaim, withdrawClaimRow } from './claim.store.ts'
import { addDecisions, type Decision } from './decision.store.ts'
import { giftRecord } from './factRecord.ts'
import { countsAsGift, monthOf } from './takeClaim.ts'

export type EndDeps = Pick<GrantDeps, 'db' | 'clock' | 'random'>

export interface ClaimResult {
  /** Why nothing is given. Empty where it is. */
  readonly code: string
  /** What kept the member from it, where that is known. */
  readonly facts?: Decision['facts'] | undefined
}

/**
 * Writes down what a claim came to. The budget comes back with the refusal that stands in the member's schema by then, in the one
 * commit that ends the claim, and so once.
 */
export async function endClaim(deps: EndDeps, claim: NewClaim, { code, facts = {} }: ClaimResult): Promise<void> {
  const nowMs = deps.clock.now()
  await deps.db.app(async tx => {
    const hasEnded = await endClaimRow(tx, claim.id, { code, nowMs })
    if (hasEnded && code !== '') await giveAllBack(tx, deps, { claim, code, facts, nowMs })
  })
}

/** The same of a claim whose reward was promised and refused later, whether somebody has ended it meanwhile or not. */
export async function withdrawClaim(deps: EndDeps, claim: NewClaim, { code, facts = {} }: ClaimResult): Promise<void> {
  const end = { code, nowMs: deps.clock.now() }
  await deps.db.app(async tx => {
    const isNew = (await endClaimRow(tx, claim.id, end)) || (await withdrawClaimRow(tx, claim.id, end))
    if (isNew) await giveAllBack(tx, deps, { claim, ...end, facts })
  })
}

interface Refusal {
  readonly claim: NewClaim
  readonly code: string
  readonly facts: Decision['facts']
  readonly nowMs: number
}

/** In the order in which `takeClaim` takes it: of the same ID, one that takes at once would wait for what this holds, and this for that. */
async function giveAllBack(
  tx: AppTx,
  { random }: Pick<GrantDeps, 'random'>,
  { claim, code, facts, nowMs }: Refusal,
): Promise<void> {
  const { id, promotion, version, slice, day, amount, uid, name } = claim
  const key = { promotion, version }
  const gifts = countsAsGift(claim) ? await giveGiftBack(tx, claim) : {}
  const after = await giveBack(tx, key, { slice, units: amount })
  const budget = after === undefined ? {} : { budget: { slice, before: after - amount, after } }
  await takeCostBack(tx, { ...key, day, slice, units: amount })
  const decision = { id: newId(random), uid, ...key, name, act: 'grant', code, amount, ...budget } as const
  await addDecisions(tx, [{ ...decision, facts: { claim: id, ...facts, ...gifts }, atMs: nowMs }])
}

async function giveGiftBack(
  tx: AppTx,
  { idHash, day, amount }: NewClaim & { readonly idHash: Buffer },
): Promise<Decision['facts']> {
  const after = await giveGiftShareBack(tx, { idHash, month: monthOf(day), units: amount })
  return after === undefined ? {} : giftRecord({ before: after + amount, after })
}
