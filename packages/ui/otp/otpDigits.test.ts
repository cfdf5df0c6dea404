import { expect, test } from 'vitest'
import { otpDigits } from './otpDigits.ts'

test.each([
  ['407', '407'],
  ['407 512', '407512'],
  ['4075128', '407512'],
  ['Your code is 407512. It is valid for 5 minutes.', '407512'],
  ['4o7', '47'],
  ['', ''],
])('the code in %j is %j', (text, code) => expect(otpDigits(text)).toBe(code))
