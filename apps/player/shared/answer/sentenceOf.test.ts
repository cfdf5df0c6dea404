import { expect, test } from 'vitest'
import { sentenceOf } from './sentenceOf.ts'

const refused = { code: 'ERR_BUSINESS', reason: 'code_invalid', message: 'Maling code' }

test.each([
  ['the server speaks, in whichever language', refused, 'Maling code'],
  ['the server says nothing but a code', { ...refused, message: 'Unknown error' }, 'Failed to login'],
  ['the server refuses a token without a word', { ...refused, message: 'Unauthorized' }, 'Failed to login'],
  ['the network failed', { code: 'ERR_NETWORK', message: 'An error occurred' }, 'Failed to login'],
  ['an answer without a sentence', { code: 'ERR_SERVER', message: 'Unknown error' }, 'Failed to login'],
  ['the client asked nobody', { code: 'ERR_AUTH', message: 'Authentication required' }, 'Failed to login'],
  ['the app itself found the fault', new Error('Failed to login with OTP'), 'Failed to login'],
  ['the browser threw', new TypeError('Failed to fetch dynamically imported module'), 'Failed to login'],
] as const)('%s', (_, failure, sentence) => {
  expect(sentenceOf(failure, 'Failed to login')).toBe(sentence)
})
