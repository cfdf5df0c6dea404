import { expect, test } from 'vitest'
import { stepAt } from './stepAt.ts'

test.each([
  ['/login', 'login-otp-1'],
  ['/login/', 'login-otp-1'],
  ['/loginPassword', 'login-password'],
  ['/loginPassword/', 'login-password'],
  ['/', undefined],
  ['/login/x', undefined],
  ['/constructor', undefined],
])('the address %s opens the sheet at %s', (path, step) => expect(stepAt(path)).toBe(step))
