import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { readTerms } from './readTerms.ts'
import { findVersion, lockVersion, type TermsVersion } from './terms.store.ts'

type Operation = typeof officeContract.harmDesk.decideTerms

/** The second of two people. This day and those behind it go by what was agreed on. */
export function decideTerms(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findVersion(tx, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'terms', id } as const
    const act = { action: 'harm.decide', object, after: { status: early.to, terms: seen.terms }, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => decide(tx, call, clock.now())))
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: TermsVersion) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'harm_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: RefTx, call: Call<Operation>, nowMs: number) {
  const { id, reason } = call.body
  const row = await lockVersion(tx, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  await decideProposal(tx, 'harm_terms', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  return done(await readTerms(tx, call.caller.operatorId))
}
