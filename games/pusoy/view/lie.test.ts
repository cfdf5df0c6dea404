import { expect, test } from 'vitest'
import { handsOf, placesOf } from '../shape.ts'
import { choiceFor, grouped, layRows, sortAll, swap } from './lie.ts'

const inOrder = (hand: readonly number[]) => hand.toSorted((a, b) => a - b)
const cards = [0, 14, 28, 42, 4, 5, 19, 33, 47, 9, 10, 11, 51]

test('thirteen cards are sorted with the highest in the back, or suit by suit, and each is there once', () => {
  for (const by of ['rank', 'suit'] as const) expect(inOrder(sortAll(cards, by))).toEqual(inOrder(cards))
  expect(sortAll(cards, 'rank').slice(8)).toEqual([0, 51, 11, 10, 9])
  expect(
    sortAll(cards, 'suit')
      .slice(8)
      .every(card => card < 13),
  ).toBe(true)
})

test('what lies in three rows is what is chosen, and is laid again from that choice', () => {
  const lie = swap(sortAll(cards, 'rank'), 0, 12)
  const places = placesOf(choiceFor(cards, lie)) ?? []
  const [front] = handsOf(cards, places)
  expect(inOrder(front)).toEqual(inOrder(lie.slice(0, 3)))
  expect(inOrder(layRows(cards, places).slice(0, 3))).toEqual(inOrder(front))
  expect(swap(lie, 0, 12)).toEqual(sortAll(cards, 'rank'))
})

test('in a row what belongs together lies together', () => {
  expect(grouped([1, 12, 14, 25, 27])).toEqual([1, 14, 27, 12, 25])
})
