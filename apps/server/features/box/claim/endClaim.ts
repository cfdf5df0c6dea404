import type { AppTx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/newId.ts'
import { addDecisions, giveGiftShareBack, monthOf } from '../../promotion/index.ts'
import { boxPromotion } from '../box.rules.ts'
import type { BoxKey } from '../box.store.ts'
import { countSlices, giveBackTo } from '../day/day.store.ts'
import type { BoxDeps } from '../deps.ts'
import { endClaimRow } from './claim.store.ts'
import type { BoxOutcome, Opening } from './openBox.ts'

/** Writes down what a claim came to. Refused, the box and its share of gifts go back with it: in one commit, and so once. */
export async function endClaim(
  { db, clock, random }: Pick<BoxDeps, 'db' | 'clock' | 'random'>,
  { claim, day }: Opening,
  { code, amount }: BoxOutcome,
): Promise<void> {
  const nowMs = clock.now()
  const { id, uid, idHash, share } = claim
  await db.app(async tx => {
    const hasEnded = await endClaimRow(tx, id, { code, amount, nowMs })
    if (!hasEnded || code === '') return
    await giveGiftShareBack(tx, { idHash, month: monthOf(claim.day), units: share })
    const named = { id: newId(random), uid, promotion: boxPromotion, version: day.version, name: claim.day }
    const decision = { ...named, act: 'grant', code, amount: 0n, facts: { claim: id } } as const
    await addDecisions(tx, [{ ...decision, atMs: nowMs }])
    await giveSliceBack(tx, claim)
  })
}

/** To the member's own slice, or to the first that has given one. */
async function giveSliceBack(tx: AppTx, { uid, day }: BoxKey): Promise<void> {
  const count = await countSlices(tx, day)
  const own = Number(uid % BigInt(count || 1))
  for (let at = 0; at < count; at++) if (await giveBackTo(tx, { day, slice: (own + at) % count })) return
}
