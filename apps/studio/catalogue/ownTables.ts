import { hash } from 'node:crypto'
import { unitsPerPeso } from '@saya/money'
import { rooms } from '../../../games/bingo/data/index.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { drawRound, judgeStakes, winOf } from '../../../games/tables/rules/index.ts'
import type { Table as Described } from '../../../games/tables/shape.ts'
import { rulesOf } from '../../../games/tables/view/rulesOf.ts'
import type { Facts } from './facts.ts'
import { bingoRoom } from './bingoRoom.ts'
import { sportsLeague } from './sportsLeague.ts'
import type { Table, Tables } from './table.ts'

const all: readonly Table[] = [
  ...[...tables.values()].map(ownTable),
  ...[...rooms.values()].map(bingoRoom),
  ...[...leagues.values()].map(sportsLeague),
]

/** Every table that the studio has, rooms of bingo and leagues among them. */
export const ownTables: Tables = new Map(all.map(table => [table.code, table]))

/** A table as the studio offers it: its mathematics by their hash, its limits in units. */
function ownTable(table: Described): Table {
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
    mathHash: hash('sha256', JSON.stringify(table)),
    judge(stakes, before) {
      const judged = judgeStakes(table, stakes, before)
      return judged.ok ? { stake: BigInt(judged.pesos) * unitsPerPeso } : { refusal: judged.code }
    },
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
