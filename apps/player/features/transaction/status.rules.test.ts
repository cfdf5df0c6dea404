import { expect, test } from 'vitest'
import { isOnItsWay, toneOf } from './status.rules.ts'

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
