import { expect, test } from 'vitest'
import type { PlayGate } from '../gate/index.ts'
import {
  familyPeriod,
  inheritedFrom,
  judgeClosing,
  judgeLift,
  liftableFrom,
  type OwnCause,
  statusAt,
  wasLiftedSince,
} from './exclusion.rules.ts'

function gate(cause: PlayGate['cause'], closedUntilMs: number | null): PlayGate {
  return { cause, openUntilMs: null, closedUntilMs }
}

const cases: readonly (readonly [string, readonly PlayGate[], OwnCause, string])[] = [
  ['nothing stands', [], 'time_out', 'ok'],
  ['a shorter break stands', [gate('time_out', 99)], 'time_out', 'ok'],
  ['the same break stands', [gate('time_out', 100)], 'time_out', 'exclusion_longer 100'],
  ['a longer break stands', [gate('time_out', 200)], 'time_out', 'exclusion_longer 200'],
  ['a longer exclusion stands', [gate('time_out', 99), gate('exclusion', 300)], 'time_out', 'exclusion_longer 300'],
  ['an exclusion ends before it', [gate('exclusion', 99)], 'time_out', 'ok'],
  ['an exclusion without an end stands', [gate('exclusion', null)], 'time_out', 'gate_exclusion'],
  ['a longer break is no exclusion', [gate('time_out', 200)], 'exclusion', 'ok'],
  ['a shorter exclusion stands', [gate('exclusion', 99)], 'exclusion', 'ok'],
  ['a longer exclusion stands', [gate('exclusion', 200)], 'exclusion', 'exclusion_longer 200'],
  ['an exclusion without an end stands', [gate('exclusion', null)], 'exclusion', 'gate_exclusion'],
  [
    'staff, a limit and verification say no',
    [gate('staff', null), gate('rest', 900), gate('kyc', null)],
    'exclusion',
    'ok',
  ],
]

test.each(cases)('where %s, %j: %s is %s [SAFE-02]', (_case, holding, cause, expected) => {
  const verdict = judgeClosing(holding, { cause, untilMs: 100 })
  const said = verdict.ok
    ? 'ok'
    : verdict.code === 'gate_exclusion'
      ? verdict.code
      : `${verdict.code} ${verdict.untilMs}`
  expect(said).toBe(expected)
})

const dayMs = 24 * 3_600_000

test.each([
  ['agreed', 3 * dayMs - 1, 'agreed'],
  ['agreed', 3 * dayMs, 'ended'],
  ['agreed', 1000 * dayMs, 'ended'],
  ['lifted', 1000 * dayMs, 'lifted'],
  ['refused', 1000 * dayMs, 'refused'],
] as const)(
  'a request that is %s, %i ms after it could be confirmed, is %s [SAFE-117]',
  (status, afterMs, expected) => {
    expect(statusAt({ status, open_from: 5 }, 5 + afterMs)).toBe(expected)
    expect(statusAt({ status, open_from: null }, 5 + afterMs)).toBe(status)
  },
)

const own = {
  source: 'member',
  begins_at: Date.parse('2026-01-10T00:00:00+08:00'),
  ends_at: Date.parse('2031-01-10T00:00:00+08:00'),
}
const sixMonths = Date.parse('2026-07-10T00:00:00+08:00')
const short = { ...own, ends_at: own.begins_at + 30 * dayMs }
const listed = { ...own, source: 'regulator' }

test('an exclusion cannot end in its first six months, nor before its own end if that comes sooner, nor where the regulator wants it [SAFE-86]', () => {
  expect(liftableFrom([own])).toBe(sixMonths)
  expect(liftableFrom([short])).toBe(short.ends_at)
  expect(liftableFrom([listed])).toBe(own.ends_at)
  expect(liftableFrom([short, own])).toBe(sixMonths)
})

test.each([
  ['nothing stands', [], sixMonths, undefined, { ok: false, code: 'exclusion_none' }],
  [
    'six months are not over',
    [own],
    sixMonths - 1,
    undefined,
    { ok: false, code: 'exclusion_first_months', untilMs: sixMonths },
  ],
  ['six months are over', [own], sixMonths, undefined, { ok: true }],
  [
    'another account of the person is excluded',
    [own],
    sixMonths,
    99,
    { ok: false, code: 'exclusion_same_person', untilMs: 99 },
  ],
  [
    'one of two is in its first months',
    [own, { ...own, begins_at: own.begins_at + dayMs }],
    sixMonths,
    undefined,
    { ok: false },
  ],
])('where %s, a request to end an exclusion is judged so [SAFE-86]', (_what, standing, nowMs, sameUntilMs, verdict) => {
  expect(judgeLift(standing, { nowMs, sameUntilMs })).toMatchObject(verdict)
})

test('what stands is passed on to another account with its latest begin, and with the regulator’s wish', () => {
  const later = { ...own, begins_at: own.begins_at + dayMs }
  expect(inheritedFrom([], 5)).toEqual({ source: 'same_person', beginsAtMs: 5 })
  expect(inheritedFrom([own, later], 5)).toEqual({ source: 'same_person', beginsAtMs: later.begins_at })
  expect(inheritedFrom([own, listed], 5)).toEqual({ source: 'regulator', beginsAtMs: own.begins_at })
})

test.each([
  [[], false],
  [[null], false],
  [[99], false],
  [[100], true],
  [[null, 99, 101], true],
])('an end agreed to at %j came behind a begin at 100: %s', (ends, was) => {
  expect(
    wasLiftedSince(
      ends.map(at => ({ lifted_at: at })),
      100,
    ),
  ).toBe(was)
})

test.each([
  [0, '3m'],
  [1, '6m'],
  [2, '1y'],
  [9, '1y'],
])('after %i exclusions by the family the next one lasts %s', (before, period) => {
  expect(familyPeriod('3m 6m 1y', before)).toBe(period)
})

test('a rule of the family that names no period stops whoever asks', () => {
  expect(() => familyPeriod('for_ever', 0)).toThrow('for_ever')
})
