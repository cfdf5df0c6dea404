import { describe, expect, test } from 'vitest'
import {
  findReached,
  judgeCancelling,
  judgeConfirmation,
  judgeSetting,
  leftOf,
  type LimitName,
  type Meter,
  type OwnLimit,
  readFigure,
  spanOf,
  waitingUntilMs,
} from './limit.rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const nowMs = Date.parse('2026-03-04T12:00:00+08:00')
const ofDay: LimitName = { counts: 'deposit', period: 'day' }

function limit(most: bigint, asked?: { readonly most: bigint | null; readonly agoMs: number }): OwnLimit {
  return { ...ofDay, most, waiting: asked ? { most: asked.most, askedAtMs: nowMs - asked.agoMs } : null }
}

const raised = (agoMs: number) => limit(100n, { most: 200n, agoMs })

test.each<[string, OwnLimit | undefined, bigint | null, object]>([
  ['a first limit holds at once', undefined, 100n, { act: 'set', most: 100n }],
  ['a lower one too', limit(100n), 99n, { act: 'set', most: 99n }],
  ['a lower one ends what waits', raised(0), 50n, { act: 'set', most: 50n }],
  ['the same changes nothing', limit(100n), 100n, { act: 'none' }],
  ['the same ends what waits', raised(0), 100n, { act: 'cancel' }],
  ['a higher one waits', limit(100n), 101n, { act: 'ask', most: 101n }],
  ['so does none', limit(100n), null, { act: 'ask', most: null }],
  ['asked for again it waits no longer', raised(hourMs), 200n, { act: 'none' }],
  ['another one waits anew', raised(hourMs), 150n, { act: 'ask', most: 150n }],
  ['one that lapsed waits anew', raised(4 * dayMs), 200n, { act: 'ask', most: 200n }],
  ['where none is there is none to take away', undefined, null, { act: 'none' }],
])('%s [FACT-11, FACT-12]', (_what, known, most, change) => {
  expect(judgeSetting(known, most, nowMs)).toEqual(change)
})

test.each<[string, OwnLimit | undefined, bigint | null, object]>([
  ['before a day is over', raised(dayMs - 1), 200n, { ok: false, code: 'limit_change_early', fromMs: nowMs + 1 }],
  ['once it is', raised(dayMs), 200n, { ok: true, data: { act: 'confirm', most: 200n } }],
  ['to the last moment', raised(4 * dayMs - 1), 200n, { ok: true, data: { act: 'confirm', most: 200n } }],
  ['when it has lapsed', raised(4 * dayMs), 200n, { ok: false, code: 'limit_change_gone' }],
  ['of another figure than what waits', raised(dayMs), 300n, { ok: false, code: 'limit_change_gone' }],
  [
    'that none is wanted',
    limit(100n, { most: null, agoMs: dayMs }),
    null,
    { ok: true, data: { act: 'confirm', most: null } },
  ],
  ['a second time', limit(200n), 200n, { ok: true, data: { act: 'none' } }],
  ['a second time that none is wanted', undefined, null, { ok: true, data: { act: 'none' } }],
  ['where nothing waits', limit(100n), 200n, { ok: false, code: 'limit_change_gone' }],
])('a change is confirmed %s [FACT-12]', (_when, known, most, judged) => {
  expect(judgeConfirmation(known, most, nowMs)).toEqual(judged)
})

test('only what waits is cancelled', () => {
  expect([judgeCancelling(raised(0)), judgeCancelling(limit(1n)), judgeCancelling(undefined)]).toEqual([
    { act: 'cancel' },
    { act: 'none' },
    { act: 'none' },
  ])
})

test.each<[LimitName, string, bigint | null | 'refused']>([
  [ofDay, '100', 1_000_000n],
  [ofDay, '1', 10_000n],
  [ofDay, '0.99', 'refused'],
  [ofDay, '10000000', 100_000_000_000n],
  [ofDay, '10000000.01', 'refused'],
  [ofDay, '1e3', 'refused'],
  [ofDay, '-5', 'refused'],
  [ofDay, '', null],
  [{ counts: 'time', period: 'day' }, '60', 60n],
  [{ counts: 'time', period: 'day' }, '9', 'refused'],
  [{ counts: 'time', period: 'day' }, '10', 10n],
  [{ counts: 'time', period: 'day' }, '1440', 1440n],
  [{ counts: 'time', period: 'day' }, '1441', 'refused'],
  [{ counts: 'time', period: 'week' }, '10080', 10_080n],
  [{ counts: 'time', period: 'week' }, '10081', 'refused'],
  [{ counts: 'time', period: 'month' }, '44640', 44_640n],
  [{ counts: 'time', period: 'month' }, '44641', 'refused'],
  [{ counts: 'time', period: 'day' }, '60.5', 'refused'],
])('%j is read from %j as %s', (name, text, most) => {
  const figure = readFigure(name, text)
  expect(figure.ok ? figure.most : 'refused').toBe(most)
})

test.each([
  ['day', '2026-03-04', '2026-03-04', '2026-03-05'],
  ['week', '2026-03-04', '2026-03-02', '2026-03-09'],
  ['month', '2026-03-04', '2026-03-01', '2026-04-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s goes from %s to %s in Manila', (period, day, since, until) => {
  const atMs = Date.parse(`${day}T23:59:59+08:00`)
  const midnight = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
  expect(spanOf(period, atMs)).toEqual({ sinceMs: midnight(since), untilMs: midnight(until) })
})

describe('of several limits that are used up', () => {
  const meter = (used: bigint, untilMs: number): Meter => ({ ...limit(100n), used, untilMs })
  test('the one that lasts longest stops a member, and one that is not used up stops nobody [FACT-19]', () => {
    expect(findReached([meter(100n, 1), meter(130n, 5), meter(99n, 9)])).toMatchObject({ untilMs: 5 })
    expect(findReached([meter(130n, 5), meter(100n, 1)])).toMatchObject({ untilMs: 5 })
    expect(findReached([meter(130n, 5), meter(100n, 5)])).toMatchObject({ used: 130n })
    expect(findReached([meter(99n, 9)])).toBeUndefined()
  })

  test('what is left of each is told, and never less than nothing', () => {
    expect([0n, 30n, 100n, 130n].map(used => leftOf(meter(used, 1)))).toEqual([100n, 70n, 0n, 0n])
  })
})

test('a higher limit can be confirmed for three days behind the first one, and nothing where none was asked for', () => {
  expect(waitingUntilMs(raised(dayMs), nowMs)).toBe(nowMs + 3 * dayMs)
  expect(waitingUntilMs(raised(4 * dayMs), nowMs)).toBeNull()
  expect(waitingUntilMs(limit(100n), nowMs)).toBeNull()
})
