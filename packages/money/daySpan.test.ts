import { expect, test } from 'vitest'
import { daySpan, isWithin } from './daySpan.ts'

test('a day in Manila begins at midnight there and ends where the next begins', () => {
  const span = daySpan('2026-03-02')
  expect(span).toEqual({ fromMs: Date.parse('2026-03-01T16:00:00Z'), untilMs: Date.parse('2026-03-02T16:00:00Z') })
  expect([-1, 0, 86_399_999, 86_400_000].map(ms => isWithin(span, span.fromMs + ms))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
