import { expect, test } from 'vitest'
import { sharedWords } from './sharedWords.ts'
import { whyRefused } from './whyRefused.ts'

test.each([
  ['INSUFFICIENT_FUNDS', 'Your balance is too low for this bet.'],
  [
    'LIMIT_EXCEEDED',
    'This bet is above a limit that you set. Limits and breaks shows what is left of it and until when. You can still withdraw.',
  ],
  ['GAME_DISABLED', 'This game is closed for bets right now. Please come back later.'],
  ['PLAYER_BLOCKED', 'Your account cannot bet right now. Open My to see why.'],
  ['GEO_BLOCKED', 'The bet was not accepted. If this happens again, contact Service.'],
  ['', 'The bet was not accepted. If this happens again, contact Service.'],
])('a bet that is refused with %s is told in words: %s', (reason, sentence) => {
  expect(sharedWords[whyRefused(reason)][0]).toBe(sentence)
})
