import { expect, test } from 'vitest'
import { addressWith, otherWay, readFilters } from './filterValues.ts'

const list = {
  filters: [
    { name: 'q', title: 'Search' },
    { name: 'state', title: 'State' },
  ],
  columns: [{ name: 'amount', sort: '-amount' }, { name: 'note' }],
}

test('filters and order live in the address: what is read from it writes it again', () => {
  const values = readFilters(list, new URLSearchParams('sort=amount&q=ana+%26&state=open&cursor=x&other=1'))
  expect(values).toEqual({ q: 'ana &', state: 'open', sort: 'amount' })
  expect(addressWith('/members', values)).toBe('/members?q=ana+%26&state=open&sort=amount')
  expect(addressWith('/members', values, '12')).toBe('/members?q=ana+%26&state=open&sort=amount&cursor=12')
  expect(addressWith('/members', { q: '', state: '' })).toBe('/members')
})

test('an order that no column has is none, and each has another way', () => {
  for (const sort of ['note', '-note', '', '--amount', 'uid'])
    expect(readFilters(list, new URLSearchParams({ sort }))).toEqual({ q: '', state: '' })
  expect(otherWay('-amount')).toBe('amount')
  expect(otherWay(otherWay('username'))).toBe('username')
})
