import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeMove, tellOfNumberClaim } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import type { NumberClaimDeskDeps } from './deps.ts'
import { caseOf, refuseMove } from './judgeHeld.ts'
import { judgeClaim } from './numberClaim.rules.ts'
import { findNumberClaim, lockNumberClaims, setNumberClaim } from './numberClaim.store.ts'
import { readClaimant } from './readClaimant.ts'

type Operation = typeof officeContract.numberClaim.proposeNumberClaim

/** The first of two people. The proposal, its record and the notices to the owner are one commit. */
export function proposeNumberClaim(deps: NumberClaimDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const seen = await db.app(tx => findNumberClaim(tx, call.body.id))
    if (!seen) return refuse('not_found')
    const { isVerified } = await readClaimant(deps, seen.uid)
    return db.app(tx => propose(tx, { call, isVerified, nowMs: clock.now() }))
  }
}

interface Proposing {
  readonly call: Call<Operation>
  readonly isVerified: boolean
  readonly nowMs: number
}

async function propose(tx: AppTx, { call, isVerified, nowMs }: Proposing) {
  const { id, proof } = call.body
  const { seen, beside } = await lockNumberClaims(tx, { id, nowMs })
  if (!seen) return refuse('not_found')
  const judged = judgeClaim('propose', caseOf(seen, call.caller, beside), nowMs)
  if (!judged.ok) return refuse(judged.code === 'number_claim_beside' ? judged.code : 'number_claim_over')
  const { uid, old_phone: from, new_phone: to } = seen
  // Whoever is blocked counts as unverified too, and staff read first that the account cannot be moved at all.
  const { refusal } = await judgeMove(tx, { uid, from, to })
  if (refusal) return refuseMove(refusal)
  if (!isVerified) return refuse('number_claim_unverified')
  await setNumberClaim(tx, seen, { status: judged.to, by: call.caller, words: proof, nowMs })
  const object = { kind: 'numberClaim', id } as const
  await actAs(tx, call, {
    action: 'number.propose',
    object,
    uid,
    after: { status: judged.to },
    reason: proof,
    nowMs,
  })
  await tellOfNumberClaim(tx, { uid, nowMs })
  return done({ status: judged.to })
}
