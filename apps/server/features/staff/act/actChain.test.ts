import { expect, test } from 'vitest'
import { canonical, type ChainedAct, hashAct } from './actChain.ts'

const act: ChainedAct = {
  seq: 1n,
  atMs: 1_772_424_000_000,
  operatorId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  operator: 'kyc@saya.local',
  role: 'kyc',
  action: 'member.note',
  objectKind: 'member',
  objectId: '88000001',
  before: {},
  after: { text: 'Called back.', count: 2 },
  reason: '',
  address: '127.0.0.1',
  requestId: 'r-1',
}
const first = Buffer.alloc(32)

test('the hash of an act is that of its canonical text behind the hash before it', () => {
  expect(hashAct(first, act).toString('hex')).toBe('b51d22d87b5ad4dfb1ed9bed851b885d0ac9f9d03b467a3d24653fcccf56c9eb')
})

test.each(Object.keys(act) as (keyof ChainedAct)[])('another %s is another hash', name => {
  const other = { ...act, [name]: name === 'seq' ? 2n : name === 'atMs' ? 1 : 'other' }
  expect(hashAct(first, other)).not.toEqual(hashAct(first, act))
  expect(hashAct(hashAct(first, act), act)).not.toEqual(hashAct(first, act))
})

test('the order of names changes nothing, and the order of a list does', () => {
  expect(canonical({ b: 1, a: { d: null, c: [1, 'x'] } })).toBe('{"a":{"c":[1,"x"],"d":null},"b":1}')
  expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
})
