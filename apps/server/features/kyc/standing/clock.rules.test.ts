import { expect, test } from 'vitest'
import { clockTurn, isPastDeadline, passedCheckPoints } from './clock.rules.ts'
import type { Base, Standing } from './standing.rules.ts'

const hour = 3_600_000
const standing = (base: Base): Standing => ({ base, frozenBy: [], isBlocked: false, isLate: false })

test('past the deadline is later than 72 hours after the account was made [KYC-15]', () => {
  expect([isPastDeadline(0, 72 * hour), isPastDeadline(0, 72 * hour + 1)]).toEqual([false, true])
})

test('the check points are told apart: more than 24, 48 and 72 hours [KYC-16]', () => {
  const at = (hours: number) => passedCheckPoints(0, hours * hour + 1)
  expect([at(0), at(24), at(48), at(72)]).toEqual([[], [24], [24, 48], [24, 48, 72]])
  expect(passedCheckPoints(0, 24 * hour)).toEqual([])
})

test.each([
  // hours passed, reminded of before: reminds now, freezes, looks again at hour
  [1, 0, 0, false, 24],
  [24.1, 0, 24, false, 48],
  [24.1, 24, 0, false, 48],
  [48.1, 24, 48, false, 72],
  [48.1, 0, 48, false, 72],
  [71, 48, 0, false, 72],
  [72.1, 48, 0, true, null],
  [200, 0, 0, true, null],
] as const)(
  'after %d hours, reminded of %i, the clock reminds of %i and freezes: %s',
  (hours, reminded, reminds, isFreezing, next) => {
    const turn = clockTurn({ standing: standing(0), createdAtMs: 0, remindedHours: reminded }, hours * hour)
    expect(turn).toEqual({ isFreezing, reminds, nextAtMs: next === null ? null : next * hour + 1 })
  },
)

test('the clock stands still for whoever waits for us, is verified, or is frozen by it already', () => {
  for (const base of [2, 4, 5, 8] as const) {
    expect(clockTurn({ standing: standing(base), createdAtMs: 0, remindedHours: 0 }, 100 * hour).nextAtMs).toBeNull()
  }
  const frozen = { ...standing(0), frozenBy: ['clock'] as const }
  expect(clockTurn({ standing: frozen, createdAtMs: 0, remindedHours: 0 }, 100 * hour).isFreezing).toBe(false)
})
