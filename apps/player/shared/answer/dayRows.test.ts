import { expect, test } from 'vitest'
import { dayRows } from './dayRows.ts'

/** 00:00 in Manila. */
const midnight = Date.parse('2026-11-20T16:00:00Z') / 1000

test('the first row of each day in Manila bears the day, also where a page ends between them', () => {
  const [late, early, yesterday] = [midnight + 7200, midnight, midnight - 1].map(created_at => ({ created_at }))
  const first = dayRows(
    [late, early].filter(row => row !== undefined),
    undefined,
  )
  expect(first.map(({ day }) => day)).toEqual([midnight + 7200, undefined])
  expect(
    dayRows(
      [yesterday].filter(row => row !== undefined),
      early,
    ).map(({ day }) => day),
  ).toEqual([midnight - 1])
  expect(
    dayRows(
      [early].filter(row => row !== undefined),
      late,
    ).map(({ day }) => day),
  ).toEqual([undefined])
})
