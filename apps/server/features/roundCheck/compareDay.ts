import { daySpan } from '@saya/money'
import type { TellingProvider } from '../../platform/gameProvider/gameProvider.ts'
import { type BothSides, differenceOf, sumByGame } from './compare.rules.ts'
import { compareSpan } from './compareSpan.ts'
import { keepDay } from './day.store.ts'
import type { RoundCheckDeps } from './deps.ts'
import { nameOf } from './readSides.ts'

const hourMs = 3_600_000
const ripeMs = 600_000
/** How far an hour reaches into its neighbours, for the two clocks. */
const reachMs = 2 * 60_000

/** Compares a whole Manila day at one provider, an hour at a time, and keeps what each game came to on either side. */
export async function compareDay(deps: RoundCheckDeps, provider: TellingProvider, day: string) {
  const { db, clock } = deps
  const { fromMs: beginMs, untilMs: midnightMs } = daySpan(day)
  const endMs = Math.min(midnightMs, clock.now() - ripeMs)
  const pairs = new Map<string, BothSides>()
  for (let fromMs = beginMs; fromMs < endMs; fromMs += hourMs) {
    const untilMs = Math.min(fromMs + hourMs, endMs)
    const span = { fromMs: fromMs - reachMs, untilMs: untilMs + reachMs }
    const touched = { fromMs, untilMs, openedBeforeMs: beginMs }
    for (const pair of (await compareSpan(deps, provider, { span, touched })).pairs) {
      const known = pair.there ?? pair.here
      if (known && known.atMs >= beginMs && known.atMs < endMs) pairs.set(nameOf(known), pair)
    }
  }
  const nowMs = clock.now()
  const name = { provider: provider.code, day }
  await db.app(tx => keepDay(tx, name, { games: sumByGame(pairs.values()), nowMs }))
  const kinds = [...pairs.values()].map(pair => differenceOf(pair, nowMs))
  return { rounds: pairs.size, differences: kinds.filter(kind => kind && kind !== 'waiting').length }
}
