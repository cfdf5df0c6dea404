import { expect, test } from 'vitest'
import type { PlayGate } from '../gate/index.ts'
import { judgeClosing, type OwnCause, statusAt } from './exclusion.rules.ts'

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
