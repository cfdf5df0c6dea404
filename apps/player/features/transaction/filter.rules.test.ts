import { listLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { addressOf, kinds, queryOf, readShown, timeFlags } from './filter.rules.ts'

function read(kind: string | undefined, search = '') {
  return readShown(kind, new URLSearchParams(search))
}

test.each([
  [undefined, '', { kind: 'balance', type: 'all', timeFlag: '0' }],
  ['deposit', '', { kind: 'deposit', type: 'all', timeFlag: '0' }],
  ['deposit', 'type=PENDING&time_flag=7', { kind: 'deposit', type: 'PENDING', timeFlag: '7' }],
  ['deposit', 'type=4005', { kind: 'deposit', type: 'all', timeFlag: '0' }],
  ['withdraw', 'type=under_review&time_flag=7', { kind: 'withdraw', type: 'under_review', timeFlag: '7' }],
  ['withdraw', 'type=PENDING', { kind: 'withdraw', type: 'all', timeFlag: '0' }],
  ['bonus', 'type=4005&time_flag=0', { kind: 'bonus', type: '4005', timeFlag: '0' }],
  ['bonus', 'type=COMPLETED', { kind: 'bonus', type: 'all', timeFlag: '0' }],
  ['balance', 'type=4005&time_flag=2', { kind: 'balance', type: 'all', timeFlag: '0' }],
  ['balance', 'time_flag=2026-02-01_2026-02-28', { kind: 'balance', type: 'all', timeFlag: '2026-02-01_2026-02-28' }],
  ['balance', 'time_flag=2026-02-28_2026-02-01', { kind: 'balance', type: 'all', timeFlag: '0' }],
  ['nonsense', 'time_flag=30', { kind: 'balance', type: 'all', timeFlag: '30' }],
])('the address %s?%s shows %j', (kind, search, shown) => {
  expect(read(kind, search)).toEqual(shown)
})

test('what is shown is in the address, and is shown again by it [TXN-04]', () => {
  for (const timeFlag of timeFlags) {
    const shown = { kind: 'deposit', type: 'TIMEOUT', timeFlag } as const
    const { pathname, searchParams } = new URL(addressOf(shown), 'http://saya.example')
    expect(readShown(pathname.split('/').at(-1), searchParams)).toEqual(shown)
  }
  expect(addressOf(read('bonus', 'type=4005'))).toBe('/s-transaction/bonus?type=4005&time_flag=0')
})

test.each(kinds)('days of one’s own choice stay in the address of the list %s [TXN-66]', kind => {
  const shown = { kind, type: 'all', timeFlag: '2026-02-01_2026-02-28' } as const
  const { pathname, searchParams } = new URL(addressOf(shown), 'http://saya.example')
  expect(readShown(pathname.split('/').at(-1), searchParams)).toEqual(shown)
  expect(queryOf(shown)).toEqual({ time_flag: '2026-02-01_2026-02-28' })
})

test('the times are today, yesterday, and the last 7, 15 and 30 days [TXN-09, TXN-10, TXN-11, TXN-12, TXN-13]', () => {
  expect(timeFlags).toEqual(['0', '1', '7', '15', '30'])
})

test('a type is asked for by its name, and all of them by none [TXN-23]', () => {
  expect(queryOf(read('deposit', 'type=PENDING'))).toEqual({ time_flag: '0', status: 'PENDING' })
  expect(queryOf(read('withdraw', 'type=paying'))).toEqual({ time_flag: '0', status: 'paying' })
  expect(queryOf(read('deposit'))).toEqual({ time_flag: '0' })
  expect(queryOf(read('bonus', 'type=4005'))).toEqual({ time_flag: '0', type: '4005' })
  expect(queryOf(read('balance', 'time_flag=7'))).toEqual({ time_flag: '7' })
})

test('a page of transactions has ten [TXN-24]', () => {
  expect(listLimits.transactionPageSize).toBe(10)
})
