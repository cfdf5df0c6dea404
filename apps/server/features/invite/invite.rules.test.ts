import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import {
  type FriendFacts,
  type FriendRow,
  friendState,
  isComplete,
  mayPass,
  nextLookAt,
  nextTryAt,
  nextWatchAt,
  payableAt,
  waitsForMonthUntil,
  waitsUntil,
} from './invite.rules.ts'

const at = Date.UTC(2026, 4, 10, 4)
const deposit = { id: 'd', amount: 1_000_000n, atMs: at, isPlayed: true }
const all: FriendFacts = { verifiedAtMs: at, deposit }
const dates = { first_day: '2026-05-10', last_day: '2026-05-12' }
const times = { joinedAtMs: at, playSeenAtMs: at }
/** An invitation that goes on for a year, of which a friend has ninety days. */
const long = { ...dates, last_day: '2027-05-09' }
const [lastMs, overMs] = [at + 90 * dayMs - 1, at + 90 * dayMs]

test.each([
  ['everything is done', all, dates, times, true],
  ['nobody has verified them', { ...all, verifiedAtMs: null }, dates, times, false],
  ['there is no deposit', { ...all, deposit: null }, dates, times, false],
  ['the deposit is not played', { ...all, deposit: { ...deposit, isPlayed: false } }, dates, times, false],
  ['they signed up before it began', all, { ...dates, first_day: '2026-05-11' }, times, false],
  ['they were verified after it', { ...all, verifiedAtMs: at + 3 * dayMs }, dates, times, false],
  ['they paid in after it', { ...all, deposit: { ...deposit, atMs: at + 3 * dayMs } }, dates, times, false],
  ['somebody looks on the day after it', all, dates, { ...times, playSeenAtMs: at + 3 * dayMs }, true],
  ['nobody looked until then', all, dates, { ...times, playSeenAtMs: at + 4 * dayMs }, false],
  ['they were verified just in time', { ...all, verifiedAtMs: lastMs }, long, times, true],
  ['they were verified after ninety days', { ...all, verifiedAtMs: overMs }, long, times, false],
  ['they paid in just in time', { ...all, deposit: { ...deposit, atMs: lastMs } }, long, times, true],
  ['they paid in after ninety days', { ...all, deposit: { ...deposit, atMs: overMs } }, long, times, false],
  ['somebody looks on the day after these', all, long, { ...times, playSeenAtMs: lastMs + dayMs }, true],
  ['nobody looked until these were long over', all, long, { ...times, playSeenAtMs: overMs + dayMs }, false],
] as const)('where %s a friend counts: %# [PROMO-135]', (_case, facts, own, when, isDone) => {
  expect(isComplete(facts, own, when)).toBe(isDone)
})

test('a friend is looked at often at first, seldom later, and no more after 90 days', () => {
  const gaps = [0, 2, 20, 89.9].map(days => (nextLookAt(0, days * dayMs) ?? 0) - days * dayMs)
  expect(gaps.map(gap => Math.round(gap / 60_000))).toEqual([5, 60, 720, 720])
  expect(nextLookAt(0, 90 * dayMs)).toBe(null)
  expect([nextWatchAt(0, dayMs), nextWatchAt(0, 40 * dayMs), nextWatchAt(0, 120 * dayMs)]).toEqual([
    2 * dayMs,
    47 * dayMs,
    null,
  ])
  expect([nextTryAt(waitsUntil(0), dayMs), nextTryAt(waitsUntil(0), 62 * dayMs)]).toEqual([
    dayMs + 3_600_000,
    undefined,
  ])
})

test.each([
  ['promotion_paused', true],
  ['promotion_limit', true],
  ['promotion_gift_cap', true],
  ['promotion_stopped', false],
  ['promotion_account', false],
  ['promotion_tester', false],
  ['promotion_used_up', false],
] as const)('%s may pass: %s', (code, may) => expect(mayPass(code)).toBe(may))

const row: FriendRow = {
  verifiedAtMs: null,
  depositedAtMs: null,
  playedAtMs: null,
  isCounted: false,
  isInvited: true,
  isHeld: false,
  isTakenBack: false,
  isOver: false,
  parentState: 'open',
  parentCode: '',
  isStopped: false,
  reward: undefined,
}
const done = { verifiedAtMs: 1, depositedAtMs: 1, playedAtMs: 1 }
const counted = { ...done, isCounted: true }

test.each<[Partial<FriendRow>, string]>([
  [{}, 'joined'],
  [{ depositedAtMs: 1 }, 'joined'],
  [{ verifiedAtMs: 1 }, 'verified'],
  [{ verifiedAtMs: 1, depositedAtMs: 1 }, 'deposited'],
  [done, 'played'],
  [{ ...done, isInvited: false }, 'none'],
  [{ verifiedAtMs: 1, isInvited: false }, 'verified'],
  [{ ...done, isOver: true }, 'over'],
  [counted, 'played'],
  [{ ...counted, parentCode: 'promotion_gift_cap' }, 'next_month'],
  [{ ...counted, parentCode: 'promotion_gift_cap', parentState: 'promised', reward: 'posted' }, 'paid'],
  [{ ...counted, parentState: 'refused', parentCode: 'promotion_gift_cap' }, 'month_over'],
  [{ ...counted, parentState: 'refused', parentCode: 'promotion_account' }, 'none'],
  [{ ...counted, isHeld: true, parentState: 'promised', reward: 'held' }, 'checking'],
  [{ ...counted, parentState: 'promised', reward: 'open' }, 'played'],
  [{ ...counted, parentState: 'promised', reward: 'posted' }, 'paid'],
  [{ ...counted, isHeld: true, parentState: 'promised', reward: 'posted' }, 'paid'],
  [{ ...counted, parentState: 'promised', reward: 'refused' }, 'none'],
  [{ ...counted, parentState: 'refused' }, 'none'],
  [{ ...counted, parentState: 'promised', reward: 'posted', isTakenBack: true }, 'none'],
])('a friend of whom %j is known reads as %s [PROMO-133]', (known, state) => {
  expect(friendState({ ...row, ...known })).toBe(state)
})

test('a friend who counts by an invitation that is stopped reads so, unless their reward was promised before, and so does who finds a budget used up [PROMO-302, PROMO-303]', () => {
  const stateOf = (known: Partial<FriendRow>) => friendState({ ...row, ...counted, ...known })
  expect([
    stateOf({ isStopped: true }),
    stateOf({ isStopped: true, parentState: 'promised', reward: 'open' }),
    stateOf({ parentState: 'refused', parentCode: 'promotion_stopped' }),
    stateOf({ parentState: 'refused', parentCode: 'promotion_used_up' }),
  ]).toEqual(['stopped', 'played', 'stopped', 'used_up'])
})

test('what a friend brings is due so many days after they counted, and who waits may wait 62 days from then [PROMO-215]', () => {
  expect([0, 3, 14].map(days => payableAt(at, days))).toEqual([at, at + 3 * dayMs, at + 14 * dayMs])
  const due = waitsUntil(payableAt(at, 14))
  expect(nextTryAt(due, at + 75 * dayMs)).toBe(at + 75 * dayMs + 3_600_000)
  expect(nextTryAt(due, at + 76 * dayMs)).toBeUndefined()
})

test('of a month that is full the last day of the invitation is waited for, where that is later than 62 days [PROMO-304]', () => {
  const due = Date.parse('2026-03-02T12:00:00+08:00')
  expect(waitsForMonthUntil(due, { last_day: '2026-03-09' })).toBe(due + 62 * dayMs)
  expect(waitsForMonthUntil(due, { last_day: '2026-12-31' })).toBe(Date.parse('2027-01-01T00:00:00+08:00'))
})
