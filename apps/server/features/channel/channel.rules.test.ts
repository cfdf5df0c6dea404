import { expect, test } from 'vitest'
import { clockOf, isOpenAt, minuteOf, writtenHours } from './channel.rules.ts'

const at = (clock: string) => Date.parse(`2026-03-02T${clock}:00+08:00`)

test.each([
  ['00:00', '00:00', '03:00', true],
  ['08:00', '20:00', '07:59', false],
  ['08:00', '20:00', '08:00', true],
  ['08:00', '20:00', '19:59', true],
  ['08:00', '20:00', '20:00', false],
  ['22:00', '06:00', '23:30', true],
  ['22:00', '06:00', '05:59', true],
  ['22:00', '06:00', '06:00', false],
  ['22:00', '06:00', '12:00', false],
])('from %s to %s by the Manila clock, at %s: %s', (from, until, clock, isOpen) => {
  const hours = { opens_at: minuteOf(from), closes_at: minuteOf(until) }
  expect(isOpenAt(hours, at(clock))).toBe(isOpen)
})

test('the hours are written as a person reads them off a clock', () => {
  expect(writtenHours({ opens_at: minuteOf('08:30'), closes_at: minuteOf('22:00') })).toEqual({
    from: '8:30 AM',
    until: '10:00 PM',
  })
})

test.each(['00:00', '08:30', '12:00', '23:59'])('a field of a form has %s as it is read from there', clock => {
  expect(clockOf(minuteOf(clock))).toBe(clock)
})
