import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { figureMonths } from '@saya/contract/ownFigure/figure.ts'
import { daysOfMonth, manilaMonth, monthLater } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { OwnFigureDeps } from './deps.ts'
import { viewFigures } from './ownFigure.view.ts'
import { readFigures } from './readFigures.ts'

export function listDays({ db, clock }: OwnFigureDeps): Handler<typeof contract.ownFigure.listDays> {
  return async ({ caller: { uid }, query: { month } }) => {
    const nowMs = clock.now()
    const isShown = month > monthLater(manilaMonth(nowMs), -figureMonths)
    const days = isShown ? daysOfMonth(month, nowMs) : []
    const spans = days.map(day => [day])
    const figures = await db.member(uid, tx => readFigures(tx, { uid, spans, nowMs }))
    return done({ d: viewFigures(figures).map((figure, at) => ({ day: days[at] ?? '', ...figure })) })
  }
}
