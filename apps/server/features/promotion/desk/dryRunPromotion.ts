import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { permissionsOf } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion } from '../promotion.store.ts'
import { brakeOf } from '../rules/day.rules.ts'
import { mustRead } from '../rules/offer.rules.ts'
import { viewDryRun, viewGain } from './desk.view.ts'
import { readGainCursor, writeGainCursor } from './gainCursor.ts'
import { mostNamed, runDry } from './runDry.ts'

/** What single members would have got is told to whoever may read members' money, and each look is on record. */
export function dryRunPromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.dryRunPromotion> {
  return async call => {
    const { id, cursor } = call.body
    const kept = await deps.db.ref(tx => findPromotion(tx, id))
    const kind = kept && findKind(kept.kind)
    if (!kept || !kind) return refuse('not_found')
    const read = mustRead(kind, kept.draft)
    const { days, members, total } = await runDry(deps, read, readGainCursor(cursor))
    const brake = brakeOf(
      days.map(({ cost }) => cost),
      read,
    )
    const result = viewDryRun(days, brake)
    if (!permissionsOf(call.caller.role).includes('member.money')) return done({ ...result, members: [], t: 0 })
    const act = { action: 'promotion.read', object: { kind: 'promotion', id }, nowMs: deps.clock.now() } as const
    await deps.db.app(tx => actAs(tx, call, act))
    const last = members.length === mostNamed ? members.at(-1) : undefined
    return done({
      ...result,
      members: members.map(viewGain),
      t: total,
      ...(last && { next: writeGainCursor(last) }),
    })
  }
}
