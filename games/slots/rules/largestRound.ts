import type { Draw } from '@saya/game-math'
import type { CascadeGame, FreeSpins, HoldBonus, Pay, PickBonus, ReelGame, SymbolLetter, Title } from '../shape.ts'
import { richestWindow, richWindow, type Window, type Wish } from './richestWindow.ts'
import { countIn, windowAt } from './spinReels.ts'

/**
 * The numbers of a round that pays the most that its title can pay, so that what is said of its largest win is one that can
 * come. Without free spins no other numbers pay more; with them the round has to come to no more than what ends it.
 */
export function largestRound({ game, freeSpins, hold, pick }: Title): readonly Draw[] {
  if (game.kind === 'cascade') return largestFalls(game)
  if (freeSpins) return largestFreeSpins(game, freeSpins)
  const { strips } = game
  const extra = hold ? held(hold, game) : pick ? picked(pick, game) : undefined
  const window = richestWindow({ game, strips, ...(extra && { extra }) })
  return [
    ...stopDraws(strips, window),
    ...(hold ? holdAll(hold, window, game) : []),
    ...(pick ? pick.prizes.map((_, at) => ({ of: pick.prizes.length - at, value: 0 })) : []),
  ]
}

/** What a window is worth besides, for all the coins that may come to those it shows. */
function held({ symbol, need, full, values }: HoldBonus, { strips, rows }: ReelGame): Wish['extra'] {
  const whole = full + strips.length * rows * Math.max(...values.map(({ pay }) => pay))
  return { symbol, by: Array.from({ length: strips.length * rows + 1 }, (_, count) => (count < need ? 0 : whole)) }
}

function picked({ symbol, need, prizes }: PickBonus, { strips, rows }: ReelGame): Wish['extra'] {
  const prize = Math.max(...prizes)
  return { symbol, by: Array.from({ length: strips.length * rows + 1 }, (_, count) => (count < need ? 0 : prize)) }
}

/** As many of their symbol as there can be, until all free spins there can be are given; then what pays much. */
function largestFreeSpins(game: ReelGame, { symbol, awards, most, strips = game.strips }: FreeSpins): Draw[] {
  const giving = givingStops(game, strips, symbol)
  const { stops } = richWindow({ game, strips })
  const needed = Math.ceil(most / Math.max(...awards)) - 1
  const spins = Array.from({ length: most }, (_, spin) => (spin < needed ? giving : stops))
  return [
    ...stopDraws(game.strips, { stops: givingStops(game, game.strips, symbol) }),
    ...spins.flatMap(one => stopDraws(strips, { stops: one })),
  ]
}

function givingStops({ rows }: ReelGame, strips: readonly string[], symbol: SymbolLetter): number[] {
  return strips.map(strip => {
    const counts = Array.from(strip, (_, stop) => countIn([windowAt(strip, stop, rows)], symbol))
    return counts.indexOf(Math.max(...counts))
  })
}

function stopDraws(strips: readonly string[], { stops }: Pick<Window, 'stops'>): Draw[] {
  return strips.map(({ length }, reel) => ({ of: length, value: stops[reel] ?? 0 }))
}

/** Every coin the best, and one in every cell at the first try. */
function holdAll({ symbol, need, values }: HoldBonus, { columns }: Window, { rows, strips }: ReelGame): Draw[] {
  const there = countIn(columns, symbol)
  if (there < need) return []
  const total = values.reduce((sum, { weight }) => sum + weight, 0)
  const best = values.reduce((one, other) => (other.pay > one.pay ? other : one))
  const before = values.slice(0, values.indexOf(best)).reduce((sum, { weight }) => sum + weight, 0)
  const coin = { of: total, value: before }
  const came = Array.from({ length: strips.length * rows - there }, () => [{ of: 1000, value: 0 }, coin])
  return [...Array.from({ length: there }, () => coin), ...came.flat()]
}

/** All cells win in each fall, so that none is left from the one before. */
function largestFalls(game: CascadeGame): Draw[] {
  const { columns, rows, weights, mostFalls } = game
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  const { letters } = richestGrid(Object.entries(game.pays), columns * rows)
  const once = Array.from(letters, letter => ({ of: total, value: firstOf(weights, letter) }))
  return Array.from({ length: mostFalls + 1 }, () => once).flat()
}

/** What so many cells hold where they pay most. More of a symbol than it is paid for pays no less. */
function richestGrid(pays: readonly (readonly [SymbolLetter, CascadeGame['pays'][string]])[], cells: number): Grid {
  const [first, ...others] = pays
  if (!first) return { pay: 0, letters: '' }
  const [letter, tiers] = first
  const none = { pay: 0, from: 0 }
  const grids = [none, ...tiers].flatMap(({ pay, from }): Grid[] => {
    if (from > cells) return []
    const rest = richestGrid(others, cells - from)
    const spare = cells - from - rest.letters.length
    return [{ pay: pay + rest.pay, letters: letter.repeat(from === 0 ? 0 : from + spare) + rest.letters }]
  })
  return grids.reduce((best, one) => (one.pay > best.pay ? one : best), { pay: 0, letters: '' })
}

interface Grid {
  readonly pay: Pay
  readonly letters: string
}

function firstOf(weights: CascadeGame['weights'], wanted: SymbolLetter): number {
  const before = Object.keys(weights).indexOf(wanted)
  return Object.values(weights)
    .slice(0, before)
    .reduce((sum, weight) => sum + weight, 0)
}
