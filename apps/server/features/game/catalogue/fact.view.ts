import type { contract } from '@saya/contract'
import { formatPesos, type Units } from '@saya/money'
import type * as v from 'valibot'
import type { findFacts } from './fact.store.ts'
import { percent } from './percent.ts'

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>
type FactsView = NonNullable<v.InferOutput<typeof contract.game.readGame.answer>['facts']>

export function viewFacts(row: Facts): FactsView {
  return {
    version: row.version,
    rtp: percent(row.rtp_ppm),
    rtp_least: percentOf(row.least_rtp_ppm),
    rtp_most: percentOf(row.most_rtp_ppm),
    hit_rate: percentOf(row.hit_ppm),
    volatility: row.volatility,
    bet_least: pesosOf(row.least_bet),
    bet_most: pesosOf(row.most_bet),
    win_most: pesosOf(row.most_win),
    win_most_times: row.most_win_times,
    rules: { en: row.rules_en, tl: row.rules_tl },
    fairness_url: row.fairness_url,
  }
}

function percentOf(ppm: number | null): string | null {
  return ppm === null ? null : percent(ppm)
}

function pesosOf(units: Units | null): string | null {
  return units === null ? null : formatPesos(units)
}
