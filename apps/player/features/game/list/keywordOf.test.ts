import { listLimits, textLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { keywordOf, waitOfSearch } from './keywordOf.ts'

test.each([
  ['m', null, '[GAME-42]'],
  ['ma', null, '[GAME-42]'],
  [' ma ', null, '[GAME-42]'],
  ['man', 'man', '[GAME-42]'],
  ['  mangga fiesta ', 'mangga fiesta', '[GAME-42]'],
  ['', '', '[GAME-43]'],
  ['   ', '', '[GAME-43]'],
] as const)('the text %j looks for %j %s', (text, keyword, _id) => expect(keywordOf(text)).toBe(keyword))

test('the app asks 150 ms after a letter, and 500 ms after the first one of whoever types on [GAME-42]', () => {
  expect([0, 100, 350, 400, 500, 900].map(waitOfSearch)).toEqual([150, 150, 150, 100, 0, 0])
  expect([listLimits.searchAskMs, listLimits.searchWaitMs]).toEqual([150, 500])
})

test('a search is at most 50 characters long [GAME-40]', () => expect(textLimits.gameSearch).toBe(50))
