import { expect, test } from 'vitest'
import { canonical } from './idempotency.ts'

test.each([
  ['the order of names', { a: 1, b: [{ c: 'x', d: 2 }] }, { b: [{ d: 2, c: 'x' }], a: 1 }],
  ['fields that are not there', { a: 1, b: undefined }, { a: 1 }],
  ['the class that holds bytes', { file: new Uint8Array([1, 2]) }, { file: Buffer.from([1, 2]) }],
])('%s makes no difference', (_what, one, other) => expect(canonical(one)).toBe(canonical(other)))

test.each([
  ['another amount', { amount: '5.00' }, { amount: '5.01' }],
  ['a text and a number', { amount: '5' }, { amount: 5 }],
  ['a number and a big number', { amount: 5 }, { amount: 5n }],
  ['the order of a list', [1, 2], [2, 1]],
  ['nesting', [[1], 2], [1, [2]]],
  ['a name that looks like two', { 'a":1,"b': 2 }, { a: 1, b: 2 }],
  ['other bytes', new Uint8Array([1]), new Uint8Array([2])],
  ['nothing and null', { a: null }, {}],
])('%s is another input', (_what, one, other) => expect(canonical(one)).not.toBe(canonical(other)))
