import { couponLimits } from '@saya/contract/coupon/couponLimits.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { addCoupons, countCoupons } from '../../coupon/index.ts'
import { findEntry } from '../../identity/index.ts'
import { mayMarket } from '../../marketing/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import { actAs } from '../../staff/index.ts'
import { couponsLeft, returnCoupons, takeCoupons } from '../couponShare.ts'
import type { DossierDeps } from '../deps.ts'

/**
 * On record before they are given, since the two stand in different schemas; so is that somebody was faster, and that the
 * member may be made no offer. What one operator gives in a day is little: with more, a colleague is the second person.
 */
export function giveCoupons({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.giveCoupons> {
  return async call => {
    const { uid, given, count, reason } = call.body
    const { operatorId } = call.caller
    const nowMs = clock.now()
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const left = await db.app(tx => couponsLeft(tx, { operatorId, nowMs }))
    if (left < count) return tooMany(left)
    const act = { action: 'member.giveCoupons', object: { kind: 'member', id: String(uid) }, reason } as const
    const keep = (tx: AppTx, after: Readonly<Record<string, unknown>>) =>
      actAs(tx, call, { ...act, before: { given }, after, nowMs })
    const isTaken = await db.app(async tx => {
      await keep(tx, { given: given + count })
      if (await takeCoupons(tx, { operatorId, count, nowMs })) return true
      await keep(tx, { refused: 'coupons_alone' })
      return false
    })
    if (!isTaken) return tooMany(await db.app(tx => couponsLeft(tx, { operatorId, nowMs })))
    const outcome = await db.member(uid, tx => add(tx, { uid, given, count, nowMs }))
    if (outcome.ok) return outcome
    await db.app(async tx => {
      await keep(tx, { refused: outcome.code })
      await returnCoupons(tx, { operatorId, count })
    })
    return outcome
  }
}

/** A ticket is an offer. Whether one may be made is read under the wallet's lock, behind which nobody closes play to themselves in between. */
async function add(tx: MemberTx, gift: Parameters<typeof addCoupons>[1]) {
  const { uid, nowMs } = gift
  await lockPesoWallet(tx, uid)
  if (!(await mayMarket(tx, { uid, reach: 'shown', nowMs }))) return refuse('coupons_closed')
  if (!(await addCoupons(tx, gift))) return refuse('changed_meanwhile')
  return done(await countCoupons(tx, uid))
}

function tooMany(left: number) {
  return { ...refuse('coupons_alone'), values: { most: String(couponLimits.aloneADay), left: String(left) } }
}
