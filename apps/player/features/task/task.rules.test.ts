import type { CheckInConfig } from '@saya/contract/task/task.ts'
import { describe, expect, test, vi } from 'vitest'
import {
  monthBeside,
  monthCells,
  newbieOf,
  pictureOf,
  readCheckIn,
  readConfig,
  timeLeft,
  totalOf,
  unknownDays,
  weekOf,
  wordOf,
} from './task.rules.ts'

test.each([
  [0, 1, 'go'],
  [1, 1, 'completed'],
  [1, 2, 'collected'],
  [2, 2, 'collect'],
  [4, 1, 'failed'],
  [3, 1, 'ongoing'],
  [9, 2, 'ongoing'],
] as const)(
  'state %i of category %i says %s [POINTS-32, POINTS-33, POINTS-34, POINTS-35, POINTS-36]',
  (state, category, word) => {
    expect(wordOf(state, category)).toBe(word)
  },
)

test('a config is the text of its fields; one that cannot be read is told and ignored [POINTS-29, POINTS-31]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const text = '{"bonus":20,"progress_bar":100,"goal_progress":500,"constraints":[{"value":500,"bonus":20}]}'
  expect(readConfig(text)).toEqual({
    bonus: 20,
    progress_bar: 100,
    goal_progress: 500,
    constraints: [{ value: 500, bonus: 20 }],
  })
  expect([readConfig('{'), readCheckIn('')]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

describe('the first week', () => {
  test.each([
    ['its first day is that of the start, however late', '2026-03-02T23:59:59', '2026-03-03T00:00:00', 0, [true, 2]],
    ['it is on day seven', '2026-03-02T15:00:00', '2026-03-08T23:59:59', 0, [true, 7]],
    ['it is over on day eight', '2026-03-02T15:00:00', '2026-03-09T00:00:00', 0, [false, 8]],
    ['it is over where the server says so', '2026-03-02T15:00:00', '2026-03-03T00:00:00', 1, [false, 2]],
  ] as const)('%s [POINTS-46, POINTS-52, POINTS-53, POINTS-54, POINTS-63]', (_what, start, now, flag, told) => {
    const { isNewbiePeriod, whenDay } = newbieOf({ start_time: at(start), cur_time: at(now), is_newbie: flag })
    expect([isNewbiePeriod, whenDay]).toEqual(told)
  })

  test('counts down to its end in days and hh:mm:ss [POINTS-57]', () => {
    const { secondsRemaining } = newbieOf({
      start_time: at('2026-03-02T15:00:00'),
      cur_time: at('2026-03-04T12:17:52'),
      is_newbie: 0,
    })
    expect(timeLeft(secondsRemaining)).toEqual([4, '11:42:08'])
  })
})

describe('the card of the check-in', () => {
  const config: CheckInConfig = {
    bonus: 15,
    daily: [10, 10, 15, 15, 20, 20, 50],
    daily_done: false,
    sign_in_days: 2,
    progress_bar: 2,
    goal_progress: 7,
    type: 100,
    constraints: [],
    place: 3,
    make_up: null,
  }
  const told = (...input: Parameters<typeof weekOf>) =>
    weekOf(...input)
      .map(({ state, coins }) => `${state[0]}${coins}`)
      .join(' ')

  test.each([
    ['today waits', config, 'c10 c10 w15 p15 p20 p20 p50'],
    ['today is done', { ...config, daily_done: true }, 'c10 c10 c15 p15 p20 p20 p50'],
    [
      'yesterday was missed and can be made up for',
      { ...config, place: 1, make_up: { day: '2026-03-05', place: 3, bonus: 30 } },
      'c10 c10 l15 w15 p20 p20 p50',
    ],
    ['the list is not known', { ...config, daily: [] }, 'c50 c50 w50 p50 p50 p50 p50'],
  ])(
    'of a cycle where %s [POINTS-47, POINTS-48, POINTS-49, POINTS-51, POINTS-60, POINTS-61]',
    (_what, shown, cells) => {
      expect(told(shown, false, new Set())).toBe(cells)
    },
  )

  test('of the first week shows each day as it was', () => {
    expect(told({ ...config, place: 5 }, true, new Set([1, 2, 4]))).toBe('c10 c10 l15 c15 w20 p20 p50')
  })
})

describe('the calendar', () => {
  test('has 35 cells from Sunday on, and 42 where a month needs them [POINTS-62]', () => {
    const march = monthCells('2026-03')
    expect([march.length, march[0], march[30], march[31]]).toEqual([35, '2026-03-01', '2026-03-31', null])
    const may = monthCells('2026-05')
    expect([may.length, may[4], may[5]]).toEqual([42, null, '2026-05-01'])
  })

  test('does not go past the month of today', () => {
    expect(monthBeside('2026-03', -1, '2026-03-05')).toBe('2026-02')
    expect([monthBeside('2026-03', 1, '2026-03-31'), monthBeside('2026-02', 1, '2026-03-31')]).toEqual([
      undefined,
      '2026-03',
    ])
  })

  test('without a record past days are missed and the others give 50 [POINTS-58, POINTS-65]', () => {
    const days = unknownDays(['2026-03-01', '2026-03-02', '2026-03-03'], '2026-03-02')
    expect(days.map(({ status, points }) => [status, points])).toEqual([
      ['missed', 0],
      ['pending', 50],
      ['pending', 50],
    ])
  })
})

test('only an address that begins with http is a picture [POINTS-11]', () => {
  expect(['https://a/b.webp', 'http://a', '/img/a.webp', ''].map(pictureOf)).toEqual([
    'https://a/b.webp',
    'http://a',
    undefined,
    undefined,
  ])
})

test('a day came to what the server says, or else to the sum of its rows [POINTS-09]', () => {
  const row = (date: string, bonus: number, day_total: number | null = null) => ({ date, bonus, day_total })
  expect(totalOf([row('a', 10, 35), row('a', 20), row('b', 5)], 'a')).toBe(35)
  expect(totalOf([row('a', 10), row('a', 20), row('b', 5)], 'a')).toBe(30)
})
