import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../../platform/rowPlace.ts'
import { actAs } from '../../staff/index.ts'
import { countDecisionsOf, listDecisionsOf } from '../claim/decision.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { viewDecision } from './desk.view.ts'

/** Every decision on a member tells facts of them, so whoever looks is on record. */
export function listDecisions({
  db,
  clock,
}: PromotionDeskDeps): Handler<typeof officeContract.promotion.listDecisions> {
  return async call => {
    const { uid, cursor, page_size: size } = call.body
    const place = readPlace(cursor)
    return db.app(async tx => {
      const object = { kind: 'member', id: String(uid) } as const
      await actAs(tx, call, { action: 'promotion.read', object, uid, nowMs: clock.now() })
      const rows = await listDecisionsOf(tx, uid, { last: place ? { at: place.atMs, id: place.id } : undefined, size })
      const last = rows.length === size ? rows.at(-1) : undefined
      const next = last && writePlace({ atMs: last.at, id: last.id })
      return done({ d: rows.map(viewDecision), t: await countDecisionsOf(tx, uid), ...(next ? { next } : {}) })
    })
  }
}
