import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/newId.ts'
import { addDecisions, giftRecord, giveGiftShareBack, monthOf } from '../../promotion/index.ts'
import { boxPromotion } from '../box.rules.ts'
import type { BoxKey } from '../box.store.ts'
import { countSlices, getVersion, giveBackTo } from '../day/day.store.ts'
import type { BoxDeps } from '../deps.ts'
import { type BoxClaim, endClaimRow, withdrawClaimRow } from './claim.store.ts'
import type { BoxOutcome, Opening } from './openBox.ts'

export type EndDeps = Pick<BoxDeps, 'db' | 'clock' | 'random'>

/** Writes down what a claim came to. Refused, the box and its share of gifts go back with it: in one commit, and so once. */
export async function endClaim(
  deps: EndDeps,
  { claim }: Pick<Opening, 'claim'>,
  { code, amount, facts = {} }: BoxOutcome,
): Promise<void> {
  const nowMs = deps.clock.now()
  await deps.db.app(async tx => {
    const hasEnded = await endClaimRow(tx, claim.id, { code, amount, nowMs })
    if (hasEnded && code !== '') await giveAllBack(tx, deps, { claim, code, facts, nowMs })
  })
}

/** The same of a claim whose prize was promised and refused later, whether somebody has ended it meanwhile or not. */
export async function withdrawClaim(deps: EndDeps, claim: BoxClaim, code: EligibilityCode): Promise<void> {
  const end = { code, amount: null, nowMs: deps.clock.now() }
  await deps.db.app(async tx => {
    const isNew = (await endClaimRow(tx, claim.id, end)) || (await withdrawClaimRow(tx, claim.id, end))
    if (isNew) await giveAllBack(tx, deps, { claim, ...end, code, facts: { isClosed: true } })
  })
}

interface Refusal {
  readonly claim: BoxClaim
  readonly code: EligibilityCode
  readonly facts: NonNullable<BoxOutcome['facts']>
  readonly nowMs: number
}

/** In the order in which `takeBox` takes it, the box last. */
async function giveAllBack(
  tx: AppTx,
  { random }: Pick<BoxDeps, 'random'>,
  { claim, code, facts, nowMs }: Refusal,
): Promise<void> {
  const { id, uid, day, idHash, share } = claim
  const after = await giveGiftShareBack(tx, { idHash, month: monthOf(day), units: share })
  const gifts = after === undefined ? {} : giftRecord({ before: after + share, after })
  const version = await getVersion(tx, day)
  const named = { id: newId(random), uid, promotion: boxPromotion, version, name: day }
  const decision = { ...named, act: 'grant', code, amount: 0n, facts: { claim: id, ...facts, ...gifts } } as const
  await addDecisions(tx, [{ ...decision, atMs: nowMs }])
  await giveSliceBack(tx, claim)
}

/** To the member's own slice, or to the first that has given one. */
async function giveSliceBack(tx: AppTx, { uid, day }: BoxKey): Promise<void> {
  const count = await countSlices(tx, day)
  const own = Number(uid % BigInt(count || 1))
  for (let at = 0; at < count; at++) if (await giveBackTo(tx, { day, slice: (own + at) % count })) return
}
