import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call } from '../../../platform/http/request/call.ts'
import { newId } from '../../../platform/newId.ts'
import { addDecisions, factRecord, giftCapRecord } from '../../promotion/index.ts'
import { fingerprintOf } from '../../wallet/index.ts'
import { boxPromotion, type BoxRefusal } from '../box.rules.ts'
import { findDay } from '../day/day.store.ts'
import type { BoxDeps } from '../deps.ts'
import { type BoxStanding, readStanding, valuesOf } from '../readStanding.ts'
import { type BoxClaim, findClaim, findClaimById } from './claim.store.ts'
import type { Opening } from './openBox.ts'
import { NotTaken, takeBox } from './takeBox.ts'

interface OpeningCall extends Pick<Call<typeof contract.box.claimBox>, 'callName' | 'holdFor'> {
  readonly caller: { readonly uid: bigint }
  readonly body: { readonly client_seed: string }
}

/**
 * The claim of this call, or the member's own of today, however far it has come; else a new one. A call that comes again behind midnight
 * is the opening of the day before. A refusal leaves a decision.
 */
export async function takeOpening(deps: BoxDeps, { caller: { uid }, body, callName, holdFor }: OpeningCall) {
  const nowMs = deps.clock.now()
  const key = { uid, day: manilaDay(nowMs) }
  const id = callName === null ? newId(deps.random) : fingerprintOf(['box', uid, callName])
  const findOwn = () => findOpening(deps, tx => findClaim(tx, key))
  const known = await findOpening(deps, async tx => {
    const [called, ofDay] = await Promise.all([findClaimById(tx, id), findClaim(tx, key)])
    return called ?? ofDay
  })
  if (known) return done(known)
  // The key of the call is held with the first look at the member, before anything is taken.
  const standing = await readStanding(deps, { uid, nowMs, open: holdFor })
  if (!standing) return refuse('box_none')
  const { day, idHash, code, giftCap } = standing
  if (!day) return refuseBox(deps, standing, { code: 'box_none' })
  if (code || !idHash) return refuseBox(deps, standing, { code: code ?? 'promotion_id' })
  const claim: BoxClaim = { id, ...key, clientSeed: body.client_seed, idHash, share: boxShareOf(day.odds) }
  try {
    await deps.db.app(tx => takeBox(tx, { claim, version: day.version, facts: standing.facts, giftCap, nowMs }))
    return done({ claim, day })
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    // Somebody was faster: the member with another call, or whoever has the same ID.
    const own = fault.code === 'promotion_claimed' ? await findOwn() : undefined
    if (own) return done(own)
    const taken = fault.code === 'promotion_claimed' ? 'promotion_id_used' : fault.code
    return refuseBox(deps, standing, { code: taken, used: fault.facts })
  }
}

type FindClaim = (tx: AppTx) => Promise<BoxClaim | undefined>

function findOpening({ db }: BoxDeps, find: FindClaim): Promise<Opening | undefined> {
  return db.app(async tx => {
    const claim = await find(tx)
    const day = claim && (await findDay(tx, claim.day))
    return claim && day && { claim, day }
  })
}

interface Refusal {
  readonly code: BoxRefusal
  /** What of a cap was used, where the cap was asked by the claim itself. */
  readonly used?: NotTaken['facts']
}

/** What of the month's gifts was used, where they are why there is no box. */
function giftsOf({ given, giftCap }: BoxStanding, code: BoxRefusal): NotTaken['facts'] {
  return code === 'promotion_gift_cap' && given !== undefined ? giftCapRecord({ most: giftCap, before: given }) : {}
}

async function refuseBox(
  { db, random, clock }: BoxDeps,
  standing: BoxStanding,
  { code, used = giftsOf(standing, code) }: Refusal,
) {
  const { today, day, facts } = standing
  const { least } = valuesOf(standing)
  const uid = BigInt(facts.uid)
  const named = { id: newId(random), uid, promotion: boxPromotion, version: day?.version ?? 1, name: today }
  const decision = {
    ...named,
    act: 'claim',
    code,
    amount: 0n,
    facts: { ...factRecord(facts), ...used, least },
  } as const
  await db.app(tx => addDecisions(tx, [{ ...decision, atMs: clock.now() }]))
  return code === 'box_play' ? { ...refuse(code), values: { least } } : refuse(code)
}
