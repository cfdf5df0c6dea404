import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { notifyMember } from '../../message/index.ts'
import { actFirst } from '../../staff/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { lockRequest, setRequest } from './request.store.ts'
import { refuseLift } from './requestEnd.ts'

type Operation = typeof officeContract.exclusion.answerRequest

/** One person may say no. To agree shortens an exclusion, so a second one decides it. */
export function answerRequest(deps: ExclusionDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, is_agreed, reason } = call.body
    const act = {
      action: 'exclusion.answer',
      object: { kind: 'exclusion', id },
      uid,
      after: { is_agreed },
      reason,
    } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => answer(tx, call, clock.now())))
  }
}

async function answer(tx: MemberTx, { body, caller }: Call<Operation>, nowMs: number) {
  const { uid, id, is_agreed: isAgreed, reason } = body
  const request = await lockRequest(tx, uid, id)
  if (!request) return refuse('not_found')
  if (request.status !== 'open') return refuse('changed_meanwhile')
  if (!isAgreed) {
    await setRequest(tx, { seen: request, to: 'refused', nowMs })
    await notifyMember(tx, { uid, kind: 'exclusion_request_refused', about: id, nowMs })
    return done({ status: 'refused' } as const)
  }
  if (await refuseLift(tx, uid, nowMs)) return refuse('exclusion_too_early')
  const about = { uid, act: 'lift', source: '', relation: '', period: '', proof: null, request: id, reason }
  const added = await addProposal(tx, 'exclusion_proposal', { about, by: caller, nowMs })
  return added ? done({ status: 'proposed' } as const) : refuse('exclusion_waiting')
}
