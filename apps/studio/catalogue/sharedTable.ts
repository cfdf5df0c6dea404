import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { drawRound, isFull, judgeStakes, rulesPrint, winOf } from '../../../games/tables/rules/index.ts'
import type { Table as Described } from '../../../games/tables/shape.ts'
import { rulesOf } from '../../../games/tables/view/rulesOf.ts'
import type { Facts } from './facts.ts'
import type { Table } from './table.ts'

/** A table as the studio offers it: its mathematics by their hash, its limits in units. */
export function sharedTable(table: Described): Table {
  return {
    code: table.code,
    names: table.name,
    rtpPpm: table.returnPpm,
    facts: factsOf(table),
    limits: { leastBet: BigInt(table.least) * unitsPerPeso, mostBet: BigInt(table.mostRound) * unitsPerPeso },
    view: 'table',
    isTwoSided: true,
    bettingMs: table.bettingMs,
    mostWin: BigInt(table.mostWin) * unitsPerPeso,
    mathHash: mathHash(rulesPrint, table),
    judge(stakes, before) {
      const judged = judgeStakes(table, stakes, before)
      return judged.ok ? { stake: BigInt(judged.pesos) * unitsPerPeso } : { refusal: judged.code }
    },
    judgeAll: all => (isFull(table, all) ? 'spot_full' : undefined),
    draw(rng) {
      const { shown, draws, marks } = drawRound(table, rng)
      return { shown, draws, winOf: stakes => winOf(table, stakes, marks) }
    },
  }
}

/** Each spot has a return of its own. */
function factsOf({ version, kind, groups }: Described): Facts {
  const returns = groups.flatMap(({ spots }) => spots.map(({ returnPpm }) => returnPpm))
  return { version, leastRtpPpm: Math.min(...returns), mostRtpPpm: Math.max(...returns), rules: rulesOf(kind) }
}
