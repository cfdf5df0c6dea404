import { expect, test } from 'vitest'
import { isOnItsWay, stepOf, toneOf } from './status.rules.ts'

test.each([
  ['pending', 'wait'],
  ['paying', 'wait'],
  ['under_review', 'wait'],
  ['completed', 'ok'],
  ['timeout', 'bad'],
  ['canceled', 'bad'],
] as const)('%s is told in the tone %s [TXN-28, TXN-29, TXN-30]', (status, tone) => {
  expect(toneOf(status)).toBe(tone)
  expect(isOnItsWay(status)).toBe(tone === 'wait')
})

test('a withdrawal is at one of three steps, and at none where it was canceled [TXN-25]', () => {
  const steps = (['under_review', 'paying', 'timeout', 'completed', 'canceled'] as const).map(stepOf)
  expect(steps).toEqual([0, 1, 1, 3, null])
})
