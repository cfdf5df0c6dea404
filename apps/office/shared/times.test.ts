import { expect, test } from 'vitest'
import { writeSpan, writeTime } from './times.ts'

test.each([
  [-5, '0m'],
  [59, '0m'],
  [2880, '48m'],
  [83_040, '23h 04m'],
  [148_320, '41h 12m'],
  [300_000, '3d 11h'],
])('%i seconds are written %s', (seconds, text) => {
  expect(writeSpan(seconds)).toBe(text)
})

test('a time is that of Manila, and none is a dash', () => {
  expect(writeTime(Date.parse('2026-03-02T23:30:00Z') / 1000)).toBe('3 Mar 2026, 07:30')
  expect(writeTime(0)).toBe('–')
})
