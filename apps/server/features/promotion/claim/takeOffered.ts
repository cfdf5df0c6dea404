import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call } from '../../../platform/http/request/call.ts'
import { newId } from '../../../platform/newId.ts'
import type { PromotionDeps } from '../deps.ts'
import { readGiftCap } from '../giftCap.store.ts'
import { judgeViewer, type LiveOffer, type Verdict } from '../offered.ts'
import { readMembers } from '../readMembers.ts'
import { findClaim } from './claim.store.ts'
import { addDecisions } from './decision.store.ts'
import { factRecord } from './factRecord.ts'
import { hashDevice } from './hashDevice.ts'
import { findShortage, keyOf } from './judgeLook.ts'
import { NotTaken, takeClaim } from './takeClaim.ts'
import { takingOf } from './takingOf.ts'

type Claiming = Call<typeof contract.promotion.claimPromotion>

/** The member's claim: a new one, or theirs however far it has come. A refusal leaves a decision. */
export async function takeOffered(deps: PromotionDeps, call: Claiming, offered: LiveOffer) {
  const { uid } = call.caller
  const [members, giftCap] = await Promise.all([
    readMembers(deps, work => deps.db.member(uid, work), [uid]),
    deps.db.ref(readGiftCap),
  ])
  const member = members.get(uid)
  if (!member) return refuse('not_found')
  const deviceHash = hashDevice(deps.pepper, call.device.id)
  const viewer = { uid, member, deviceHash, brand: call.brand, nowMs: deps.clock.now() }
  let verdict: Verdict | undefined
  try {
    return await deps.db.app(async tx => {
      verdict = await judgeViewer(tx, offered, viewer)
      // The claim is read behind the verdict, which somebody may have made untrue by claiming from another device meanwhile.
      const own = await findClaim(tx, keyOf(offered, uid))
      if (own) return done({ claim: own, verdict })
      const code = verdict.code ?? (await findShortage(tx, { offered, verdict, giftCap, nowMs: viewer.nowMs }))
      if (code) return refuseUnlessTaken(tx, deps, { offered, verdict: { ...verdict, code } })
      return done({ claim: await takeClaim(tx, { ...takingOf(deps, offered, verdict), giftCap }), verdict })
    })
  } catch (fault) {
    if (fault instanceof NotTaken && verdict) return afterRace(deps, offered, { ...verdict, code: fault.code })
    throw fault
  }
}

/** The member's own message may have been the one that took the last of it, or all that they may have, while this one looked. */
async function refuseUnlessTaken(tx: AppTx, deps: PromotionDeps, { offered, verdict }: Refusal) {
  const own = await findClaim(tx, keyOf(offered, verdict.uid))
  return own ? done({ claim: own, verdict }) : refuseClaim(tx, deps, { offered, verdict })
}

/** Somebody was faster: the member from another device, or whoever has the same device or ID, or took the last of it. */
async function afterRace(deps: PromotionDeps, offered: LiveOffer, verdict: Verdict) {
  const others = verdict.deviceHash ? 'promotion_device_used' : 'promotion_id_used'
  const code = verdict.code === 'promotion_claimed' ? others : verdict.code
  return deps.db.app(tx => refuseUnlessTaken(tx, deps, { offered, verdict: { ...verdict, code } }))
}

interface Refusal {
  readonly offered: LiveOffer
  readonly verdict: Verdict
}

export async function refuseClaim(tx: AppTx, { random, clock }: PromotionDeps, { offered, verdict }: Refusal) {
  const { version } = offered
  const { code, uid, facts, amount } = verdict
  if (!code) throw new Error('Nothing is refused without a reason.')
  const name = version.promotion
  const decision = {
    id: newId(random),
    uid,
    promotion: name,
    version: version.number,
    name,
    act: 'claim',
    code,
  } as const
  await addDecisions(tx, [{ ...decision, amount, facts: factRecord(facts), atMs: clock.now() }])
  return refuse(code)
}
