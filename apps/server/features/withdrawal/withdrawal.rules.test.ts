import { withdrawalStatuses } from '@saya/contract/withdrawal/status.ts'
import { describe, expect, test } from 'vitest'
import {
  isHeldUp,
  isLost,
  isRefusalBelieved,
  isUnsent,
  judge,
  mayDecline,
  nextCheckMs,
  nextStatus,
  outcomeOf,
  sameKeyMs,
  transitions,
  watched,
  type WithdrawalEvent,
} from './withdrawal.rules.ts'

const events: readonly WithdrawalEvent[] = ['released', 'declined', 'paid', 'failed', 'ranOut', 'returned']

const legal: Readonly<Record<string, string>> = {
  'under_review released': 'paying',
  'under_review declined': 'canceled',
  'paying declined': 'canceled',
  'paying paid': 'completed',
  'paying failed': 'canceled',
  'paying ranOut': 'timeout',
  'timeout paid': 'completed',
  'timeout failed': 'canceled',
  'completed returned': 'canceled',
}

describe('a withdrawal changes as the table says and in no other way [TXN-25, TXN-31]', () => {
  for (const status of withdrawalStatuses) {
    for (const event of events) {
      const to = legal[`${status} ${event}`]
      test(`${status}, ${event}: ${to ?? 'nothing'}`, () => expect(nextStatus(status, event)).toBe(to))
    }
  }
})

test('every status has its line in the table, and nothing leads out of the last', () => {
  expect(Object.keys(transitions).toSorted()).toEqual([...withdrawalStatuses].toSorted())
  expect(transitions.canceled).toEqual({})
})

test('why it came to nothing is told with what ended it', () => {
  expect(events.map(outcomeOf)).toEqual(['', 'declined', '', 'failed', '', 'returned'])
})

describe('what the gateway says decides, and silence never ends what it was asked to pay', () => {
  test.each([
    ['paying', 'paid', 0, 'paid'],
    ['paying', 'failed', 0, 'failed'],
    ['paying', 'pending', 0, null],
    ['paying', null, 0, null],
    ['paying', null, 100, 'ranOut'],
    ['paying', 'pending', 100, 'ranOut'],
    ['paying', 'paid', 100, 'paid'],
    ['timeout', 'pending', 999, null],
    ['timeout', null, 999, null],
    ['timeout', 'paid', 999, 'paid'],
    ['timeout', 'failed', 999, 'failed'],
    ['completed', 'failed', 999, 'returned'],
    ['completed', 'paid', 999, null],
    ['completed', null, 999, null],
    ['canceled', 'paid', 999, null],
    ['under_review', 'paid', 999, null],
  ] as const)('%s, told %s at %i: %s', (status, state, nowMs, wanted) => {
    expect(judge({ status, deadlineMs: 100 }, state, nowMs)).toBe(wanted)
  })
})

test.each([
  [true, 0, true],
  [false, 0, false],
  [false, 3_599_999, false],
  [false, 3_600_000, true],
])('a refusal, the first asking %s, after %i ms: believed %s', (isFirst, ageMs, believed) => {
  expect(isRefusalBelieved({ isFirst, ageMs })).toBe(believed)
})

const minute = 60_000
const hour = 60 * minute
const since = 400 * hour

test.each([
  ['paying', 0, minute],
  ['paying', minute, 3 * minute],
  ['paying', 3 * minute, 10 * minute],
  ['paying', 10 * minute, 20 * minute],
  ['paying', 20 * minute, 30 * minute],
  ['paying', 30 * minute, hour],
  ['paying', 24 * hour, 25 * hour],
  ['timeout', 1000 * hour, 1001 * hour],
  ['completed', 0, hour],
  ['completed', hour, 6 * hour],
  ['completed', 6 * hour, 24 * hour],
  ['completed', 25 * hour, 72 * hour],
  ['completed', 72 * hour, 168 * hour],
  ['completed', 168 * hour, null],
  ['canceled', 0, null],
  ['under_review', 0, null],
] as const)('%s for %i ms: the gateway is asked at %s', (status, age, wanted) => {
  expect(nextCheckMs({ status, sinceMs: since }, since + age)).toBe(wanted === null ? null : since + wanted)
})

test.each([
  ['failed', 0, hour],
  ['failed', 25 * hour, 72 * hour],
  ['returned', 0, hour],
  ['returned', 169 * hour, null],
  ['declined', 0, null],
] as const)('canceled as %s for %i ms: the gateway is asked at %s', (outcome, age, wanted) => {
  const ended = watched({ status: 'canceled', outcome, releasedAtMs: 1, endedAtMs: 5 })
  expect(nextCheckMs(ended, 5 + age)).toBe(wanted === null ? null : 5 + wanted)
})

test.each([
  ['under_review', null, null, 0, false, true],
  ['paying', 5, null, 48 * hour - 1, false, false],
  ['paying', 5, null, 48 * hour, true, true],
  ['paying', 5, 6, 480 * hour, false, false],
  ['timeout', 5, 6, 480 * hour, false, false],
  ['completed', 5, 6, 480 * hour, false, false],
  ['canceled', 5, null, 480 * hour, false, false],
] as const)('%s, let go at %s, sent at %s, after %i ms: unsent %s, may be declined %s', (...row) => {
  const [status, releasedAtMs, sentAtMs, age, unsent, may] = row
  const one = { status, releasedAtMs, sentAtMs }
  expect([isUnsent(one, 5 + age), mayDecline(one, 5 + age)]).toEqual([unsent, may])
})

test('what is not ended is watched since it was let go, and what was never let go since ever', () => {
  const paying = { status: 'paying', outcome: '', endedAtMs: 9 } as const
  expect(watched({ ...paying, releasedAtMs: 7 }).sinceMs).toBe(7)
  expect(watched({ ...paying, releasedAtMs: null }).sinceMs).toBe(0)
})

test('a gateway remembers a key for 23 hours', () => expect(sameKeyMs).toBe(23 * hour))

test.each([
  ['timeout', since, 72 * hour, true],
  ['timeout', since, 72 * hour - 1, false],
  ['timeout', null, 900 * hour, false],
  ['paying', since, 900 * hour, false],
] as const)('%s, sent at %s, after %i ms: lost is %s', (status, sentAtMs, age, lost) => {
  expect(isLost({ status, sentAtMs }, since + age)).toBe(lost)
})

test.each([
  ['paying', null, since, hour, true],
  ['paying', null, since, hour - 1, false],
  ['paying', null, null, 900 * hour, false],
  ['paying', since, since, 900 * hour, false],
  ['timeout', null, since, 900 * hour, false],
] as const)('%s, sent at %s, let go at %s, after %i ms: held up is %s', (status, sentAtMs, releasedAtMs, age, held) => {
  expect(isHeldUp({ status, sentAtMs, releasedAtMs }, since + age)).toBe(held)
})
