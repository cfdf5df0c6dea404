import { expect, test } from 'vitest'
import { type BetRecord, dayChange, gameChange, statusOf, tallyChange } from './betRecord.ts'

const openedMs = Date.parse('2026-03-01T23:59:00+08:00')
const closedMs = Date.parse('2026-03-02T00:01:00+08:00')

test.each([
  ['an open round', { bets: 1, win: 0n, closed_at: null }, 0],
  ['a closed round, lost or free', { bets: 1, win: 0n, closed_at: closedMs }, 1],
  ['an open round taken back, also a free one', { bets: 0, win: 0n, closed_at: null }, 2],
  ['a settled round taken back', { bets: 0, win: 0n, closed_at: closedMs }, 2],
  ['an open round that was won before its bet', { bets: 0, win: 10n, closed_at: null }, 0],
  ['a closed round of one bet besides those taken back', { bets: 1, win: 0n, closed_at: closedMs }, 1],
])('%s has the status it should', (_case, round, status) => expect(statusOf(round)).toBe(status))

const record: BetRecord = {
  game: 5,
  game_type: 3,
  tester: false,
  bet: 20n,
  refund: 5n,
  win: 40n,
  turnover: 12n,
  is_free: false,
  brand: 'play',
  status: 1,
  opened_at: openedMs,
  settled_at: closedMs,
}

test('a record counts on the day it was opened for its member, and on the day it was settled for its game', () => {
  expect(dayChange(record, 1n)).toMatchObject({ day: '2026-03-01', game_type: 3, rounds: 1n, bet: 15n, win: 40n })
  expect(gameChange(record, 1n)).toMatchObject({ game: 5, day: '2026-03-02', bet: 15n, win: 40n, product: 600n })
})

test('a record that is taken off its sums takes off exactly what it added', () => {
  const [added, taken] = [gameChange(record, 1n), gameChange(record, -1n)]
  for (const key of ['rounds', 'bet', 'win', 'betSquare', 'winSquare', 'product'] as const) {
    expect((added?.[key] ?? 1n) + (taken?.[key] ?? 1n)).toBe(0n)
  }
})

test('a record counts for its member on the day it was settled, and is taken off as it was put on', () => {
  const added = { day: '2026-03-02', game: 5, game_type: 3, brand: 'play', is_free: false, counted_at: closedMs }
  expect(tallyChange(record, 1n)).toEqual({ ...added, rounds: 1n, bet: 15n, win: 40n, turnover: 12n })
  expect(tallyChange(record, -1n)).toEqual({ ...added, rounds: -1n, bet: -15n, win: -40n, turnover: -12n })
})

test.each([
  ['an open round', { status: 0, settled_at: null }],
  ['a round taken back', { status: 2 }],
])('%s counts for nobody', (_case, other) => expect(tallyChange({ ...record, ...other }, 1n)).toBeUndefined())

test.each([
  ['a tester', { tester: true }],
  ['an open round', { status: 0, settled_at: null }],
  ['a round taken back', { status: 2 }],
])('%s counts for no game', (_case, other) => expect(gameChange({ ...record, ...other }, 1n)).toBeUndefined())
