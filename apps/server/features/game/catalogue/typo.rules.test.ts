import { expect, test } from 'vitest'
import { lettersMissing, lettersOf, slipsBetween, slipsForgiven } from './typo.rules.ts'

test.each([
  ['mangga', 'mangga', 0, 0],
  ['manga', 'mangga', 1, 1],
  ['manggga', 'mangga', 1, 1],
  ['mangya', 'mangga', 1, 1],
  ['mnagga', 'mangga', 1, 1],
  ['mang', 'mangga', 2, 0],
  ['magn', 'mangga', 3, 1],
  ['dragon', 'mangga', 3, 3],
])('between "%s" and "%s" lie %i slips, to its beginning %i', (typed, word, whole, beginning) => {
  const slips = slipsBetween(typed, word, 2)
  expect([Math.min(slips.whole, 3), Math.min(slips.beginning, 3)]).toEqual([whole, beginning])
})

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('in a word of %i letters %i slips are forgiven', (length, slips) => expect(slipsForgiven(length)).toBe(slips))

test('letters that one word has and the other has not are counted, each once', () => {
  expect(lettersMissing(lettersOf('mangga'), lettersOf('manga'))).toBe(0)
  expect(lettersMissing(lettersOf('mangga'), lettersOf('dragon'))).toBe(1)
  expect(lettersMissing(lettersOf('zzz'), lettersOf('mangga'))).toBe(1)
})
