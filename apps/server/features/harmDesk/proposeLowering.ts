import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { findNewestDay, getTerms, isHigher, lastLoweredDay } from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findLowering } from './lowering.store.ts'
import { viewLowering } from './lowering.view.ts'

type Operation = typeof officeContract.harmDesk.proposeLowering

/** The first of two people. The points that there are now are the most that the lower band holds for. */
export function proposeLowering(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, band, reason } = call.body
    const seen = await db.member(
      uid,
      async tx => (await findStanding(tx, uid)) && { day: await findNewestDay(tx, uid) },
    )
    if (!seen) return refuse('not_found')
    if (!seen.day || !isHigher(seen.day.band, band)) return refuse('harm_not_lower')
    const object = { kind: 'member', id: String(uid) } as const
    const change = { before: { band: seen.day.band }, after: { proposed: band } }
    return actFirst(deps, { actor: call, act: { action: 'harm.contact', object, ...change, reason } }, () =>
      db.member(uid, tx => propose(tx, call, clock.now())),
    )
  }
}

async function propose(tx: MemberTx, { body, caller }: Call<Operation>, nowMs: number) {
  const { uid, band, reason } = body
  const newest = await findNewestDay(tx, uid)
  if (!newest || !isHigher(newest.band, band)) return refuse('harm_not_lower')
  const { quiet_days: quietDays } = await getTerms(tx)
  const until_day = lastLoweredDay(manilaDay(nowMs), quietDays)
  const about = { uid, band, points: newest.points, until_day, reason }
  const added = await addProposal(tx, 'harm_lowering', { about, by: caller, nowMs })
  const row = added && (await findLowering(tx, uid, added.id))
  return row ? done(viewLowering(row, caller.operatorId)) : refuse('harm_waiting')
}
