import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import { type Ending, pickNear } from './due.rules.ts'

const now = 1_000 * dayMs
const ending = (kind: Ending['kind'], afterMs: number, id = kind as string): Ending => ({
  kind,
  id,
  atMs: now + afterMs,
})

test.each([
  ['a reward a week ahead', ending('reward', 7 * dayMs), true],
  ['a reward a moment earlier', ending('reward', 7 * dayMs + 1), false],
  ['an accreditation a month ahead', ending('agency', 30 * dayMs), true],
  ['the time to verify', ending('identity', 3 * dayMs), true],
  ['what ends now', ending('limit', 0), false],
  ['what is over', ending('reward', -1), false],
])('%s is shown: %s', (_what, one, isShown) => {
  expect(pickNear([one], now)).toEqual(isShown ? [one] : [])
})

test('the nearest five are shown, the nearest first [SHELL-135]', () => {
  const many = [6, 2, 5, 1, 4, 3].map(days => ending('reward', days * dayMs, String(days)))
  expect(pickNear(many, now).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
})
