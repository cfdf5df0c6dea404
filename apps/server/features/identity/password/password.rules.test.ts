import { expect, test } from 'vitest'
import { frequentPasswords } from './frequentPasswords.ts'
import { isBreached, isSettled } from './password.rules.ts'

test('at least three thousand passwords from published leaks are known', () => {
  expect(new Set(frequentPasswords.trim().split(/\s+/)).size).toBeGreaterThanOrEqual(3000)
})

test.each(['password', 'PassWord', 'iloveyou', 'saya1234', 'SayaSlots!2026', 'qwerty123456', '12345678', '98765432'])(
  '%s is what guessers begin with [ACCT-42]',
  password => expect(isBreached(password)).toBe(true),
)

test.each(['aaaaaaaa', 'abcabcabc', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])('so is the pattern %s', password => {
  expect(isBreached(password)).toBe(true)
})

test.each(['tatlong maya sa bakod', 'h7Kx-93qL', 'sayang-saya ako', 'ñandu ñandu ñandú'])('%s is not', password => {
  expect(isBreached(password)).toBe(false)
})

test.each([
  [0, false],
  [71.99, false],
  [72, true],
])('a password %s hours old confirms who one is: %s', (hours, is) => {
  expect(isSettled(1_000, 1_000 + hours * 3_600_000)).toBe(is)
})
