import { newId } from '../../../platform/newId.ts'
import type { GrantDeps } from '../deps.ts'
import { giveBack, giveGiftShareBack, takeCostBack } from './budget.store.ts'
import { type NewClaim, endClaimRow } from './claim.store.ts'
import { addDecisions } from './decision.store.ts'
import { monthOf } from './takeClaim.ts'

/**
 * Writes down what a claim came to. The budget comes back with the refusal that stands in the member's schema by then, in the one
 * commit that ends the claim, and so once.
 */
export async function endClaim({ db, clock, random }: GrantDeps, claim: NewClaim, code: string): Promise<void> {
  const nowMs = clock.now()
  const { id, promotion, version, slice, day, amount, idHash, uid, name } = claim
  await db.app(async tx => {
    const hasEnded = await endClaimRow(tx, id, { code, nowMs })
    if (!hasEnded || code === '') return
    const key = { promotion, version }
    await giveBack(tx, key, { slice, units: amount })
    await takeCostBack(tx, { ...key, day, slice, units: amount })
    if (idHash) await giveGiftShareBack(tx, { idHash, month: monthOf(day), units: amount })
    const decision = { id: newId(random), uid, ...key, name, act: 'grant', code, amount, facts: { claim: id } } as const
    await addDecisions(tx, [{ ...decision, atMs: nowMs }])
  })
}
