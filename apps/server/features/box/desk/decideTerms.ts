import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { judgeProposal } from '../../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../../platform/proposal/proposal.store.ts'
import { lockPromotions } from '../../promotion/index.ts'
import { actFirst } from '../../staff/index.ts'
import { findVersion, lockVersion, type TermsVersion } from '../day/terms.store.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { readDesk } from './readDesk.ts'
import { refuseGift } from './refuseTerms.ts'

type Operation = typeof officeContract.box.decideTerms

/** The second of two people. Days that are bound already keep their odds. */
export function decideTerms(deps: BoxDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findVersion(tx, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'promotion', id: 'mystery-box' } as const
    const after = { status: early.to, terms: seen.terms }
    const act = { action: 'promotion.decide', object, after, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const decided = await db.ref(tx => decide(tx, call, clock.now()))
      return decided ?? done(await readDesk(deps, call.caller.operatorId))
    })
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: TermsVersion) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'box_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

/** What keeps it from being decided; nothing once it is. Gifts are judged while no promotion changes. */
async function decide(tx: RefTx, call: Call<Operation>, nowMs: number) {
  const { id, reason, is_approved: isApproved } = call.body
  await lockPromotions(tx)
  const row = await lockVersion(tx, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  const unsafe = isApproved ? await refuseGift(tx, row.terms, nowMs) : undefined
  if (unsafe) return unsafe
  await decideProposal(tx, 'box_terms', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  return undefined
}
