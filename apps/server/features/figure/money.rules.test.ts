import { expect, test } from 'vitest'
import { countsOf, goodOf, waysOf, worthOf } from './money.rules.ts'

const row = { day: '2026-03-01', gateway: 'paymongo', channel: 'GCash', status: 'completed', count: 1n, amount: 10n }

test('what is still open counts as opened alone, and only what was completed counts as money', () => {
  const rows = ['completed', 'canceled', 'timeout', 'pending', 'paying', 'under_review'].map(status => ({
    ...row,
    status,
  }))
  expect(countsOf(rows)).toEqual({ begun: 6, over: 3, done: 1, units: 10n })
  expect(countsOf([])).toEqual({ begun: 0, over: 0, done: 0, units: 0n })
})

test('amounts are added up to the last unit, and of deposits only the completed ones', () => {
  const large = { ...row, count: 2n, amount: 9_007_199_254_740_993n }
  expect(worthOf([row, large])).toEqual({ count: 3, units: 9_007_199_254_741_003n })
  expect(worthOf(goodOf([row, { ...row, status: 'pending' }]))).toEqual({ count: 1, units: 10n })
  expect(worthOf([])).toEqual({ count: 0, units: 0n })
})

test('the way with most deposits comes first, however they ended', () => {
  const maya = { ...row, channel: 'Maya', status: 'canceled', count: 3n }
  const ways = waysOf([row, maya, { ...row, day: '2026-03-02' }, { ...row, gateway: 'xendit' }])
  expect(ways.map(({ gateway, channel }) => `${gateway} ${channel}`)).toEqual([
    'paymongo Maya',
    'paymongo GCash',
    'xendit GCash',
  ])
})
