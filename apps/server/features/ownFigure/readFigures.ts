import { daySpan } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { sumPlayTimes } from '../limit/index.ts'
import { findLastWholeDay } from '../tally/index.ts'
import { type Figure, figuresByDay, sumFigures } from './ownFigure.rules.ts'
import { listCorrections, listDayMoney, listDayPlay } from './ownFigure.store.ts'

export interface TimedFigure extends Figure {
  readonly playMs: number
  readonly isWhole: boolean
}

interface Spans {
  readonly uid: bigint
  /** The days of each span, the first one first, in the order of time. */
  readonly spans: readonly (readonly string[])[]
  readonly nowMs: number
}

/** What a member did in each of some spans of days: of days one by one, or of whole months. */
export async function readFigures(tx: MemberTx, { uid, spans, nowMs }: Spans): Promise<readonly TimedFigure[]> {
  const days = spans.flat()
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = { uid, fromDay: first, untilDay: last }
  const [fromMs, untilMs] = [daySpan(first).fromMs, daySpan(last).untilMs]
  const play = await listDayPlay(tx, between)
  const money = [...(await listDayMoney(tx, between)), ...(await listCorrections(tx, { uid, fromMs, untilMs }))]
  const figures = figuresByDay(days, { play, money })
  const wholeUntil = await findLastWholeDay(tx)
  const times = await sumPlayTimes(tx, { uid, spans: spans.map(spanOf), nowMs })
  return spans.map((span, at) => ({
    ...sumFigures(span.map(day => figures.get(day)).filter(figure => figure !== undefined)),
    playMs: times[at] ?? 0,
    isWhole: wholeUntil !== null && (span.at(-1) ?? '') <= wholeUntil && isOver(span, nowMs),
  }))
}

function spanOf(days: readonly string[]) {
  return { fromMs: daySpan(days.at(0) ?? '').fromMs, untilMs: daySpan(days.at(-1) ?? '').untilMs }
}

function isOver(days: readonly string[], nowMs: number): boolean {
  return daySpan(days.at(-1) ?? '').untilMs <= nowMs
}
