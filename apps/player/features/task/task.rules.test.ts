import type { CheckInConfig } from '@saya/contract/task/task.ts'
import { describe, expect, test, vi } from 'vitest'
import {
  givesSeventh,
  monthBeside,
  monthCells,
  newbieOf,
  pictureOf,
  readCheckIn,
  readConfig,
  timeLeft,
  unknownDays,
  weekOf,
  wordOf,
} from './task.rules.ts'

test.each([
  [0, 1, 'go', 'POINTS-32'],
  [1, 1, 'completed', 'POINTS-33'],
  [1, 2, 'collected', 'POINTS-33'],
  [2, 2, 'collect', 'POINTS-34'],
  [4, 1, 'failed', 'POINTS-35'],
  [3, 1, 'ongoing', 'POINTS-36'],
  [9, 2, 'ongoing', 'POINTS-36'],
] as const)('state %i of category %i says %s [%s]', (state, category, word, _id) => {
  expect(wordOf(state, category)).toBe(word)
})

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
    [
      'its first day is that of the start, however late [POINTS-46, POINTS-52]',
      '2026-03-02T23:59:59',
      '2026-03-03T00:00:00',
      0,
      [true, 2],
    ],
    [
      'it is on day seven [POINTS-46, POINTS-53, POINTS-63]',
      '2026-03-02T15:00:00',
      '2026-03-08T23:59:59',
      0,
      [true, 7],
    ],
    [
      'it is over on day eight [POINTS-53, POINTS-54, POINTS-63]',
      '2026-03-02T15:00:00',
      '2026-03-09T00:00:00',
      0,
      [false, 8],
    ],
    ['it is over where the server says so [POINTS-54]', '2026-03-02T15:00:00', '2026-03-03T00:00:00', 1, [false, 2]],
  ] as const)('%s', (_what, start, now, flag, told) => {
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
  const missed = (place: number) => ({ day: '2026-03-05', place, bonus: 30 })
  const told = (...input: Parameters<typeof weekOf>) =>
    weekOf(...input)
      .map(({ state, coins }) => `${state[0]}${coins}`)
      .join(' ')

  test.each([
    ['today waits [POINTS-47, POINTS-48, POINTS-51, POINTS-60]', config, 'c10 c10 w15 p15 p20 p20 p50'],
    ['today is done [POINTS-47, POINTS-51]', { ...config, daily_done: true }, 'c10 c10 c15 p15 p20 p20 p50'],
    [
      'yesterday was missed and can be made up for [POINTS-49, POINTS-51]',
      { ...config, place: 1, make_up: { day: '2026-03-05', place: 3, bonus: 30 } },
      'c10 c10 l15 w15 p20 p20 p50',
    ],
    [
      'the seventh day was missed, on the eighth [POINTS-51, POINTS-60]',
      { ...config, place: 1, make_up: { day: '2026-03-08', place: 7, bonus: 60 } },
      'w10 p10 p15 p15 p20 p20 p50',
    ],
    [
      'the day behind the seventh is done [POINTS-51, POINTS-60]',
      { ...config, place: 1, daily_done: true },
      'c10 p10 p15 p15 p20 p20 p50',
    ],
    ['the list is not known [POINTS-61]', { ...config, daily: [] }, 'c50 c50 w50 p50 p50 p50 p50'],
  ])('of a cycle where %s', (_what, shown, cells) => {
    expect(told(shown, false, new Set())).toBe(cells)
  })

  test.each([
    ['today is the sixth', { ...config, place: 6 }, false, false],
    ['today is the seventh', { ...config, place: 7 }, false, true],
    ['the sixth was missed and is made up for', { ...config, place: 1, make_up: missed(6) }, true, true],
    ['the sixth was missed and today is taken alone', { ...config, place: 1, make_up: missed(6) }, false, false],
    ['the seventh was missed and is made up for', { ...config, place: 1, make_up: missed(7) }, true, true],
    [
      'the seventh of the first week stands behind a missed day',
      { ...config, place: 7, make_up: missed(6) },
      true,
      true,
    ],
    ['the third was missed and is made up for', { ...config, place: 4, make_up: missed(3) }, true, false],
  ])('where %s, what is collected is the gift of a seventh day or not', (_what, shown, isBoth, isSeventh) => {
    expect(givesSeventh(shown, isBoth)).toBe(isSeventh)
  })

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
