import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeMove, movePhone, takenPart } from '../identity/index.ts'
import { settleProfile } from '../member/index.ts'
import { actAs } from '../staff/index.ts'
import type { NumberClaimDeskDeps } from './deps.ts'
import { caseOf, refuseMove } from './judgeHeld.ts'
import { judgeClaim } from './numberClaim.rules.ts'
import { findNumberClaim, lockNumberClaims, type NumberClaim, setNumberClaim } from './numberClaim.store.ts'
import { readClaimant } from './readClaimant.ts'

type Operation = typeof officeContract.numberClaim.approveNumberClaim

/** The second of two people. The number, the end of every session, the record and the notices are one commit. */
export function approveNumberClaim(deps: NumberClaimDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const seen = await db.app(tx => findNumberClaim(tx, call.body.id))
    if (!seen) return refuse('not_found')
    const { isVerified } = await readClaimant(deps, seen.uid)
    const approved = await moveOnce(deps, { call, isVerified, nowMs: clock.now() })
    // The profile keeps a copy, which whoever looks at it next would finish otherwise.
    if (approved.ok) await settleProfile(deps, seen.uid)
    return approved
  }
}

interface Approval {
  readonly call: Call<Operation>
  readonly isVerified: boolean
  readonly nowMs: number
}

async function moveOnce({ db }: NumberClaimDeskDeps, approval: Approval) {
  try {
    return await db.app(tx => approve(tx, approval))
  } catch (error) {
    // Somebody signed up with the new number at the same moment, which undoes all of it.
    if (takenPart(error) === 'phone_taken') return refuse('number_claim_taken')
    throw error
  }
}

async function approve(tx: AppTx, { call, isVerified, nowMs }: Approval) {
  const { id, reason } = call.body
  const { seen, beside } = await lockNumberClaims(tx, { id, nowMs })
  if (!seen) return refuse('not_found')
  const judged = judgeClaim('approve', caseOf(seen, call.caller), nowMs)
  if (!judged.ok) return refuse(judged.code === 'number_claim_beside' ? 'number_claim_over' : judged.code)
  const { uid, old_phone: from, new_phone: to } = seen
  // Whoever is blocked counts as unverified too, and staff read first that the account cannot be moved at all.
  const move = { uid, from, to, nowMs }
  const refusal = isVerified ? await movePhone(tx, move) : (await judgeMove(tx, move)).refusal
  if (refusal) return refuseMove(refusal)
  if (!isVerified) return refuse('number_claim_unverified')
  await setNumberClaim(tx, seen, { status: judged.to, by: call.caller, words: reason, nowMs })
  const object = { kind: 'numberClaim', id } as const
  await actAs(tx, call, { action: 'number.approve', object, uid, after: { status: judged.to }, reason, nowMs })
  await refuseOthers(tx, beside, { call, nowMs })
  return done({ status: judged.to })
}

/** The account has its number, so whoever else asked for it is refused, each on record. */
async function refuseOthers(
  tx: AppTx,
  others: readonly NumberClaim[],
  { call, nowMs }: Omit<Approval, 'isVerified'>,
): Promise<void> {
  const { reason } = call.body
  for (const other of others) {
    const judged = judgeClaim('refuse', caseOf(other, call.caller), nowMs)
    if (!judged.ok) throw new Error(`The request ${other.id} cannot be refused.`)
    await setNumberClaim(tx, other, { status: judged.to, by: call.caller, words: reason, nowMs })
    const object = { kind: 'numberClaim', id: other.id } as const
    const after = { status: judged.to }
    await actAs(tx, call, { action: 'number.refuse', object, uid: other.uid, after, reason, nowMs })
  }
}
