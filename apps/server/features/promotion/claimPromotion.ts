import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { formatPesos } from '@saya/money'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import { findClaim, type NewClaim } from './claim/claim.store.ts'
import { addDecisions } from './claim/decision.store.ts'
import { endClaim } from './claim/endClaim.ts'
import { factRecord } from './claim/factRecord.ts'
import { grant, type GrantOutcome } from './claim/grant.ts'
import { hashDevice } from './claim/hashDevice.ts'
import { stopByBrake } from './claim/stopByBrake.ts'
import { NotTaken, takeClaim } from './claim/takeClaim.ts'
import type { PromotionDeps } from './deps.ts'
import { claimNameOf, judgeViewer, type LiveOffer, offeredOf, type Verdict } from './offered.ts'
import { findLive } from './promotion.store.ts'
import { readMembers } from './readMembers.ts'

type Operation = typeof contract.promotion.claimPromotion

/**
 * Three durable steps: whose a part of the budget is stands in `app`, what is promised for it in the member's own schema, and then
 * that it is done. Whoever is cut off between them makes the same call again, or is seen to by the sweep.
 */
export function claimPromotion(deps: PromotionDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const live = await db.ref(tx => findLive(tx, call.body.id))
    const offered = live && offeredOf(live)
    if (offered?.deal.pays !== 'once') return refuse('not_found')
    await call.hold()
    const taken = await take(deps, call, offered)
    if (!taken.ok) {
      await call.letGo()
      return taken
    }
    const { claim, verdict } = taken.data
    let granted: GrantOutcome | undefined
    const outcome = await call.once(async tx => {
      granted = await grant(tx, deps, { claim, deal: offered.deal })
      if (granted.code !== '') return refuse(granted.code)
      return granted.isNew ? done(answerOf(call, claim)) : refuse('promotion_claimed')
    })
    if (granted) await endClaim(deps, claim, granted.code)
    if (!outcome.ok && granted?.isNew === false) await refuseClaim(deps, offered, { ...verdict, code: outcome.code })
    await stopByBrake(deps, offered.version)
    return outcome
  }
}

function answerOf({ visitor }: Call<Operation>, { id, amount }: NewClaim) {
  const pesos = formatPesos(amount)
  const message =
    visitor.language === 'tl' ? `Nadagdag ang ₱${pesos} sa balanse mo.` : `₱${pesos} was added to your balance.`
  return { message, amount: pesos, reference: referenceOf(id) }
}

/** The member's claim: a new one, or theirs however far it has come. A refusal leaves a decision. */
async function take(deps: PromotionDeps, call: Call<Operation>, offered: LiveOffer) {
  const { uid } = call.caller
  const { deal } = offered
  const member = (await readMembers(deps, work => deps.db.member(uid, work), [uid])).get(uid)
  if (!member) return refuse('not_found')
  const deviceHash = hashDevice(deps.pepper, call.device.id)
  const viewer = { uid, member, deviceHash, brand: call.brand, nowMs: deps.clock.now() }
  const key = { kind: deal.cashType, name: claimNameOf(offered), uid }
  const { own, verdict } = await deps.db.app(async tx => {
    // The claim is read behind the verdict, which somebody may have made untrue by claiming from another device meanwhile.
    const judged = await judgeViewer(tx, offered, viewer)
    return { own: await findClaim(tx, key), verdict: judged }
  })
  if (own) return done({ claim: own, verdict })
  if (verdict.code) return refuseClaim(deps, offered, verdict)
  try {
    const claim = await deps.db.app(tx => takeClaim(tx, takingOf(deps, offered, verdict)))
    return done({ claim, verdict })
  } catch (fault) {
    if (fault instanceof NotTaken) return afterRace(deps, offered, { ...verdict, code: fault.code })
    throw fault
  }
}

function takingOf({ random, clock }: PromotionDeps, offered: LiveOffer, verdict: Verdict) {
  const { version, deal } = offered
  const { uid, amount, deviceHash, idHash, facts } = verdict
  const named = { id: newId(random), kind: deal.cashType, name: claimNameOf(offered), uid, amount, deviceHash, idHash }
  return {
    ...named,
    promotion: version.promotion,
    version: version.number,
    brake: version.brake,
    facts,
    nowMs: clock.now(),
  }
}

/** Somebody was faster: the member from another device, or whoever has the same device or ID. */
async function afterRace(deps: PromotionDeps, offered: LiveOffer, verdict: Verdict) {
  const key = { kind: offered.deal.cashType, name: claimNameOf(offered), uid: verdict.uid }
  if (verdict.code !== 'promotion_claimed') return refuseClaim(deps, offered, verdict)
  const own = await deps.db.app(tx => findClaim(tx, key))
  if (own) return done({ claim: own, verdict })
  const code = verdict.deviceHash ? 'promotion_device_used' : 'promotion_id_used'
  return refuseClaim(deps, offered, { ...verdict, code })
}

async function refuseClaim({ db, random, clock }: PromotionDeps, { version }: LiveOffer, verdict: Verdict) {
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
  await db.app(tx => addDecisions(tx, [{ ...decision, amount, facts: factRecord(facts), atMs: clock.now() }]))
  return refuse(code)
}
