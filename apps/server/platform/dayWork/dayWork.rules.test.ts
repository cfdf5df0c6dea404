import { expect, test } from 'vitest'
import { type KnownDay, lastDueDay, lateDays, lateKind, leftDays, leftKind, owedDays, restMs } from './dayWork.rules.ts'

const at = (time: string) => Date.parse(`2026-11-27T${time}+08:00`)
const ended = (...days: string[]): KnownDay[] => days.map(day => ({ day, startedAtMs: 0, isEnded: true }))
const begun = (day: string, startedAtMs = 0): KnownDay => ({ day, startedAtMs, isEnded: false })
const each = { atManila: '01:15', missed: 'each' } as const
const last = { atManila: '01:15', missed: 'last' } as const

test.each([
  ['00:00:00', '2026-11-25'],
  ['01:14:59', '2026-11-25'],
  ['01:15:00', '2026-11-26'],
  ['23:59:59', '2026-11-26'],
])('at %s the last day that is due is %s', (time, day) => {
  expect(lastDueDay(each, at(time))).toBe(day)
})

test('a time of day that there is not is refused', () => {
  expect(() => lastDueDay({ atManila: '24:00' }, at('12:00:00'))).toThrow('24:00 is no time of day.')
})

test.each([
  ['begins with the last day where nothing is known', each, [], ['2026-11-26']],
  ['owes nothing once the last day is done', each, ended('2026-11-26'), []],
  [
    'owes every missed day since the first one, the oldest first',
    each,
    ended('2026-11-23'),
    ['2026-11-24', '2026-11-25', '2026-11-26'],
  ],
  [
    'goes on with a day that was begun',
    each,
    [...ended('2026-11-24', '2026-11-26'), begun('2026-11-25')],
    ['2026-11-25'],
  ],
  ['owes one day for several where the last one covers them', last, ended('2026-11-20'), ['2026-11-26']],
  ['leaves a day that was begun where a later one covers it', last, [begun('2026-11-25'), ...ended('2026-11-26')], []],
] as const)('a work %s', (_what, work, known, owed) => {
  expect(owedDays(work, known, at('12:00:00'))).toEqual(owed)
})

test('not more than sixty days are made up for [FACT-106]', () => {
  const owed = owedDays(each, ended('2025-01-01'), at('12:00:00'))
  expect([owed.length, owed[0], owed.at(-1)]).toEqual([60, '2026-09-28', '2026-11-26'])
})

test.each([
  ['of sixty nights', each, ended('2026-09-27'), undefined],
  ['of sixty-one nights', each, ended('2026-09-26'), { from: '2026-09-27', until: '2026-09-27' }],
  ['of a year', each, ended('2025-11-26'), { from: '2025-11-27', until: '2026-09-27' }],
  ['of a year that the last night covers', last, ended('2025-11-26'), undefined],
  ['of a work that is new', each, [], undefined],
  ['of a day that failed for sixty nights', each, [begun('2026-09-27')], { from: '2026-09-27', until: '2026-09-27' }],
  ['of a day that may still be done', each, [begun('2026-09-28')], undefined],
] as const)('what is left %s [FACT-106]', (_what, work, known, left) => {
  expect(leftDays(work, known, at('12:00:00'))).toEqual(left)
})

test.each([
  ['six hours', '07:15:00', []],
  ['more than six hours', '07:15:01', ['2026-11-26']],
])('a day that is owed for %s [FACT-107]', (_what, time, late) => {
  expect(lateDays(each, ended('2026-11-25'), at(time))).toEqual(late)
})

test('days that were missed are late at once, and the first day of all six hours after it was begun [FACT-107]', () => {
  expect(lateDays(each, ended('2026-11-24'), at('01:15:00'))).toEqual(['2026-11-25'])
  expect(lateDays(each, [], at('12:00:00'))).toEqual([])
  const first = [begun('2026-11-26', at('09:00:00'))]
  expect(lateDays(each, first, at('15:00:00'))).toEqual([])
  expect(lateDays(each, first, at('15:00:01'))).toEqual(['2026-11-26'])
  expect(lateDays(each, [begun('2026-11-26', at('23:00:00'))], at('12:00:00'))).toEqual(['2026-11-26'])
})

test('an incident is named after its work', () => {
  expect(lateKind('roundCheck.compare')).toBe('ROUND_CHECK_COMPARE_LATE')
  expect(leftKind('promotion.payDays')).toBe('PROMOTION_PAY_DAYS_LEFT')
})

test('a day that fails is left alone for longer each time, and an hour at most', () => {
  expect([1, 2, 3, 6, 100].map(restMs)).toEqual([120_000, 240_000, 480_000, 3_600_000, 3_600_000])
})
