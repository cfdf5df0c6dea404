import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { drawMatch, isFull, judgeStakes, rulesPrint, tellMatch, winOf } from '../../../games/sports/rules/index.ts'
import { fixtureOf, type League, type VisibleMatch } from '../../../games/sports/shape.ts'
import { rulesOf } from '../../../games/sports/view/rulesOf.ts'
import type { Table } from './table.ts'

const pesos = (whole: number) => BigInt(whole) * unitsPerPeso

/** A league as the studio offers it: each round is the next match of its list, drawn at once and told in its time. */
export function sportsLeague(league: League): Table {
  const { leastReturnPpm, mostReturnPpm } = league
  return {
    code: league.code,
    names: league.name,
    rtpPpm: leastReturnPpm,
    facts: {
      version: league.version,
      leastRtpPpm: leastReturnPpm,
      mostRtpPpm: mostReturnPpm,
      rules: rulesOf(league),
    },
    limits: { leastBet: pesos(league.least), mostBet: pesos(league.mostRound) },
    view: 'sports',
    isTwoSided: true,
    bettingMs: league.bettingMs,
    mostWin: pesos(league.mostWin),
    mathHash: mathHash(rulesPrint, league),
    judge(stakes, before, { number }) {
      const judged = judgeStakes(league, number, { stakes, before })
      return judged.ok ? { stake: pesos(judged.pesos) } : { refusal: judged.code }
    },
    judgeAll: (all, { number }) => (isFull(league, number, all) ? 'spot_full' : undefined),
    draw(rng, { number }) {
      const { shown, draws } = drawMatch(league, number, rng)
      const { pairing } = fixtureOf(league, number)
      return { shown, draws, winOf: stakes => winOf(pairing, stakes, shown.winners) }
    },
    telling: {
      // A match is played whether anybody has bet on it or not: who has come to look sees all of it.
      tellingMs: () => league.matchMs,
      tell: (shown, part) => tellMatch(league.model, shown as VisibleMatch, part),
      brief(shown) {
        const { sport, periods } = shown as VisibleMatch
        return { sport, periods }
      },
    },
  }
}
