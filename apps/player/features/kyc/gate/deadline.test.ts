import { expect, test } from 'vitest'
import { checkPointPassed, deadlineMs, isPastDeadline, isPastHours } from './deadline.ts'

const hour = 3_600_000
const created = 1_700_000_000_000

test('the deadline is three days after the account was made, and only more than that is past it [KYC-15]', () => {
  expect(deadlineMs(created)).toBe(created + 72 * hour)
  expect(isPastDeadline(created, created + 72 * hour)).toBe(false)
  expect(isPastDeadline(created, created + 72 * hour + 1)).toBe(true)
})

test('more than 24 and more than 48 hours are told apart [KYC-16]', () => {
  const at = (hours: number, more = 0) => created + hours * hour + more
  expect([isPastHours(created, at(24), 24), isPastHours(created, at(24, 1), 24)]).toEqual([false, true])
  expect([isPastHours(created, at(48), 48), isPastHours(created, at(48, 1), 48)]).toEqual([false, true])
  expect([0, 24, 25, 48, 49, 72, 73].map(hours => checkPointPassed(created, at(hours)))).toEqual([
    0, 0, 24, 24, 48, 48, 72,
  ])
})
