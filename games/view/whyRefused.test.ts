import { expect, test } from 'vitest'
import { sharedWords } from './sharedWords.ts'
import { whyRefused } from './whyRefused.ts'

test.each([
  ['INSUFFICIENT_FUNDS', 'Your balance is too low for this bet.'],
  ['LIMIT_EXCEEDED', 'This bet would pass a limit of yours.'],
  ['GAME_DISABLED', 'This game takes no bets now. Please come back later.'],
  ['PLAYER_BLOCKED', 'Your account may not bet now. Your own page says why.'],
  ['GEO_BLOCKED', 'The bet was not taken.'],
  ['', 'The bet was not taken.'],
])('a bet that is refused with %s is told in words: %s', (reason, sentence) => {
  expect(sharedWords[whyRefused(reason)][0]).toBe(sentence)
})
