import { expect, test } from 'vitest'
import { countsOf, waysOf } from './money.rules.ts'

const row = { day: '2026-03-01', gateway: 'paymongo', channel: 'GCash', status: 'completed', count: 1n, amount: 10n }

test('what is not over yet is begun alone, and only a good end is money', () => {
  const rows = ['completed', 'canceled', 'timeout', 'pending', 'paying', 'under_review'].map(status => ({
    ...row,
    status,
  }))
  expect(countsOf(rows)).toEqual({ begun: 6, over: 3, done: 1, units: 10n })
  expect(countsOf([])).toEqual({ begun: 0, over: 0, done: 0, units: 0n })
})

test('the way that most goes stands first, whatever became of it', () => {
  const maya = { ...row, channel: 'Maya', status: 'canceled', count: 3n }
  const ways = waysOf([row, maya, { ...row, day: '2026-03-02' }, { ...row, gateway: 'xendit' }])
  expect(ways.map(({ gateway, channel }) => `${gateway} ${channel}`)).toEqual([
    'paymongo Maya',
    'paymongo GCash',
    'xendit GCash',
  ])
})
