import { listLimits, textLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { keywordOf } from './keywordOf.ts'

test.each([
  ['m', null, '[GAME-42]'],
  ['ma', null, '[GAME-42]'],
  [' ma ', null, '[GAME-42]'],
  ['man', 'man', '[GAME-42]'],
  ['  mangga fiesta ', 'mangga fiesta', '[GAME-42]'],
  ['', '', '[GAME-43]'],
  ['   ', '', '[GAME-43]'],
] as const)('the text %j looks for %j %s', (text, keyword, _id) => expect(keywordOf(text)).toBe(keyword))

test('the app asks sooner than the longest wait [GAME-42]', () => {
  expect(listLimits.searchAskMs).toBe(150)
  expect(listLimits.searchWaitMs).toBe(500)
})

test('a search is at most 50 characters long [GAME-40]', () => expect(textLimits.gameSearch).toBe(50))
