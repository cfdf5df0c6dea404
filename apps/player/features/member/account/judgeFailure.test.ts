import { expect, test } from 'vitest'
import { judgeFailure } from './judgeFailure.ts'

test.each([
  [{ code: 'ERR_BUSINESS', reason: 'username_taken' }, 'typed'],
  [{ code: 'ERR_VALIDATION', reason: 'email_invalid' }, 'typed'],
  [{ code: 'ERR_NETWORK' }, 'way'],
  [{ code: 'ERR_SERVER', reason: 'unexpected' }, 'ours'],
  [{ code: 'ERR_SERVER' }, 'ours'],
  [{}, 'ours'],
] as const)('%j is %s', (failed, expected) => expect(judgeFailure(failed)).toBe(expected))
