import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { judgeProposal } from '../../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst } from '../../staff/index.ts'
import { openBudget } from '../claim/budget.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { offeredOf } from '../offered.ts'
import { findVersion, lockPromotions, setLive, type Version } from '../promotion.store.ts'
import { isOver, lacksApproval } from '../rules/offer.rules.ts'
import { slicesOf } from '../rules/slices.rules.ts'
import { guardOf } from './guardOf.ts'
import { refuseRival } from './refuseRival.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'

type Operation = typeof officeContract.promotion.decidePromotion

/**
 * The second of two people. The budget of a version is there before the version holds; where the decision does not come about
 * nobody can spend it. Each is judged beside all others while none of them changes, so that no two which are safe alone are
 * unsafe together.
 */
export function decidePromotion(deps: PromotionDeskDeps): Handler<Operation> {
  const { db, clock, jurisdiction } = deps
  return async call => {
    const { id, number, is_approved: isApproved, reason } = call.body
    const seen = await db.ref(tx => findVersion(tx, id, number))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'promotion', id } as const
    const after = { version: number, status: early.to, offer: seen.offer }
    const act = { action: 'promotion.decide', object, after, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      if (isApproved) {
        const { deal, budget } = offeredOf(seen)
        await db.app(tx => openBudget(tx, { promotion: id, version: number }, slicesOf(budget, deal.most)))
      }
      return db.ref(tx => decide(tx, call, { nowMs: clock.now(), jurisdiction }))
    })
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: Version) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'promotion_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

interface Circumstances extends Pick<PromotionDeskDeps, 'jurisdiction'> {
  readonly nowMs: number
}

async function decide(tx: RefTx, call: Call<Operation>, { nowMs, jurisdiction }: Circumstances) {
  const { id, number, is_approved: isApproved, reason } = call.body
  const promotion = (await lockPromotions(tx)).find(one => one.id === id)
  const version = await findVersion(tx, id, number)
  if (!promotion || !version) return refuse('not_found')
  const judged = judge(call, version)
  if (!judged.ok) return refuse(judged.code)
  if (isApproved) {
    const offered = offeredOf(version)
    if (isOver(offered.offer, nowMs)) return refuse('promotion_dates')
    if (lacksApproval(offered.offer, jurisdiction)) return refuse('promotion_approval')
    const read = { ...offered, nowMs }
    const unsafe = refuseUnsafe(await guardOf(tx, promotion, read)) ?? (await refuseRival(tx, promotion, read))
    if (unsafe) return unsafe
    await setLive(tx, promotion, number)
  }
  const decision = { id: version.id, to: judged.to, by: call.caller, decision: reason, nowMs }
  await decideProposal(tx, 'promotion_version', decision)
  return done({ is_live: isApproved })
}
