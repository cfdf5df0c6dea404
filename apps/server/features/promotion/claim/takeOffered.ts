import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call } from '../../../platform/http/request/call.ts'
import { newId } from '../../../platform/newId.ts'
import type { PromotionDeps } from '../deps.ts'
import { claimNameOf, type JudgedOffer, type LiveOffer, type Verdict } from '../offered.ts'
import { readMembers } from '../readMembers.ts'
import { readLeft } from './budget.store.ts'
import { type Claim, findClaim } from './claim.store.ts'
import { addDecisions, type Decision } from './decision.store.ts'
import { budgetRecord, refusalRecord } from './factRecord.ts'
import { hashDevice } from './hashDevice.ts'
import { judgeLook } from './judgeLook.ts'
import { NotTaken, takeClaim } from './takeClaim.ts'
import { takingOf } from './takingOf.ts'

type Claiming = Call<typeof contract.promotion.claimPromotion>

/** An offer, and the most that an ID is given in a month of gifts. */
interface CappedOffer {
  readonly offered: LiveOffer
  readonly giftCap: bigint
}

/** The member's claim: a new one, or theirs however far it has come. A refusal leaves a decision. */
export async function takeOffered(deps: PromotionDeps, call: Claiming, { offered, giftCap }: CappedOffer) {
  const { uid } = call.caller
  // The key of the call is held with the first look at the member, before anything is taken.
  const member = (await readMembers(deps, call.holdFor, [uid])).get(uid)
  if (!member) return refuse('not_found')
  const deviceHash = hashDevice(deps.lookupKeys, call.device.id)
  const look = { uid, member, deviceHash, brand: call.brand, nowMs: deps.clock.now(), giftCap }
  let verdict: Verdict | undefined
  try {
    return await deps.db.app(async tx => {
      const { lack, ...judged } = await judgeLook(tx, offered, look)
      verdict = judged
      if (judged.claim) return goOn(tx, deps, { offered, verdict, claim: judged.claim })
      if (judged.code) return refuseClaim(tx, deps, { offered, verdict, used: lack?.facts })
      return done({ claim: await takeClaim(tx, { ...takingOf(deps, offered, judged), giftCap }), verdict })
    })
  } catch (fault) {
    if (fault instanceof NotTaken && verdict) return afterRace(deps, { offered, verdict }, fault)
    throw fault
  }
}

/** The member's own message may have been the one that took the last of it, or all that they may have, while this one looked. */
async function refuseUnlessTaken(tx: AppTx, deps: PromotionDeps, { offered, verdict, used }: Refusal) {
  const { uid } = verdict
  const own = await findClaim(tx, { kind: offered.deal.cashType, name: claimNameOf(offered), uid })
  return own ? goOn(tx, deps, { offered, verdict, claim: own }) : refuseClaim(tx, deps, { offered, verdict, used })
}

/** A claim that is the member's, however far it has come. One that was refused stays so. */
async function goOn(tx: AppTx, deps: PromotionDeps, { offered, verdict, claim }: OwnClaim) {
  if (claim.status === 'refused') return refuseAgain(tx, deps, { offered, verdict, claim })
  return done({ claim, verdict })
}

/** Somebody was faster: the member from another device, or whoever has the same device or ID, or took the last of it. */
async function afterRace(deps: PromotionDeps, judged: JudgedOffer, fault: NotTaken) {
  const others = judged.verdict.deviceHash ? 'promotion_device_used' : 'promotion_id_used'
  const code = fault.code === 'promotion_claimed' ? others : fault.code
  const { promotion, number } = judged.offered.version
  return deps.db.app(async tx => {
    // It is read here, where nobody waits for the slices that a claim has locked.
    const isUsedUp = code === 'promotion_used_up'
    const facts = isUsedUp ? budgetRecord(await readLeft(tx, { promotion, version: number })) : fault.facts
    return refuseUnlessTaken(tx, deps, { ...judged, verdict: { ...judged.verdict, code }, used: facts })
  })
}

interface OwnClaim extends JudgedOffer {
  readonly claim: Claim
}

interface Refusal extends JudgedOffer {
  /** What of a cap was used, where one was asked, and what else the record says beside the facts. */
  readonly used?: Decision['facts'] | undefined
}

interface RepeatedClaim extends JudgedOffer {
  /** The code is why it was refused when it was to be given. */
  readonly claim: Pick<Claim, 'id' | 'code'>
}

/** Whoever asks again for what they were refused for good reads that, and not what holds now. The record names the first refusal. */
export function refuseAgain(tx: AppTx, deps: PromotionDeps, { offered, verdict, claim }: RepeatedClaim) {
  const used = { claim: claim.id, firstRefusal: claim.code }
  return refuseClaim(tx, deps, { offered, verdict: { ...verdict, code: 'promotion_refused' }, used })
}

export async function refuseClaim(tx: AppTx, { random, clock }: PromotionDeps, { offered, verdict, used }: Refusal) {
  const { version } = offered
  const { code, uid, facts, amount } = verdict
  if (!code) throw new Error('Nothing is refused without a reason.')
  const name = version.promotion
  const key = { promotion: name, version: version.number }
  const left = await readLeft(tx, key)
  const decision = { id: newId(random), uid, ...key, name, act: 'claim', code, amount } as const
  const told = { facts: { ...refusalRecord(facts, code), ...used }, budget: { before: left, after: left } }
  await addDecisions(tx, [{ ...decision, ...told, atMs: clock.now() }])
  return refuse(code)
}
