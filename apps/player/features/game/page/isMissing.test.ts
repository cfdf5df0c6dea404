import { gameErrors } from '@saya/contract/game/errors.ts'
import { expect, test } from 'vitest'
import { isMissing } from './isMissing.ts'

test('a game is missing where nobody has it, or its address is no code, and for no other reason', () => {
  const missing = [...Object.keys(gameErrors), 'invalid_request', 'authentication_required'].filter(reason =>
    isMissing({ reason }),
  )
  expect(missing).toEqual(['game_not_found', 'invalid_request'])
  for (const failure of [undefined, null, new TypeError('offline')]) expect(isMissing(failure)).toBe(false)
})
