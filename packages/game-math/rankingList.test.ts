import { expect, test } from 'vitest'
import { arePlacesInOrder, signedTextOf } from './rankingList.ts'

const place = (number: number, bet: string, reached: number) => ({ place: number, bet, reached_ms: reached })

test.each([
  ['more play comes first', [place(1, '20.00', 9), place(2, '3.50', 1)], true],
  ['on equal play whoever reached it first is ahead', [place(1, '20.00', 1), place(2, '20.00', 2)], true],
  ['two may reach the same at once', [place(1, '20.00', 1), place(2, '20.00', 1)], true],
  ['of equal play the later one stands ahead', [place(1, '20.00', 2), place(2, '20.00', 1)], false],
  ['less play stands ahead', [place(1, '3.50', 1), place(2, '20.00', 2)], false],
  ['a place is left out', [place(1, '20.00', 1), place(3, '3.50', 2)], false],
  ['it does not begin at the first', [place(2, '20.00', 1)], false],
  ['nobody is in it', [], true],
])('%s [PROMO-241]', (_what, places, isInOrder) => {
  expect(arePlacesInOrder(places)).toBe(isInOrder)
})

const said = { contest: 'slots', day: '2026-11-27', version: 1, entrants: 2, places: 1, root: 'aa' }
const list = { ...said, places: [place(1, '1.00', 1)], line: JSON.stringify({ ...said, signature: 'c2ln' }) }

test('the signed text of a line is all that it says but its signature [PROMO-240]', () => {
  expect(signedTextOf(list)).toEqual({ text: JSON.stringify(said), signature: 'c2ln' })
})

test.each([
  ['another day', { day: '2026-11-28' }],
  ['another contest', { contest: 'other' }],
  ['another root', { root: 'bb' }],
  ['more entrants', { entrants: 3 }],
  ['fewer places', { places: [] }],
  ['no line', { line: '' }],
  ['a line without a signature', { line: JSON.stringify(said) }],
])('a line is none of a list with %s [PROMO-240]', (_what, change) => {
  expect(signedTextOf({ ...list, ...change })).toBeUndefined()
})
