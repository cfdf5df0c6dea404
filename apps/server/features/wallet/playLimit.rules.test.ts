import { describe, expect, test } from 'vitest'
import { countPlay, exceedsPlay, oldestDay, type PlayLimit, takeBackPlay } from './playLimit.rules.ts'

const nowMs = Date.parse('2026-03-04T12:00:00+08:00')
const spent = (wish: Partial<PlayLimit> = {}): PlayLimit => ({
  counts: 1,
  period: 1,
  since: '2026-03-04',
  used: 10n,
  most: 100n,
  ...wish,
})
const lost = (wish: Partial<PlayLimit> = {}) => spent({ counts: 2, ...wish })

test.each([
  ['what is spent grows by a stake alone', spent(), { stake: 5n, won: 50n }, 15n],
  ['what is lost is less by what is won', lost(), { stake: 5n, won: 50n }, -35n],
  ['nobody spends less than nothing', spent(), { stake: -20n, won: 0n }, 0n],
  ['a day that is over begins anew', spent({ since: '2026-03-03' }), { stake: 5n, won: 0n }, 5n],
  ['a week goes from Monday', spent({ period: 2, since: '2026-03-02' }), { stake: 5n, won: 0n }, 15n],
  ['a week that is over begins anew', spent({ period: 2, since: '2026-02-23' }), { stake: 5n, won: 0n }, 5n],
  ['a month goes from its first day', spent({ period: 3, since: '2026-03-01' }), { stake: 5n, won: 0n }, 15n],
  ['a clock that goes back opens nothing', spent({ since: '2026-03-05' }), { stake: 5n, won: 0n }, 15n],
])('%s', (_what, limit, play, used) => {
  expect(countPlay([limit], { nowMs, ...play })).toMatchObject([{ used }])
})

describe('what is taken back', () => {
  const back = { nowMs, stake: 10n, stakedOn: '2026-03-04', won: 25n, openedOn: '2026-03-04', wins: [] }
  test.each([
    ['leaves the limit it was counted in', lost({ used: -15n }), back, 0n],
    ['leaves no limit that began after its stake', spent({ used: 40n }), { ...back, stakedOn: '2026-03-03' }, 40n],
    [
      'is forgotten as far as its round won since',
      lost({ used: 0n }),
      {
        ...back,
        stakedOn: '2026-03-03',
        openedOn: '2026-03-03',
        wins: [
          { day: '2026-03-03', amount: 20n },
          { day: '2026-03-04', amount: 5n },
        ],
      },
      5n,
    ],
  ])('%s', (_what, limit, play, used) => {
    expect(takeBackPlay([limit], play)).toMatchObject([{ used }])
  })
})

test('a limit may be reached and not passed', () => {
  expect(exceedsPlay([spent({ used: 100n })])).toBe(false)
  expect(exceedsPlay([spent(), spent({ used: 101n })])).toBe(true)
})

test.each([
  ['2026-03-04', '2026-03-01'],
  ['2026-04-02', '2026-03-30'],
])('on %s no limit counts what was before %s', (today, oldest) => {
  expect(oldestDay(Date.parse(`${today}T00:00:00+08:00`))).toBe(oldest)
})
