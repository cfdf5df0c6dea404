import { endOf } from '@saya/contract/exclusion/period.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { judgeProposal } from '../../../platform/proposal/proposal.rules.ts'
import { decideProposal as keepDecision, type Proposal } from '../../../platform/proposal/proposal.store.ts'
import { notifyMember } from '../../message/index.ts'
import { actFirst } from '../../staff/index.ts'
import { closePlay } from '../closePlay.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import type { LiftTimes } from '../exclusion.rules.ts'
import { findSameUntil } from '../sign/sign.store.ts'
import { lockRequest, setRequest } from '../request/request.store.ts'
import { refuseLift } from '../request/requestEnd.ts'
import { sendNewsSoon } from '../sendNews.ts'
import { type ExclusionProposal, findProposal, lockProposal } from './proposal.store.ts'
import { viewExclusionProposal } from './proposal.view.ts'

type Operation = typeof officeContract.exclusion.decideProposal

/** The second of two people. The decision and what it does to the member are one commit. */
export function decideProposal(deps: ExclusionDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const seen = await db.member(uid, tx => findProposal(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judgeFor(call, seen)
    if (!early.ok) return refuse(early.code)
    const after = { status: early.to, act: seen.act, period: seen.period }
    const act = { action: 'exclusion.decide', object: { kind: 'exclusion', id }, uid, after, reason } as const
    let exclusion: string | undefined
    const decided = await actFirst(deps, { actor: call, act }, async () => {
      const nowMs = clock.now()
      const sameUntilMs = await db.app(tx => findSameUntil(tx, uid, nowMs))
      const result = await db.member(uid, tx => decide(tx, call, { nowMs, sameUntilMs }))
      if (!result.ok) return result
      exclusion = result.data.exclusion
      return done(result.data.view)
    })
    if (exclusion !== undefined) sendNewsSoon(deps, uid, exclusion)
    return decided
  }
}

function judgeFor({ body, caller }: Call<Operation>, { status, proposedBy }: Proposal) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'exclusion_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: MemberTx, call: Call<Operation>, times: LiftTimes) {
  const { nowMs } = times
  const { body, caller } = call
  const row = await lockProposal(tx, body.uid, body.id)
  if (!row) return refuse('not_found')
  const judged = judgeFor(call, row)
  if (!judged.ok) return refuse(judged.code)
  const outcome = await perform(tx, row, { isApproved: body.is_approved, ...times })
  if (!outcome.ok) return outcome
  const decision = { id: row.id, to: judged.to, by: caller, decision: body.reason, nowMs }
  await keepDecision(tx, 'exclusion_proposal', decision)
  const decided = await findProposal(tx, row.uid, row.id)
  if (!decided) return refuse('not_found')
  return done({ exclusion: outcome.data, view: viewExclusionProposal(decided, caller.operatorId) })
}

interface Deciding extends LiftTimes {
  readonly isApproved: boolean
}

/** What the decision does, and the id of the exclusion where it makes one. */
async function perform(tx: MemberTx, row: ExclusionProposal, deciding: Deciding) {
  const { isApproved, nowMs } = deciding
  if (row.act === 'lift') return answerRequest(tx, row, deciding)
  if (!isApproved) return done(undefined)
  const { uid, source, period } = row
  if (source === '' || period === '') throw new Error(`The proposal ${row.id} names no source or no period.`)
  const closing = { uid, cause: 'exclusion', source, period, untilMs: endOf(period, nowMs), nowMs } as const
  const closed = await closePlay(tx, closing)
  return closed.ok ? done(closed.data.id) : refuse('exclusion_stands')
}

/** Agreed to, the member waits for a day and is asked again; nothing ends before that. */
async function answerRequest(tx: MemberTx, { uid, request: id }: ExclusionProposal, deciding: Deciding) {
  const { isApproved, nowMs } = deciding
  const request = id === null ? undefined : await lockRequest(tx, uid, id)
  if (isApproved && (await refuseLift(tx, uid, deciding))) return refuse('exclusion_too_early')
  // The member has taken the request back: nothing is left to agree to.
  if (request?.status !== 'open') return isApproved ? refuse('changed_meanwhile') : done(undefined)
  const to = isApproved ? 'agreed' : 'refused'
  await setRequest(tx, { seen: request, to, nowMs, ...(isApproved ? { openFromMs: nowMs + dayMs } : {}) })
  await notifyMember(tx, { uid, kind: `exclusion_request_${to}`, about: request.id, nowMs })
  return done(undefined)
}
