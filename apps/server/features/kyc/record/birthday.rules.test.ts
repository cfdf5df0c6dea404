import { expect, test } from 'vitest'
import { birthdayIn } from './birthday.rules.ts'

test.each([
  ['1990-05-17', 2026, '2026-05-17'],
  ['2000-02-29', 2028, '2028-02-29'],
  ['2000-02-29', 2026, '2026-02-28'],
  ['2000-02-29', 2100, '2100-02-28'],
  ['2000-02-29', 2400, '2400-02-29'],
  ['2000-02-28', 2027, '2027-02-28'],
  ['1999-12-31', 2027, '2027-12-31'],
])('whoever was born on %s has their birthday in %i on %s [FACT-65]', (birthday, year, day) => {
  expect(birthdayIn(birthday, year)).toBe(day)
})
