import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstHead, hashOf } from './chain.ts'

const first = {
  uid: 88_000_001n,
  asset: 'PHP',
  seq: 1n,
  kind: 10,
  source: 2001,
  destination: 0,
  amount: 1_000_000n,
  balance_after: 1_000_000n,
  turnover: 0n,
  at: 1_772_424_000_000,
  provider: 0,
  reference: 'deposit 1',
  round_id: '',
}

test('the bytes of a posting are those of the test vector in docs/audit.md', () => {
  const bytes =
    '00000000053ec601' + // uid
    '0000000000000001' + // seq
    '000a' + // kind
    '000007d1' + // source
    '00000000' + // destination
    '00000000000f4240' + // amount
    '00000000000f4240' + // balance
    '0000000000000000' + // turnover
    '0000019cacb3f200' + // time
    '0000' + // provider
    Buffer.from('PHP\u001fdeposit 1\u001f').toString('hex')
  const expected = createHash('sha256').update(firstHead).update(Buffer.from(bytes, 'hex')).digest('hex')
  expect(hashOf(firstHead, first).toString('hex')).toBe(expected)
  expect(expected).toBe('ae1af352071cecc5fc4dcb299ac00683ab11c0a09795d446c511c10851b36b2c')
})

test.each(Object.keys(first) as (keyof typeof first)[])('the hash covers the %s', name => {
  const value = first[name]
  const other = typeof value === 'string' ? `${value}x` : typeof value === 'bigint' ? value + 1n : value + 1
  expect(hashOf(firstHead, { ...first, [name]: other })).not.toEqual(hashOf(firstHead, first))
})
