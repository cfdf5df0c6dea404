import { expect, test } from 'vitest'
import { drawnPasswordMs, isKnown, isLapsed } from './password.rules.ts'

test.each([
  [null, 0, false],
  [0, drawnPasswordMs - 1, false],
  [0, drawnPasswordMs, true],
])('a password drawn at %s has lapsed at %s: %s', (drawnAtMs, nowMs, expected) => {
  expect(isLapsed(drawnAtMs, nowMs)).toBe(expected)
})

test.each([
  ['password12345', true],
  ['rosa.compliance', true],
  ['Rosa.Compliance@saya.local', true],
  ['abcabcabcabc', true],
  ['a tide of seven lamps', false],
])('%s is known to whoever guesses: %s', (password, expected) => {
  expect(isKnown(password, 'rosa.compliance@saya.local')).toBe(expected)
})
