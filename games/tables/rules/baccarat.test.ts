import { replayed } from '@saya/game-math'
import { expect, test } from 'vitest'
import { bankerDraws, drawBaccarat, playerDraws } from './baccarat.ts'

/** For each of the player's third cards from 0 to 9, the banker's totals that draw (1) and that stand (0), from 0 to 7. */
const banker: readonly (readonly [third: number, totals: string])[] = [
  [0, '11110000'],
  [1, '11110000'],
  [2, '11111000'],
  [3, '11111000'],
  [4, '11111100'],
  [5, '11111100'],
  [6, '11111110'],
  [7, '11111110'],
  [8, '11100000'],
  [9, '11110000'],
]

test.each(banker)('against a third card of %i the banker draws at %s', (third, totals) => {
  for (const [total, draws] of totals.split('').entries()) {
    expect([total, bankerDraws(5, total, third)]).toEqual([total, draws === '1'])
  }
})

test('where the player stands the banker draws to five, and nobody draws against eight or nine', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(total => bankerDraws(6, total, undefined))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map(total => total < 6),
  )
  expect([8, 9].flatMap(player => [0, 3, 5].map(total => bankerDraws(player, total, undefined)))).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  expect([0, 5, 6, 7].map(player => playerDraws(player, 7))).toEqual([true, true, false, false])
  expect([8, 9].map(total => playerDraws(0, total))).toEqual([false, false])
  expect([8, 9].map(total => bankerDraws(0, total, 1))).toEqual([false, false])
})

/** The places in the shoe that give these cards: nothing that is drawn here stands before another. */
function dealt(...cards: readonly number[]) {
  const places = cards.map((card, turn) => 52 * (7 - turn) + card)
  return drawBaccarat(replayed(places.map((value, turn) => ({ of: 416 - turn, value }))))
}

test('cards fall to player and banker in turn, and a third to whom the rules give it', () => {
  const [ace, two, three, six, king] = [0, 1, 2, 5, 12]
  expect(dealt(king, six, two, ace, six)).toEqual({
    shown: { kind: 'baccarat', player: [king, two, six], banker: [six, ace], totals: [8, 7] },
    marks: { player: 1 },
  })
  expect(dealt(three, king, three, king + 13, two).marks).toEqual({ player: 1, playerPair: 1, bankerPair: 1 })
})
