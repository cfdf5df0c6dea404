import { expect, test } from 'vitest'
import { addressWith, readFilters } from './filterValues.ts'

const filters = [
  { name: 'q', title: 'Search' },
  { name: 'state', title: 'State' },
]

test('filters live in the address: what is read from it writes it again', () => {
  const values = readFilters(filters, new URLSearchParams('q=ana+%26&state=open&cursor=x&other=1'))
  expect(values).toEqual({ q: 'ana &', state: 'open' })
  expect(addressWith('/members', values)).toBe('/members?q=ana+%26&state=open')
  expect(addressWith('/members', values, '12')).toBe('/members?q=ana+%26&state=open&cursor=12')
  expect(addressWith('/members', { q: '', state: '' })).toBe('/members')
})
