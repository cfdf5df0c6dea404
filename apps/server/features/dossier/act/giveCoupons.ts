import { couponLimits } from '@saya/contract/coupon/couponLimits.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { addCoupons, countCoupons } from '../../coupon/index.ts'
import { findEntry } from '../../identity/index.ts'
import { actAs } from '../../staff/index.ts'
import { couponsLeft, returnCoupons, takeCoupons } from '../couponShare.ts'
import type { DossierDeps } from '../deps.ts'

/**
 * On record before they are given, since the two stand in different schemas; so is that somebody was faster. What one
 * operator gives in a day is little: with more, a colleague is the second person.
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
    const counted = await db.member(uid, async tx => {
      const isGiven = await addCoupons(tx, { uid, given, count, nowMs })
      return isGiven ? countCoupons(tx, uid) : undefined
    })
    if (counted) return done(counted)
    await db.app(async tx => {
      await keep(tx, { refused: 'changed_meanwhile' })
      await returnCoupons(tx, { operatorId, count })
    })
    return refuse('changed_meanwhile')
  }
}

function tooMany(left: number) {
  return { ...refuse('coupons_alone'), values: { most: String(couponLimits.aloneADay), left: String(left) } }
}
