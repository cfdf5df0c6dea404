import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { figureMonths } from '@saya/contract/ownFigure/figure.ts'
import { daysOfMonth, manilaMonth, monthLater } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { findProfile } from '../member/index.ts'
import type { OwnFigureDeps } from './deps.ts'
import { paymentsOf } from './ownFigure.rules.ts'
import { sumPayments } from './ownFigure.store.ts'
import { viewFigures, viewPayments } from './ownFigure.view.ts'
import { readFigures } from './readFigures.ts'

/** From the facts themselves each time it is asked for: nothing is kept of it. */
export function listMonths({ db, clock }: OwnFigureDeps): Handler<typeof contract.ownFigure.listMonths> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    return db.member(uid, async tx => {
      const joinedMs = (await findProfile(tx, uid))?.created_at ?? nowMs
      const months = lastMonths(nowMs).filter(month => month >= manilaMonth(joinedMs))
      const spans = months.map(month => daysOfMonth(month, nowMs))
      const figures = viewFigures(await readFigures(tx, { uid, spans, nowMs }))
      return done({
        d: figures.map((figure, at) => ({ month: months[at] ?? '', ...figure })),
        lifetime: viewPayments(paymentsOf(await sumPayments(tx, uid))),
      })
    })
  }
}

function lastMonths(nowMs: number): string[] {
  const now = manilaMonth(nowMs)
  return Array.from({ length: figureMonths }, (_, at) => monthLater(now, at + 1 - figureMonths))
}
