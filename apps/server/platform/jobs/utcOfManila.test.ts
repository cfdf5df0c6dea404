import { expect, test } from 'vitest'
import { utcOfManila } from './utcOfManila.ts'

test.each([
  ['03:30', '30 19 * * *'],
  ['08:00', '0 0 * * *'],
  ['07:59', '59 23 * * *'],
  ['00:00', '0 16 * * *'],
  ['23:59', '59 15 * * *'],
])('%s in Manila is the rule %s', (time, rule) => expect(utcOfManila(time)).toBe(rule))

test.each(['24:00', '3:30', '12:60', '', '12:00:00'])('%s is no time of day', time =>
  expect(() => utcOfManila(time)).toThrow('is no time of day'),
)
