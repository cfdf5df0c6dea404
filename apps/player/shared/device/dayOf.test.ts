import { expect, test } from 'vitest'
import { dayOf } from './dayOf.ts'

test.each([
  [Date.UTC(2026, 0, 1, 15, 59), 'January 1, 2026', 'Enero 1, 2026'],
  [Date.UTC(2026, 0, 1, 16), 'January 2, 2026', 'Enero 2, 2026'],
  [Date.UTC(2026, 11, 31, 15, 59, 59), 'December 31, 2026', 'Disyembre 31, 2026'],
])('a day is the one in Manila, in the language of the reader', (ms, english, tagalog) => {
  expect([dayOf(ms / 1000, 'en'), dayOf(ms / 1000, 'tl')]).toEqual([english, tagalog])
})
