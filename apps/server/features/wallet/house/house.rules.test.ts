import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountChanges } from './house.rules.ts'

test('each posting takes from one account what it gives to the other', () => {
  expect(
    accountChanges([
      { asset: 'PHP', source: 2001, destination: 0, amount: 100n },
      { asset: 'PHP', source: 0, destination: 1001, amount: 30n },
      { asset: 'FIL', source: 7100, destination: 0, amount: 5n },
    ]),
  ).toEqual([
    { account: 2001, asset: 'PHP', change: -100n },
    { account: 0, asset: 'PHP', change: 70n },
    { account: 1001, asset: 'PHP', change: 30n },
    { account: 7100, asset: 'FIL', change: -5n },
    { account: 0, asset: 'FIL', change: 5n },
  ])
})

test('an account that comes to nothing did not change, and one that comes to a unit did', () => {
  const back = { asset: 'PHP', source: 0, destination: 2001, amount: 99n }
  expect(accountChanges([{ ...back, source: 2001, destination: 0, amount: 99n }, back])).toEqual([])
  expect(accountChanges([{ ...back, source: 2001, destination: 0, amount: 100n }, back])).toMatchObject([
    { account: 2001, change: -1n },
    { account: 0, change: 1n },
  ])
})

test('whatever is posted, all accounts together come to nothing', () => {
  const account = fc.constantFrom(0, 1001, 2001, 3001, 5000)
  const posting = fc.record({
    asset: fc.constantFrom('PHP', 'FIL'),
    source: account,
    destination: account,
    amount: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  })
  fc.assert(
    fc.property(fc.array(posting), postings => {
      expect(accountChanges(postings).reduce((sum, { change }) => sum + change, 0n)).toBe(0n)
    }),
  )
})
