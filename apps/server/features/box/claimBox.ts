import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { formatPesos, manilaDay } from '@saya/money'
import { tellChange } from '../../platform/events/index.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import { addDecisions, factRecord } from '../promotion/index.ts'
import { boxPromotion, type BoxRefusal, boxShareOf } from './box.rules.ts'
import { viewProof } from './box.view.ts'
import { type BoxClaim, findClaim } from './claim/claim.store.ts'
import { endClaim } from './claim/endClaim.ts'
import { type BoxOutcome, openBox, type Opening } from './claim/openBox.ts'
import { NotTaken, takeBox } from './claim/takeBox.ts'
import { type BoxDay, findDay } from './day/day.store.ts'
import type { BoxDeps } from './deps.ts'
import { type BoxStanding, readStanding, valuesOf } from './readStanding.ts'

type Operation = typeof contract.box.claimBox

/**
 * Three durable steps: the claim with what the browser brought to the draw stands in `app`, then the prize and its promise in the member's
 * own schema, and then that the claim is done. Whoever is cut off between them makes the call again, or is seen to by the sweep. Of
 * several at once all come to what the first one drew.
 */
export function claimBox(deps: BoxDeps): Handler<Operation> {
  return async call => {
    await call.hold()
    const taken = await take(deps, call)
    if (!taken.ok) {
      await call.letGo()
      return taken
    }
    const opening = taken.data
    let outcome: BoxOutcome | undefined
    const answer = await call.once(async tx => {
      outcome = await openBox(tx, deps, opening)
      if (outcome.code !== '') return refuse(outcome.code)
      return done(answerOf(deps, opening, outcome))
    })
    if (outcome) await endClaim(deps, opening, outcome)
    if (answer.ok) await tellChange(deps, call.caller.uid, 'wallet')
    return answer
  }
}

function answerOf(deps: BoxDeps, { claim, day }: Opening, { amount, isWaiting }: BoxOutcome) {
  const opened = { ...claim, amount: amount ?? 0n }
  const proof = viewProof(day, opened, deps)
  return { bonus: formatPesos(opened.amount), is_waiting: isWaiting, reference: referenceOf(claim.id), proof }
}

/** The member's claim of today: a new one, or theirs however far it has come. A refusal leaves a decision. */
async function take(deps: BoxDeps, { caller: { uid }, body }: Call<Operation>) {
  const nowMs = deps.clock.now()
  const key = { uid, day: manilaDay(nowMs) }
  const known = await findOpening(deps, key)
  if (known) return done(known)
  const standing = await readStanding(deps, uid, nowMs)
  if (!standing?.day) return refuse('box_none')
  const { day, idHash, code } = standing
  if (code || !idHash) return refuseBox(deps, standing, code ?? 'promotion_id')
  const share = boxShareOf(day.odds)
  const claim: BoxClaim = { id: newId(deps.random), ...key, clientSeed: body.client_seed, idHash, share }
  try {
    await deps.db.app(tx => takeBox(tx, { claim, version: day.version, facts: standing.facts, nowMs }))
    return done({ claim, day })
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    // Somebody was faster: the member with another call, or whoever has the same ID.
    const own = fault.code === 'promotion_claimed' ? await findOpening(deps, key) : undefined
    if (own) return done(own)
    return refuseBox(deps, standing, fault.code === 'promotion_claimed' ? 'promotion_id_used' : fault.code)
  }
}

function findOpening(
  { db }: BoxDeps,
  key: { readonly uid: bigint; readonly day: string },
): Promise<Opening | undefined> {
  return db.app(async tx => {
    const claim = await findClaim(tx, key)
    const day: BoxDay | undefined = claim && (await findDay(tx, key.day))
    return claim && day && { claim, day }
  })
}

async function refuseBox({ db, random, clock }: BoxDeps, standing: BoxStanding, code: BoxRefusal) {
  const { today, day, facts } = standing
  const { least } = valuesOf(standing)
  const uid = BigInt(facts.uid)
  const named = { id: newId(random), uid, promotion: boxPromotion, version: day?.version ?? 1, name: today }
  const decision = { ...named, act: 'claim', code, amount: 0n, facts: { ...factRecord(facts), least } } as const
  await db.app(tx => addDecisions(tx, [{ ...decision, atMs: clock.now() }]))
  return code === 'box_play' ? { ...refuse(code), values: { least } } : refuse(code)
}
