import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatUnits } from '@saya/money'
import { readPlace, writePlace } from '../../../platform/historyPlace.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { PromotionDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { judgeKind } from './judgeKind.ts'
import { listDayRounds } from './lossDay.store.ts'
import { findDayTerms } from './readLossDays.ts'

const size = 500

/** By these rounds a browser counts a day again. */
export function listLossRounds(deps: PromotionDeps): Handler<typeof contract.promotion.listLossRounds> {
  const { db } = deps
  return async call => {
    const { uid } = call.caller
    const { id, day, cursor } = call.query
    const one = (await judgeKind(deps, call, 'lossRebate')).find(({ offered }) => offered.version.promotion === id)
    const terms = one && (await findDayTerms(deps, { uid, promotion: id, day }))
    if (!terms) return refuse('not_found')
    const { deal, offer } = terms.offered
    const filter = playFilterOf({ deal, audience: offer.audience }, await db.ref(listGuardedGames))
    const rows = await db.member(uid, tx => listDayRounds(tx, { uid, day, filter }, { place: readPlace(cursor), size }))
    const last = rows.length === size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.opened_at, seq: last.seq })
    const d = rows.map(({ seq, bet, win, name, at }) => ({
      id: String(seq),
      game: name,
      bet: formatUnits(bet),
      win: formatUnits(win),
      at: Math.floor(at / 1000),
    }))
    return done({ d, ...(next ? { next } : {}) })
  }
}
