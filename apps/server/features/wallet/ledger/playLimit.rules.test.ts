import { describe, expect, test } from 'vitest'
import {
  countPlay,
  exceedsPlay,
  limitsOn,
  oldestDay,
  type PlayBack,
  playPlaces,
  type PlayLimits,
  takeBackPlay,
} from './playLimit.rules.ts'

const nowMs = Date.parse('2026-03-04T12:00:00+08:00')
type PlaceName = `${'spent' | 'lost'} in a ${'day' | 'week' | 'month'}`
const placeOf = (name: PlaceName) =>
  playPlaces.findIndex(({ counts, period }) => name === (`${counts} in a ${period}` as const))

/** A limit of one kind, with so much of it used. */
function limitOf(name: PlaceName, used: bigint, countedOn = '2026-03-04', most = 100n): PlayLimits {
  const only = (units: bigint) => playPlaces.map((_, place) => (place === placeOf(name) ? units : 0n))
  return { most: only(most).map(units => (units === 0n ? null : units)), used: only(used), countedOn }
}

test.each<[string, PlaceName, string, bigint, bigint, bigint]>([
  ['what is spent grows by a stake alone', 'spent in a day', '2026-03-04', 5n, 50n, 15n],
  ['what is lost is less by what is won', 'lost in a day', '2026-03-04', 5n, 50n, -35n],
  ['nobody spends less than nothing', 'spent in a day', '2026-03-04', -20n, 0n, 0n],
  ['a day that is over begins anew', 'spent in a day', '2026-03-03', 5n, 0n, 5n],
  ['a week goes from Monday', 'spent in a week', '2026-03-02', 5n, 0n, 15n],
  ['a week that is over begins anew', 'spent in a week', '2026-03-01', 5n, 0n, 5n],
  ['a month goes from its first day', 'spent in a month', '2026-03-01', 5n, 0n, 15n],
  ['a month that is over begins anew', 'spent in a month', '2026-02-28', 5n, 0n, 5n],
  ['a clock that goes back opens nothing', 'spent in a day', '2026-03-05', 5n, 0n, 15n],
])('%s', (_what, name, countedOn, stake, won, used) => {
  const after = countPlay(limitOf(name, 10n, countedOn), { nowMs, stake, won })
  expect(after.used[placeOf(name)]).toBe(used)
  expect(after.countedOn).toBe(countedOn > '2026-03-04' ? countedOn : '2026-03-04')
})

describe('what is taken back', () => {
  const back = { nowMs, stake: 10n, stakedOn: '2026-03-04', won: 25n, openedOn: '2026-03-04', wins: [] }
  const won = [
    { day: '2026-03-03', amount: 20n },
    { day: '2026-03-04', amount: 5n },
  ]
  const yesterday = { ...back, stakedOn: '2026-03-03', openedOn: '2026-03-03' }
  test.each<[string, PlaceName, bigint, PlayBack, bigint]>([
    ['leaves the limit it was counted in', 'lost in a day', -15n, back, 0n],
    ['leaves no period that began after its stake', 'spent in a day', 40n, yesterday, 40n],
    ['leaves a longer period that knew its stake', 'spent in a week', 40n, yesterday, 30n],
    ['is forgotten as far as its round won since', 'lost in a day', 0n, { ...yesterday, wins: won }, 5n],
  ])('%s', (_what, name, used, play, left) => {
    expect(takeBackPlay(limitOf(name, used), play).used[placeOf(name)]).toBe(left)
  })
})

test('what is used of a limit stands for its period, and is nothing in the next one', () => {
  for (const name of ['spent in a day', 'lost in a day'] as const) {
    const usedAfter = (days: number) => limitsOn(limitOf(name, 10n), nowMs + days * 86_400_000).used[placeOf(name)]
    expect([usedAfter(0), usedAfter(1)]).toEqual([10n, 0n])
  }
})

test('a limit may be reached and not passed, and where there is none nothing is passed', () => {
  expect(exceedsPlay(limitOf('spent in a day', 100n))).toBe(false)
  expect(exceedsPlay(limitOf('spent in a day', 101n))).toBe(true)
  expect(exceedsPlay({ ...limitOf('spent in a day', 101n), most: [null, 1n, null, null, null, null] })).toBe(false)
})

test.each([
  ['2026-03-04', '2026-03-01'],
  ['2026-04-02', '2026-03-30'],
])('on %s no limit counts what was before %s', (today, oldest) => {
  expect(oldestDay(Date.parse(`${today}T00:00:00+08:00`))).toBe(oldest)
})
