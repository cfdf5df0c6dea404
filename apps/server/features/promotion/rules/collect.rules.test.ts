import { dayMs, daySpan } from '@saya/money'
import { expect, test } from 'vitest'
import { collectableUntil } from './collect.rules.ts'

const day = '2026-03-02'
const { untilMs } = daySpan(day)

test.each([
  ['in the night behind its day', untilMs + 15 * 60_000, untilMs + 15 * 60_000 + 7 * dayMs],
  ['on its day itself', untilMs - 1, untilMs + 7 * dayMs],
  ['five nights late', untilMs + 5 * dayMs, untilMs + 12 * dayMs],
  ['sixty nights late', untilMs + 60 * dayMs, untilMs + 67 * dayMs],
])('what is promised %s can be collected for seven whole days [PROMO-272]', (_case, promisedAtMs, until) => {
  expect(collectableUntil(day, promisedAtMs)).toBe(until)
})
