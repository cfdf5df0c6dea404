import { expect, test } from 'vitest'
import { endedLately, isDayOf, overlap, phaseOf, stateOf } from './phase.rules.ts'

const dates = { first_day: '2026-03-02', last_day: '2026-03-03' }
const at = (time: string) => Date.parse(`${time}+08:00`)

test.each([
  ['2026-03-01T23:59:59.999', 'early'],
  ['2026-03-02T00:00:00.000', 'on'],
  ['2026-03-03T23:59:59.999', 'on'],
  ['2026-03-04T00:00:00.000', 'over'],
] as const)('at %s in Manila it is %s', (time, phase) => {
  expect(phaseOf(dates, { isStopped: false, nowMs: at(time) })).toBe(phase)
  expect(phaseOf(dates, { isStopped: true, nowMs: at(time) })).toBe('stopped')
})

test('a day belongs to it from the first to the last', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  expect(days.map(day => isDayOf(dates, day))).toEqual([false, true, true, false])
})

test('two hold at the same time if they share a day', () => {
  const other = (first: string, last: string) => overlap(dates, { first_day: first, last_day: last })
  expect([other('2026-03-03', '2026-03-09'), other('2026-03-04', '2026-03-09')]).toEqual([true, false])
})

test.each([
  [{ isStopped: false, isWaiting: false, live: undefined }, 'draft'],
  [{ isStopped: false, isWaiting: true, live: undefined }, 'waiting'],
  [{ isStopped: false, isWaiting: false, live: dates }, 'live'],
  [{ isStopped: false, isWaiting: true, live: dates }, 'live'],
  [{ isStopped: true, isWaiting: false, live: dates }, 'stopped'],
  [{ isStopped: true, isWaiting: true, live: dates }, 'waiting'],
] as const)('staff see %j as %s', (head, state) => {
  expect(stateOf(head, at('2026-03-02T12:00:00'))).toBe(state)
})

test.each([
  ['2026-03-03T23:59:59.999', null, false],
  ['2026-03-04T00:00:00.000', null, true],
  ['2026-03-10T23:59:59.999', null, true],
  ['2026-03-11T00:00:00.000', null, false],
  ['2026-03-02T12:00:00.000', '2026-03-02T12:00:00.000', true],
  ['2026-03-09T12:00:00.000', '2026-03-02T12:00:00.000', false],
] as const)(
  'at %s, stopped at %s, it is %s that it ended within the week before [PROMO-273]',
  (time, stop, isLately) => {
    const stoppedAtMs = stop === null ? null : at(stop)
    expect(endedLately(dates, { stoppedAtMs, nowMs: at(time) })).toBe(isLately)
  },
)

test('two overlap that share a single day, whichever is named first', () => {
  const next = { first_day: '2026-03-03', last_day: '2026-03-05' }
  expect([overlap(dates, next), overlap(next, dates)]).toEqual([true, true])
  const later = { ...next, first_day: '2026-03-04' }
  expect([overlap(dates, later), overlap(later, dates)]).toEqual([false, false])
})
