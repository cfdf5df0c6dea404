import { type Draw, recorded, type Rng } from '@saya/game-math'
import { ballsOf, type Card, columnsOf, type Kind } from '../shape.ts'

export interface Dealt {
  readonly cards: readonly Card[]
  /** Every number that was drawn for them, in its order. */
  readonly draws: readonly Draw[]
}

/** So many cards, one after another. The same draws always come to the same. */
export function deal(kind: Kind, count: number, rng: Rng): Dealt {
  const chance = recorded(rng)
  const cards = Array.from({ length: count }, () => (kind === 'bingo75' ? deal75(chance) : deal90(chance)))
  return { cards, draws: chance.draws }
}

/** So many of these, each order as likely as any other: a draw is the place of one among those that are left. */
function take(numbers: readonly number[], count: number, rng: Rng): readonly number[] {
  const left = [...numbers]
  return Array.from({ length: count }, () => left.splice(rng.next(left.length), 1)[0] ?? 0)
}

/** Five numbers in each column, from the top as they are drawn; the middle one has four, around its free centre. */
function deal75(rng: Rng): Card {
  const columns = columnsOf('bingo75').map((numbers, column) => {
    const drawn = take(numbers, column === 2 ? 4 : 5, rng)
    return column === 2 ? [...drawn.slice(0, 2), 0, ...drawn.slice(2)] : drawn
  })
  return [0, 1, 2, 3, 4].flatMap(row => columns.map(cells => cells[row] ?? 0))
}

/** Every way to choose five of nine columns. */
const fives = Array.from({ length: 512 }, (_, mask) => mask).filter(mask => countBits(mask) === 5)

function countBits(mask: number): number {
  return Array.from({ length: 9 }, (_, bit) => (mask >> bit) & 1).reduce((sum, bit) => sum + bit, 0)
}

/**
 * Three rows of five numbers, and a number in every column: rows are drawn, all three anew until no column is empty, so
 * that each such card is as likely as any other of its form. The numbers of a column stand in their order.
 */
function deal90(rng: Rng): Card {
  const rows = drawRows(rng)
  const columns = columnsOf('bingo90').map((numbers, column) => {
    const used = rows.map(row => ((row >> column) & 1) === 1)
    const drawn = [...take(numbers, used.filter(Boolean).length, rng)].sort((one, other) => one - other)
    return used.map(isUsed => (isUsed ? (drawn.shift() ?? 0) : 0))
  })
  return [0, 1, 2].flatMap(row => columns.map(cells => cells[row] ?? 0))
}

function drawRows(rng: Rng): readonly number[] {
  for (;;) {
    const rows = [0, 1, 2].map(() => fives[rng.next(fives.length)] ?? 0)
    if (rows.reduce((all, row) => all | row, 0) === 511) return rows
  }
}

/** So many balls, each of those that are left as likely as any other. */
export function drawBalls(kind: Kind, count: number, rng: Rng): { balls: readonly number[]; draws: readonly Draw[] } {
  const chance = recorded(rng)
  const all = Array.from({ length: ballsOf(kind) }, (_, at) => at + 1)
  return { balls: take(all, count, chance), draws: chance.draws }
}
