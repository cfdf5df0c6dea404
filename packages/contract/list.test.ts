import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract } from './index.ts'
import { statusGroup } from './list.ts'
import { typeFilter } from './transaction/transaction.ts'

const histories = [
  ['transactions', contract.transaction.listTransactions],
  ['bonuses', contract.transaction.listBonuses],
  ['bets', contract.bet.listBets],
] as const

describe.each(histories)('the list of %s', (_name, { query }) => {
  test('has ten rows a page, and asks for today and all there is unless it is told otherwise [TXN-24]', () => {
    expect(v.parse(query, {})).toMatchObject({ page: 1, page_size: 10, time_flag: 0, status: 'all' })
  })

  test.each(['2', '-1', '31', 'today', '07'])('knows no time %s', time_flag => {
    expect(v.is(query, { time_flag })).toBe(false)
  })

  test.each([{ page: '0' }, { page: '101' }, { page_size: '51' }, { cursor: 'x'.repeat(201) }])('takes no %j', wrong =>
    expect(v.is(query, wrong)).toBe(false),
  )
})

test('statuses are filtered by all, pending, completed and failed, and by nothing else [TXN-32]', () => {
  for (const group of ['all', 'pending', 'completed', 'failed']) {
    expect(v.parse(statusGroup, group)).toBe(group)
    expect(v.is(typeFilter, group)).toBe(true)
  }
  expect(v.parse(statusGroup, '')).toBe('all')
  for (const other of ['PENDING', 'paying', 'done', '1']) expect(v.is(statusGroup, other)).toBe(false)
  for (const other of ['PENDING', 'paying', '12345', '-1']) expect(v.is(typeFilter, other)).toBe(false)
})
