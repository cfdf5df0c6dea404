import type { Kind, PrizeCode } from '../shape.ts'

/** Places of a card: its numbers row by row, from 0. The free centre of five by five has none. */
export type Pattern = readonly number[]

const rowsOf90 = [0, 1, 2].map(row => Array.from({ length: 5 }, (_, at) => 5 * row + at))
const steps = [0, 1, 2, 3, 4]

function placeOf(row: number, column: number): number {
  const cell = 5 * row + column
  return cell > 12 ? cell - 1 : cell
}

/** The places of these cells, without the free one. */
function places(cells: readonly (readonly [row: number, column: number])[]): Pattern {
  return cells.filter(([row, column]) => row !== 2 || column !== 2).map(([row, column]) => placeOf(row, column))
}

const linesOf75 = [
  ...steps.map(row => places(steps.map(column => [row, column]))),
  ...steps.map(column => places(steps.map(row => [row, column]))),
  places(steps.map(step => [step, step])),
  places(steps.map(step => [step, 4 - step])),
]

const patterns: Readonly<Record<Kind, Readonly<Partial<Record<PrizeCode, readonly Pattern[]>>>>> = {
  bingo75: {
    line: linesOf75,
    corners: [
      places([
        [0, 0],
        [0, 4],
        [4, 0],
        [4, 4],
      ]),
    ],
    house: [Array.from({ length: 24 }, (_, place) => place)],
  },
  bingo90: {
    line: rowsOf90,
    twoLines: [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(rows => rows.flatMap(row => rowsOf90[row] ?? [])),
    house: [rowsOf90.flat()],
  },
}

/** The patterns that a prize asks for: whichever is complete first. */
export function patternsOf(kind: Kind, prize: PrizeCode): readonly Pattern[] {
  const found = patterns[kind][prize]
  if (!found) throw new Error(`There is no ${prize} in ${kind}.`)
  return found
}
