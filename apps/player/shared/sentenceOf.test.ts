import { expect, test } from 'vitest'
import { sentenceOf } from './sentenceOf.ts'

const refused = { code: 'ERR_BUSINESS', reason: 'code_invalid', message: 'Invalid code' }

test.each([
  ['the server speaks', refused, 'en', 'Invalid code'],
  ['its refusal is known in Tagalog', refused, 'tl', 'Maling code'],
  ['a refusal without a code is said as it came', { ...refused, reason: undefined }, 'tl', 'Invalid code'],
  ['a refusal nobody translated is said as it came', { ...refused, reason: 'new_one' }, 'tl', 'Invalid code'],
  ['the network failed', { code: 'ERR_NETWORK', message: 'An error occurred' }, 'en', 'Failed to login'],
  ['the server said nothing', { code: 'ERR_SERVER', message: 'Unknown error' }, 'en', 'Failed to login'],
  ['the app itself found the fault', { message: 'Failed to login with OTP' }, 'en', 'Failed to login with OTP'],
] as const)('%s', async (_, failure, language, sentence) => {
  expect(await sentenceOf(failure, 'Failed to login', language)).toBe(sentence)
})

test('what the browser throws by itself is no sentence for people', async () => {
  expect(await sentenceOf(new TypeError('Failed to fetch dynamically imported module'), 'Not sent', 'en')).toBe(
    'Not sent',
  )
})
