import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { wasBreached } from './wasBreached.ts'
import { isBreached, isSettled } from './password.rules.ts'

test.each(
  'jordan23 1qaz2wsx 123456789t braves01 moviemaker alexa1dria pacific9 ferrarii 22012011fc yurikyu77 xoodysug'.split(
    ' ',
  ),
)('%s was found in a breach, from the most frequent to the rarest known', password => {
  expect(isBreached(password)).toBe(true)
  expect(isBreached(`${password} ngunit mahaba`)).toBe(false)
})

test('of passwords that were drawn hardly any is taken for one of them', () => {
  const drawn = Array.from({ length: 10_000 }, () => randomBytes(9).toString('base64url').toLowerCase())
  expect(drawn.filter(wasBreached).length).toBeLessThan(15)
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
