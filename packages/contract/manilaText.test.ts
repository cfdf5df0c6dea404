import { expect, test } from 'vitest'
import { clockText, dayText, momentText } from './manilaText.ts'

test.each([
  ['2026-03-02T16:04:59.999Z', 'March 3, 2026', 'Marso 3, 2026', '12:04 AM'],
  ['2026-03-02T15:59:59.999Z', 'March 2, 2026', 'Marso 2, 2026', '11:59 PM'],
  ['2026-12-31T04:00:00Z', 'December 31, 2026', 'Disyembre 31, 2026', '12:00 PM'],
])('%s is written as a person in Manila writes it, in both languages', (moment, english, tagalog, clock) => {
  const ms = Date.parse(moment)
  expect(dayText(ms)).toEqual([english, tagalog])
  expect(momentText(ms)).toEqual([`${english}, ${clock}`, `${tagalog}, ${clock}`])
})

test.each([
  [0, '12:00 AM'],
  [510, '8:30 AM'],
  [720, '12:00 PM'],
  [1439, '11:59 PM'],
])('the minute %i of a day is %s', (minute, clock) => {
  expect(clockText(minute)).toBe(clock)
})
