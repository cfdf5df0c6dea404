import * as v from 'valibot'
import { expect, test } from 'vitest'
import { realityCheckMinutes } from './realityCheck.ts'
import { setEvery } from './setEvery.ts'

const isTaken = (minutes: unknown) => v.is(setEvery.body, { minutes })

test('every whole number of minutes from 15 to 120 can be chosen, an hour is usual, and there is no way to choose never [SAFE-14]', () => {
  const numbers = Array.from({ length: 200 }, (_, minutes) => minutes)
  const taken = numbers.filter(isTaken)
  expect([taken[0], taken.at(-1), taken.length]).toEqual([15, 120, 106])
  expect(taken).toContain(realityCheckMinutes.usual)
  expect(realityCheckMinutes.usual).toBe(60)
  expect([0, -60, 15.5, Number.NaN, Number.POSITIVE_INFINITY, '60', null, undefined].filter(isTaken)).toEqual([])
})
