import { expect, test } from 'vitest'
import { birthdaysNear, nextBirthday } from './birthday.rules.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)
const near = (moment: string) => birthdaysNear(at(moment)).map(({ year, monthDay }) => `${year} ${monthDay}`)

test('a birthday is near from its first minute in Manila until seven days behind it', () => {
  expect(near('2026-03-09T00:00:00')).toContain('2026 03-09')
  expect(near('2026-03-08T23:59:59')).not.toContain('2026 03-09')
  expect(near('2026-03-16T23:59:59')).toContain('2026 03-09')
  expect(near('2026-03-17T00:00:00')).not.toContain('2026 03-09')
})

test('the year is that of the birthday, also where the days behind it reach into the next one', () => {
  expect(near('2027-01-02T12:00:00')).toContain('2026 12-30')
  expect(near('2027-01-02T12:00:00')).toContain('2027 01-01')
})

test.each([
  ['2026-02-28T00:00:00', true],
  ['2026-02-27T23:59:59', false],
  ['2026-03-07T12:00:00', true],
  ['2028-02-28T12:00:00', false],
  ['2028-02-29T00:00:00', true],
])('who was born on 29 February has a birthday near %s: %s [VIP-19]', (moment, isNear) => {
  const year = moment.slice(0, 4)
  expect(near(moment).includes(`${year} 02-29`)).toBe(isNear)
})

test.each([
  ['1992-03-09', '2026-03-09T23:00:00', '2026-03-09'],
  ['1992-03-08', '2026-03-09T00:00:00', '2027-03-08'],
  ['1992-02-29', '2026-01-01T00:00:00', '2026-02-28'],
  ['1992-02-29', '2027-03-01T00:00:00', '2028-02-29'],
])('whoever was born on %s has, at %s, the next birthday on %s', (birthday, moment, day) => {
  expect(nextBirthday(birthday, at(moment))).toBe(day)
})
