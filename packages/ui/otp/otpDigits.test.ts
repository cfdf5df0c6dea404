import { expect, test } from 'vitest'
import { otpDigits, otpDigitsAfter, otpIn } from './otpDigits.ts'

test.each([
  ['407', '407'],
  ['407 512', '407512'],
  ['4075128', '407512'],
  ['Your code is 407512. It is valid for 5 minutes.', '407512'],
  ['4o7', '47'],
  ['', ''],
])('the digits of %j are %j', (text, code) => expect(otpDigits(text)).toBe(code))

test.each([
  ['407512', '4075121', '1'],
  ['407512', '407512154072', '154072'],
  ['407512', '40751', '40751'],
  ['407512', '154072', '154072'],
  ['4075', '40751', '40751'],
  ['', '4075128', '407512'],
])('behind %j, which was refused, %j is %j [AUTH-120]', (refused, text, code) =>
  expect(otpDigitsAfter(refused, text)).toBe(code),
)

test.each([
  ['407512', '407512'],
  [' 407 512\n', '407512'],
  ['407-512', '407512'],
  ['call 407512 now', '407512'],
  ['Your code is 407512. It is valid for 5 minutes.', '407512'],
  ['Saya: 407512 10 minutes', '407512'],
  ['Your code is 407512.\n\n@saya.example #407512', '407512'],
  ['Call 09171234567: 407512', '407512'],
])('exactly one code is in %j', (text, code) => expect(otpIn(text)).toBe(code))

test.each([
  [''],
  ['407'],
  ['4075128'],
  ['4o7512'],
  ['₱407,512.00'],
  ['407512 or 215704'],
  ['407 512 and 215 704'],
  ['0917 123 4567'],
  ['+63 917 123 4567'],
  ['no code at all'],
])('in %j there is none, or more than one', text => expect(otpIn(text)).toBeUndefined())
