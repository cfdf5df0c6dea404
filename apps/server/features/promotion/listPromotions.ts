import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { hashDevice } from './claim/hashDevice.ts'
import type { PromotionDeps } from './deps.ts'
import { judgeViewer, offeredOf } from './offered.ts'
import { listLive } from './promotion.store.ts'
import { viewPromotion, viewWhyNot } from './promotion.view.ts'
import { readMembers } from './readMembers.ts'
import { findGeneralObstacle } from './rules/eligibility.rules.ts'
import { phaseOf } from './rules/phase.rules.ts'

/** What others are invited to is not shown. Whoever may have no promotion at all is shown none, and told why. */
const hidden: ReadonlySet<string> = new Set(['promotion_user', 'promotion_brand'])

export function listPromotions(deps: PromotionDeps): Handler<typeof contract.promotion.listPromotions> {
  const { db, clock } = deps
  return async ({ caller: { uid }, visitor: { language }, device, brand }) => {
    const [deviceHash, nowMs] = [hashDevice(deps.pepper, device.id), clock.now()]
    const member = (await readMembers(deps, work => db.member(uid, work), [uid])).get(uid)
    if (!member) return done({ d: [], t: 0, why_none: null })
    const none = findGeneralObstacle({ ...member.facts, amount: 1n, countsPlay: false })
    if (none) return done({ d: [], t: 0, why_none: viewWhyNot(none, language) })
    const open = (await db.ref(listLive)).map(offeredOf).filter(({ offer, version }) => {
      const phase = phaseOf(offer, { isStopped: version.stoppedAtMs !== null, nowMs })
      return phase === 'on' || phase === 'early'
    })
    const shown = await db.app(async tx => {
      const rows = []
      for (const offered of open.toSorted((one, other) => other.offer.place - one.offer.place)) {
        const verdict = await judgeViewer(tx, offered, { uid, member, deviceHash, brand, nowMs })
        if (!verdict.code || !hidden.has(verdict.code)) rows.push(viewPromotion(offered, verdict, language))
      }
      return rows
    })
    return done({ d: shown, t: shown.length, why_none: null })
  }
}
