import { expect, test } from 'vitest'
import { addressable, addressWith, otherWay, readFilters } from './filterValues.ts'

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

test('words on record stand in the address as far as there is no figure among them', () => {
  const members = {
    ...list,
    filters: [
      { name: 'q', title: 'Search', isOnRecord: true },
      { name: 'state', title: 'State' },
    ],
  }
  expect(readFilters(members, new URLSearchParams('q=ana&state=7'))).toEqual({ q: 'ana', state: '7' })
  expect(readFilters(members, new URLSearchParams('q=N55-44-332211&state=7'))).toEqual({ q: '', state: '7' })
  expect(addressable(members.filters, { q: 'N55', sort: 'x1' })).toEqual({ q: '', sort: 'x1' })
})
