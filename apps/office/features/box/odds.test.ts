import { expect, test } from 'vitest'
import { readOdds, withCentavos, writeOdds } from './odds.ts'

test('odds are typed as prizes and their parts of 10,000, and written the same way', () => {
  const odds = [
    { amount: '1.00', weight: 6000 },
    { amount: '2.50', weight: 4000 },
  ]
  expect(writeOdds(odds)).toBe('1: 6000, 2.50: 4000')
  expect(readOdds('1: 6000, ₱2.5:4000,')).toEqual(odds)
  expect(readOdds('')).toEqual([])
})

test.each([
  ['100', '100.00'],
  ['1,000', '1000.00'],
  ['0.5', '0.50'],
  ['12.25', '12.25'],
])('%s is %s on the wire', (typed, wire) => expect(withCentavos(typed)).toBe(wire))
