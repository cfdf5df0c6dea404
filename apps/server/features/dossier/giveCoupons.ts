import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { addCoupons, countCoupons } from '../coupon/index.ts'
import { findEntry } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import type { DossierDeps } from './deps.ts'

/** On record before they are given, since the two stand in different schemas; so is that somebody was faster. */
export function giveCoupons({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.giveCoupons> {
  return async call => {
    const { uid, given, count, reason } = call.body
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const act = { action: 'member.giveCoupons', object: { kind: 'member', id: String(uid) }, reason } as const
    const keep = (after: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, before: { given }, after, nowMs: clock.now() }))
    await keep({ given: given + count })
    const counted = await db.member(uid, async tx => {
      const isGiven = await addCoupons(tx, { uid, given, count, nowMs: clock.now() })
      return isGiven ? countCoupons(tx, uid) : undefined
    })
    if (counted) return done(counted)
    await keep({ refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
