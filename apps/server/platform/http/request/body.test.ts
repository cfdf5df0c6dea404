import { expect, test } from 'vitest'
import { plain, readJson } from './body.ts'

test.each([
  ['a text', 'Peña 🎰 \u202e'],
  ['bytes', new Uint8Array([0, 255])],
  ['a map', { a: [1, { b: null }], toString: 'y' }],
  ['nothing', undefined],
])('%s is let through as it is', (_what, value) => expect(plain(value)).toBe(value))

test.each([
  ['a NUL', 'a\0b'],
  ['half a character', '\ud800'],
  ['the other half', 'x\udc00'],
  ['a NUL deep inside', { a: [{ b: ['\0'] }] }],
  ['a NUL in a name', { 'a\0': 1 }],
  ['the prototype', JSON.parse('{"__proto__":{"isBlocked":false}}') as unknown],
  ['a constructor', { a: { constructor: 1 } }],
  ['a prototype by its other name', [{ prototype: 1 }]],
])('%s is refused', (_what, value) => expect(() => plain(value)).toThrow(/damaged text|forbidden name/))

test('what is nested too deeply is refused', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  expect(plain(nested(32))).toBeDefined()
  expect(() => plain(nested(34))).toThrow('too deep')
})

test.each([
  ['{"a":1,"b":{"a":[{"a":2}]}}'],
  ['{"a":"x:y","b:c":"\\":{\\\\","":""}'],
  ['[["a:b"],{},[],null,"::"]'],
  ['": "'],
])('%s says each name once and is read as JSON', text => expect(readJson(text)).toEqual(JSON.parse(text)))

test.each([['{"a":1,"a":1}'], ['{"a":1,"b":[{"c":{"d":1,"\\u0064":2}}]}'], ['{"__proto__":1,"__proto__":2}']])(
  '%s says a name twice and is refused',
  text => expect(() => readJson(text)).toThrow('a name twice'),
)
