import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'

test('ten recovery codes of 112 bits or more are drawn, none like another', () => {
  const codes = newRecoveryCodes(systemRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    const letters = code.replaceAll('-', '')
    expect(letters).toMatch(/^[a-hjkmnp-z2-9]+$/)
    expect(letters.length * Math.log2(31)).toBeGreaterThanOrEqual(112)
  }
})

test('a recovery code is the same however it is typed', () => {
  const [code = ''] = newRecoveryCodes(systemRandom)
  expect(hashRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toEqual(hashRecoveryCode(code))
})
