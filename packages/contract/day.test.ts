import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyDay, day } from './day.ts'

test.each(['2026-02-28', '2024-02-29', '2026-12-31'])('%s is a day', text => {
  expect(v.parse(day, text)).toBe(text)
})

test.each(['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '2026-2-3', 'today', ''])(
  '%s is none',
  text => {
    expect(v.safeParse(day, text).success).toBe(false)
  },
)

test('of a list nothing is asked for by nothing, and no day by what is none', () => {
  expect(v.parse(anyDay, undefined)).toBe('')
  expect(v.parse(anyDay, '')).toBe('')
  expect(v.safeParse(anyDay, '2026-02-31').success).toBe(false)
})
