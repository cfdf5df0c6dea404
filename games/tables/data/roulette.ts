import type { Group, Spot } from '../shape.ts'
import { makeGroup, makeSpot } from './makeSpot.ts'

const numbers = Array.from({ length: 37 }, (_, number) => number)
const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])
const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const others = numbers.slice(1)

/** A bet on so many numbers pays 36 times its part for each: one number 35 to 1, eighteen 1 to 1. */
function spot(code: string, name: readonly [en: string, tl: string], covered: readonly number[]): Spot {
  const pay = 3600 / covered.length
  const pays = Object.fromEntries(covered.map(number => [`n${number}`, [pay]]))
  return makeSpot({ code, name, pays, odds: `${36 / covered.length - 1} : 1`, returnPpm: 972_973 })
}

function inside(covered: readonly number[]): Spot {
  const name = covered.length > 3 ? `${covered[0]}–${covered.at(-1)}` : covered.join('·')
  return spot(`on-${covered.join('-')}`, [name, name], covered)
}

/** Side by side in a row, or one row above the other; the zero touches 1, 2 and 3. */
const splits = [
  ...[1, 2, 3].map(number => [0, number]),
  ...rows.flatMap(([low = 0, middle = 0, high = 0]) => [
    [low, middle],
    [middle, high],
  ]),
  ...others.filter(number => number < 34).map(number => [number, number + 3]),
]
const corners = rows.slice(1).flatMap(([low = 0, middle = 0, high = 0]) => [
  [low - 3, middle - 3, low, middle],
  [middle - 3, high - 3, middle, high],
])
const streets = [[0, 1, 2], [0, 2, 3], ...rows]
const lines = rows.slice(1).map((row, at) => [...(rows[at] ?? []), ...row])

export const roulette: readonly Group[] = [
  makeGroup({
    code: 'outside',
    name: ['Outside', 'Labas'],
    columns: 3,
    spots: [
      spot('dozen-1', ['1st 12', 'Unang 12'], others.slice(0, 12)),
      spot('dozen-2', ['2nd 12', 'Ika-2ng 12'], others.slice(12, 24)),
      spot('dozen-3', ['3rd 12', 'Ika-3ng 12'], others.slice(24)),
      ...[1, 2, 3].map(column =>
        spot(
          `column-${column}`,
          [`Column ${column}`, `Hanay ${column}`],
          others.filter(number => (number - column) % 3 === 0),
        ),
      ),
      spot('low', ['1 to 18', '1 hanggang 18'], others.slice(0, 18)),
      spot(
        'even',
        ['Even', 'Tukol'],
        others.filter(number => number % 2 === 0),
      ),
      spot('red', ['Red', 'Pula'], reds),
      spot('high', ['19 to 36', '19 hanggang 36'], others.slice(18)),
      spot(
        'odd',
        ['Odd', 'Gansal'],
        others.filter(number => number % 2 === 1),
      ),
      spot(
        'black',
        ['Black', 'Itim'],
        others.filter(number => !reds.includes(number)),
      ),
    ],
  }),
  makeGroup({
    code: 'numbers',
    name: ['Numbers', 'Numero'],
    columns: 6,
    spots: numbers.map(number => inside([number])),
  }),
  makeGroup({ code: 'splits', name: ['Splits', 'Dalawa'], columns: 5, spots: splits.map(inside) }),
  makeGroup({ code: 'streets', name: ['Streets', 'Tatlo'], columns: 4, spots: streets.map(inside) }),
  makeGroup({
    code: 'corners',
    name: ['Corners', 'Apat'],
    columns: 4,
    spots: [inside([0, 1, 2, 3]), ...corners.map(inside)],
  }),
  makeGroup({ code: 'lines', name: ['Lines', 'Anim'], columns: 4, spots: lines.map(inside) }),
]
