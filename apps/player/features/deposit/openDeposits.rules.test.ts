import { expect, test } from 'vitest'
import { openOf } from './openDeposits.rules.ts'

const row = {
  id: 'a',
  status: 'pending',
  amount: '500.00',
  channel_name: 'GrabPay',
  channel_img: '',
  created_at: 1,
  is_canceling: false,
  name: 'GrabPay',
  timestamp: 1,
} as const
const canceling = { ...row, id: 'b', is_canceling: true } as const

test.each([
  ['none', [], 0, [], 0],
  ['one that waits', [row], 1, ['a'], 1],
  ['one that is being canceled', [canceling], 1, [], 0],
  ['one of each', [canceling, row], 2, ['a'], 1],
  ['more than a page, one of them being canceled', [row, canceling, row], 7, ['a', 'a'], 6],
] as const)('of %s those are said to wait that are not being canceled', (_, rows, total, ids, count) => {
  const { d, t } = openOf({ d: [...rows], t: total })
  expect([d.map(({ id }) => id), t]).toEqual([ids, count])
})
