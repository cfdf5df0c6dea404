import { expect, test } from 'vitest'
import { manilaDay, manilaMinute, startOfManilaDay } from './manilaDay.ts'

test.each([
  ['2026-03-02T00:00:00+08:00', '2026-03-02'],
  ['2026-03-01T23:59:59.999+08:00', '2026-03-01'],
  ['2026-03-01T16:00:00Z', '2026-03-02'],
  ['1969-12-31T15:59:59Z', '1969-12-31'],
])('%s lies in the Manila day %s, which begins at its midnight', (text, day) => {
  const ms = Date.parse(text)
  expect(manilaDay(ms)).toBe(day)
  expect(startOfManilaDay(ms)).toBe(Date.parse(`${day}T00:00:00+08:00`))
})

test('a minute is written as Manila has it', () => {
  expect(manilaMinute(Date.parse('2026-03-02T16:04:59.999Z'))).toBe('2026-03-03 00:04')
})
