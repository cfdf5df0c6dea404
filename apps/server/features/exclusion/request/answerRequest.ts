import type { officeContract } from '@saya/contract/office.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { notifyMember } from '../../message/index.ts'
import { actFirst } from '../../staff/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { hasWaiting } from '../desk/proposal.store.ts'
import type { LiftTimes } from '../exclusion.rules.ts'
import { findSameUntil } from '../sign/sign.store.ts'
import { lockRequest, setRequest } from './request.store.ts'
import { refuseLift } from './requestEnd.ts'

type Operation = typeof officeContract.exclusion.answerRequest

/**
 * Nobody answers within a day, so that neither side decides in a hurry. Then one person may say no. To agree shortens an exclusion, so a
 * second one decides it.
 */
export function answerRequest(deps: ExclusionDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, is_agreed, reason } = call.body
    const nowMs = clock.now()
    const times = { nowMs, sameUntilMs: await db.app(tx => findSameUntil(tx, uid, nowMs)) }
    const judged = await db.member(uid, tx => judge(tx, call, times))
    if (!judged.ok) return judged
    const act = {
      action: 'exclusion.answer',
      object: { kind: 'exclusion', id },
      uid,
      after: { is_agreed },
      reason,
    } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => answer(tx, call, times)))
  }
}

/** The request as it waits for this answer, or why it takes none. */
async function judge(tx: MemberTx, { body: { uid, id, is_agreed: isAgreed } }: Call<Operation>, times: LiftTimes) {
  const { nowMs } = times
  const request = await lockRequest(tx, uid, id)
  if (!request) return refuse('not_found')
  if (request.status !== 'open') return refuse('changed_meanwhile')
  const answerableMs = request.asked_at + dayMs
  if (answerableMs > nowMs) return { ...refuse('exclusion_unripe'), values: { until: momentText(answerableMs) } }
  if (!isAgreed) return done(request)
  if (await refuseLift(tx, uid, times)) return refuse('exclusion_too_early')
  return (await hasWaiting(tx, uid, 'lift')) ? refuse('exclusion_waiting') : done(request)
}

async function answer(tx: MemberTx, call: Call<Operation>, times: LiftTimes) {
  const { nowMs } = times
  const { uid, id, is_agreed: isAgreed, reason } = call.body
  // Whoever takes the request back at this moment comes before the proposal, or finds it.
  await lockPesoWallet(tx, uid)
  const judged = await judge(tx, call, times)
  if (!judged.ok) return judged
  if (!isAgreed) {
    await setRequest(tx, { seen: judged.data, to: 'refused', nowMs })
    await notifyMember(tx, { uid, kind: 'exclusion_request_refused', about: id, nowMs })
    return done({ status: 'refused' } as const)
  }
  const about = { uid, act: 'lift', source: '', relation: '', period: '', proof: null, request: id, reason }
  const added = await addProposal(tx, 'exclusion_proposal', { about, by: call.caller, nowMs })
  return added ? done({ status: 'proposed' } as const) : refuse('exclusion_waiting')
}
