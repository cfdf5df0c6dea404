import { listLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { aheadPx, arrived, asked, emptyPaged, failed, nextPage, waitMs } from './pagedList.ts'

const full = Array.from({ length: 10 }, (_, index) => index)

test('the first page asked for is page 1, and each page brings the next [SHELL-59]', () => {
  const none = emptyPaged<number>()
  expect(nextPage(none)).toBe(1)
  const one = arrived(asked(none, 0), full, 10)
  expect(nextPage(one)).toBe(2)
  expect(nextPage(arrived(asked(one, 1), full, 10))).toBe(3)
})

test.each([
  [0, 'over'],
  [9, 'over'],
  [10, 'idle'],
])('a page of %i rows out of 10 leaves the list %s [SHELL-60]', (count, state) => {
  expect(arrived(asked(emptyPaged<number>(), 0), full.slice(0, count), 10).state).toBe(state)
})

test('rows stand in the order in which their pages came', () => {
  const list = arrived(arrived(emptyPaged<number>(), [1, 2], 2), [3], 2)
  expect(list.rows).toEqual([1, 2, 3])
})

test('a failed request keeps what is there and stops the list from asking by itself [SHELL-61]', () => {
  const list = failed(asked(arrived(asked(emptyPaged<number>(), 0), full, 10), 1_000))
  expect(list).toMatchObject({ rows: full, page: 1, state: 'failed' })
  expect(waitMs(list, 1_000_000, listLimits.listWaitMs)).toBeNull()
  expect(nextPage(list)).toBe(2)
})

test('nothing is asked while a page is on its way or after the last', () => {
  expect(waitMs(asked(emptyPaged(), 0), 99_999, listLimits.listWaitMs)).toBeNull()
  expect(waitMs(arrived(emptyPaged<number>(), [], 10), 99_999, listLimits.listWaitMs)).toBeNull()
})

test.each([
  ['a list', listLimits.listWaitMs, 300],
  ['a grid', listLimits.gridWaitMs, 800],
])('%s leaves at least its time between two requests and adds none beyond it [SHELL-72]', (_, gap, expected) => {
  expect(gap).toBe(expected)
  expect(waitMs(emptyPaged(), 0, gap)).toBe(0)
  const list = arrived(asked(emptyPaged<number>(), 5_000), full, 10)
  expect(waitMs(list, 5_000, gap)).toBe(expected)
  expect(waitMs(list, 5_000 + expected - 1, gap)).toBe(1)
  expect(waitMs(list, 5_000 + expected, gap)).toBe(0)
  expect(waitMs(list, 50_000, gap)).toBe(0)
})

test.each([
  ['a short list', 1400, 740, 1110],
  ['a long list', 20_000, 740, 4000],
])(
  '%s is read on where 80 percent of it were scrolled through, and no later than one and a half screens before its end [MALL-05]',
  (_what, listPx, screenPx, ahead) => {
    expect(aheadPx(listPx, screenPx)).toBe(ahead)
  },
)
