import { type Draw, recorded, type Rng } from '@saya/game-math'
import { type Units, unitsPerPeso } from '@saya/money'
import type { Kind, Marks, Pay, Result, Spot, Stakes, Table } from '../shape.ts'
import { drawBaccarat, listBaccarat } from './baccarat.ts'
import type { Chance, DrawnOutcome } from './chance.ts'
import { drawColors, drawSicBo, listColors, listSicBo } from './dice.ts'
import { drawDragonTiger, listDragonTiger } from './dragonTiger.ts'
import { drawRoulette, listRoulette } from './roulette.ts'

const kinds: Readonly<Record<Kind, { draw(rng: Rng): DrawnOutcome; list(): readonly Chance[] }>> = {
  baccarat: { draw: drawBaccarat, list: listBaccarat },
  roulette: { draw: drawRoulette, list: listRoulette },
  dragonTiger: { draw: drawDragonTiger, list: listDragonTiger },
  sicBo: { draw: drawSicBo, list: listSicBo },
  colorGame: { draw: drawColors, list: listColors },
}

export interface DrawnRound {
  readonly shown: Result
  readonly marks: Marks
  /** Every number that was drawn, in its order. */
  readonly draws: readonly Draw[]
}

/** Decides one round for everybody at the table. The same draws always come to the same. */
export function drawRound(table: Table, rng: Rng): DrawnRound {
  const chance = recorded(rng)
  const { shown, marks } = kinds[table.kind].draw(chance)
  const winners = spotsOf(table).filter(spot => payOf(spot, marks) > 100)
  return { shown: { ...shown, winners: winners.map(({ code }) => code) }, marks, draws: chance.draws }
}

/** Everything that a round can come to, each with its exact weight. */
export function listChances({ kind }: Pick<Table, 'kind'>): readonly Chance[] {
  return kinds[kind].list()
}

export function spotsOf({ groups }: Pick<Table, 'groups'>): readonly Spot[] {
  return groups.flatMap(({ spots }) => spots)
}

/** What comes back of a bet on a spot, in hundredths of it. */
export function payOf({ pays }: Spot, marks: Marks): Pay {
  for (const [mark, byCount] of Object.entries(pays)) {
    const count = marks[mark] ?? 0
    if (count > 0) return byCount[count - 1] ?? 0
  }
  return 0
}

/** What the bets of one player come to. */
export function winOf(table: Table, stakes: Stakes, marks: Marks): Units {
  return spotsOf(table).reduce((sum, spot) => {
    const pesos = BigInt(stakes[spot.code] ?? 0)
    return sum + (pesos * unitsPerPeso * BigInt(payOf(spot, marks))) / 100n
  }, 0n)
}

export type StakesJudgement =
  | { readonly ok: true; readonly pesos: number }
  | { readonly ok: false; readonly code: 'bet_unknown' | 'bet_too_small' | 'bet_too_large' | 'round_too_large' }

/** Whether somebody who has bet so much in a round already may bet so much more. */
export function judgeStakes(table: Table, stakes: Stakes, before: Stakes): StakesJudgement {
  const spots = new Map(spotsOf(table).map(spot => [spot.code, spot]))
  const entries = Object.entries(stakes)
  if (entries.length === 0) return { ok: false, code: 'bet_unknown' }
  for (const [code, pesos] of entries) {
    const spot = spots.get(code)
    if (!spot || !Number.isSafeInteger(pesos)) return { ok: false, code: 'bet_unknown' }
    if (pesos < table.least) return { ok: false, code: 'bet_too_small' }
    if (pesos + (before[code] ?? 0) > spot.most) return { ok: false, code: 'bet_too_large' }
  }
  const pesos = sumOf(stakes)
  return pesos + sumOf(before) > table.mostRound ? { ok: false, code: 'round_too_large' } : { ok: true, pesos }
}

export function sumOf(stakes: Stakes): number {
  return Object.values(stakes).reduce((sum, pesos) => sum + pesos, 0)
}
