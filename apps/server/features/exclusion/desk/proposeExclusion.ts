import { endOf, exclusionPeriods } from '@saya/contract/exclusion/period.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { settings } from '@saya/contract/setting/settings.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { newId } from '../../../platform/newId.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { findGates } from '../../gate/index.ts'
import { actFirst } from '../../staff/index.ts'
import { findPesoWallet } from '../../wallet/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { familyPeriod, judgeClosing } from '../exclusion.rules.ts'
import { countOfFamily } from '../exclusion.store.ts'
import { proofKeyOf, readProof } from './proof.ts'
import { addProof, findProposal, hasWaiting, readFamilyRule } from './proposal.store.ts'
import { viewExclusionProposal } from './proposal.view.ts'

type Operation = typeof officeContract.exclusion.proposeExclusion

/** The first of two people. Nothing changes for the member until another agrees. */
export function proposeExclusion(deps: ExclusionDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, source, relation, period, proof, reason } = call.body
    const isFamily = source === 'family'
    // A family's length follows from how often it asked; the operator chooses what members may choose themselves.
    const isLengthGiven = exclusionPeriods.some(one => one === period)
    if (isFamily === (relation === '') || (isFamily ? period !== '' : !isLengthGiven)) return refuse('exclusion_form')
    if (isFamily && (proof === '' || !(await readProof(deps, proofKeyOf(proof)))))
      return refuse('exclusion_proof_missing')
    const nowMs = clock.now()
    const judged = await db.member(uid, tx => judge(tx, call, nowMs))
    if (!judged.ok) return judged
    const after = { source, relation, period }
    const act = { action: 'exclusion.propose', object: { kind: 'member', id: String(uid) }, after, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => propose(tx, deps, { call, nowMs })))
  }
}

/** How long the exclusion would last, or why it cannot be proposed. */
async function judge(tx: MemberTx, { body }: Call<Operation>, nowMs: number) {
  const { uid } = body
  if (!(await findPesoWallet(tx, uid))) return refuse('not_found')
  const rule = (await readFamilyRule(tx)) ?? settings.family_exclusions[0]
  const period = body.period || familyPeriod(rule, await countOfFamily(tx, uid))
  const closing = { cause: 'exclusion', untilMs: endOf(period, nowMs) } as const
  if (!judgeClosing(await findGates(tx, uid, nowMs), closing).ok) return refuse('exclusion_stands')
  return (await hasWaiting(tx, uid, 'exclude')) ? refuse('exclusion_waiting') : done(period)
}

interface Proposing {
  readonly call: Call<Operation>
  readonly nowMs: number
}

async function propose(tx: MemberTx, { random }: ExclusionDeskDeps, { call, nowMs }: Proposing) {
  const { body, caller } = call
  const { uid, source, relation, reason } = body
  const judged = await judge(tx, call, nowMs)
  if (!judged.ok) return judged
  const period = judged.data
  const proof = source === 'family' ? newId(random) : null
  if (proof) {
    const kept = { id: proof, uid, objectKey: proofKeyOf(body.proof), sentBy: caller.email, nowMs }
    if (!(await addProof(tx, kept))) return refuse('exclusion_proof_missing')
  }
  const about = { uid, act: 'exclude', source, relation, period, proof, request: null, reason }
  const added = await addProposal(tx, 'exclusion_proposal', { about, by: caller, nowMs })
  const row = added && (await findProposal(tx, uid, added.id))
  return row ? done(viewExclusionProposal(row, caller.operatorId)) : refuse('exclusion_waiting')
}
