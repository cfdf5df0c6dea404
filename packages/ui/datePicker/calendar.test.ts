import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, daysIn, daysInMonth, monthsIn, nearestDate, readDate, writeDate, yearsIn } from './calendar.ts'

function day(text: string) {
  const date = readDate(text)
  if (!date) throw new Error(`${text} is no day.`)
  return date
}

const today = day('2026-03-14')
const free = boundsOf({ today })
/** Who may play: from 21 to 100 years old today. */
const adult = boundsOf({ today, min: day('1926-03-14'), max: day('2005-03-14') })

test('without bounds the last 100 years can be chosen, up to today [SHELL-47]', () => {
  const years = yearsIn(free)
  expect([years[0], years.at(-1), years.length]).toEqual([1926, 2026, 101])
})

test.each([
  ['a maximum', { max: day('2005-03-14') }, 1926, 2005],
  ['a minimum', { min: day('2000-01-01') }, 2000, 2026],
  ['both', { min: day('1990-05-02'), max: day('2005-03-14') }, 1990, 2005],
  ['neither when they lie outside', { min: day('1800-01-01'), max: day('2100-01-01') }, 1926, 2026],
])('the years are narrowed by %s [SHELL-47] [SHELL-46]', (_, limits, first, last) => {
  const years = yearsIn(boundsOf({ today, ...limits }))
  expect([years[0], years.at(-1)]).toEqual([first, last])
})

test.each([
  ['in the last year, up to the last month', 2005, 1, 3],
  ['in the first year, from the first month', 1926, 3, 12],
  ['in between, all', 1997, 1, 12],
])('months are narrowed: %s [SHELL-48]', (_, year, first, last) => {
  const months = monthsIn(adult, year)
  expect([months[0], months.at(-1)]).toEqual([first, last])
})

test.each([
  ['in the last month, up to the last day', 2005, 3, 1, 14],
  ['in the first month, from the first day', 1926, 3, 14, 31],
  ['in another month of the last year, all', 2005, 2, 1, 28],
  ['in February of a leap year, 29', 2000, 2, 1, 29],
  ['in February of another year, 28', 1999, 2, 1, 28],
  ['in a short month, 30', 1997, 4, 1, 30],
])('days are narrowed: %s [SHELL-48]', (_, year, month, first, last) => {
  const days = daysIn(adult, { year, month })
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

test('bounds within one month leave its days between them [SHELL-48]', () => {
  const bounds = boundsOf({ today, min: day('2026-03-10'), max: day('2026-03-12') })
  expect([yearsIn(bounds), monthsIn(bounds, 2026), daysIn(bounds, { year: 2026, month: 3 })]).toEqual([
    [2026],
    [3],
    [10, 11, 12],
  ])
})

test.each([
  [1900, 2, 28],
  [2000, 2, 29],
  [2024, 2, 29],
  [2026, 2, 28],
  [2026, 12, 31],
  [2026, 11, 30],
])('month %i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days))

test.each([
  ['31 January turned to February', { year: 1997, month: 2, day: 31 }, '1997-02-28'],
  ['29 February turned to a common year', { year: 1999, month: 2, day: 29 }, '1999-02-28'],
  ['a day too young', { year: 2005, month: 12, day: 1 }, '2005-03-14'],
  ['a day too old', { year: 1926, month: 1, day: 1 }, '1926-03-14'],
  ['a day that fits', { year: 1997, month: 3, day: 14 }, '1997-03-14'],
])('%s becomes the nearest day that may be chosen [SHELL-48, KYC-99]', (_, date, nearest) => {
  expect(writeDate(nearestDate(adult, date))).toBe(nearest)
})

test('on 29 February the hundred years begin on a day that exists', () => {
  expect(boundsOf({ today: day('2000-02-29') }).first).toEqual(day('1900-02-28'))
})

test('bounds that leave no day are a bug, not an empty picker', () => {
  expect(() => boundsOf({ today, min: day('2030-01-01') })).toThrow(RangeError)
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '14/03/2026', ''])('%j is no day', text => {
  expect(readDate(text)).toBeNull()
})

test('whatever the wheels show is a day that exists and may be chosen [SHELL-48]', () => {
  const turned = fc.record({
    year: fc.integer({ min: 1926, max: 2005 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  fc.assert(
    fc.property(turned, date => {
      const near = nearestDate(adult, date)
      expect(readDate(writeDate(near))).toEqual(near)
      expect(yearsIn(adult)).toContain(near.year)
      expect(monthsIn(adult, near.year)).toContain(near.month)
      expect(daysIn(adult, near)).toContain(near.day)
    }),
  )
})
