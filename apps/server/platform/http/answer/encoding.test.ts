import { decode as decodeElsewhere } from 'cborg'
import { expect, test } from 'vitest'
import { chooseEncoding, encode, takesBrotli } from './encoding.ts'

test.each([
  [undefined, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['application/*', 'json'],
  ['application/cbor', 'cbor'],
  ['APPLICATION/CBOR', 'cbor'],
  ['application/json', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['application/cbor, application/json', 'cbor'],
  ['application/json, application/cbor;q=0.9', 'json'],
  ['application/json;q=0.2, application/cbor;q=0.3', 'cbor'],
  ['application/cbor;q=0, */*;q=0.1', 'json'],
  ['application/json;q=0, */*', 'cbor'],
  ['text/html, */*;q=0.8', 'json'],
  ['text/html', null],
  ['application/cbor;q=0', null],
  ['application/cbor;q=2', null],
  ['application/cborx', null],
  ['not-application/cbor', null],
  [';;;,,', null],
] as const)('an Accept of %s chooses %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding))

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['gzip, deflate, br', true],
  ['br;q=0', false],
  ['br;q=0.5', true],
  ['*', false],
  ['bride', false],
] as const)('an Accept-Encoding of %s takes Brotli: %s', (accept, takes) => expect(takesBrotli(accept)).toBe(takes))

test('what is encoded as CBOR is read by another library, as plain maps and lists', () => {
  const value = { status: true, data: { d: [{ id: '1', name: 'Peña', n: 1.5, none: null }], t: 2 ** 40 } }
  expect(decodeElsewhere(encode(value, 'cbor'))).toEqual(value)
  expect(JSON.parse(encode(value, 'json').toString())).toEqual(value)
})
