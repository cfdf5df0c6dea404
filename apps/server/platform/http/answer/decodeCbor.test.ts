import { encode } from 'cborg'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCbor, deepest } from './decodeCbor.ts'

const hex = (text: string) => Buffer.from(text, 'hex')

const text = fc.string({ unit: 'grapheme' })
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.double({ noNaN: true }).map(number => (Object.is(number, -0) ? 0 : number)),
    text,
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      text.filter(name => name !== '__proto__'),
      tie('value'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
}))

test('whatever another library writes is read as it was meant', () => {
  fc.assert(
    fc.property(value, written => {
      expect(plainBytes(decodeCbor(Buffer.from(encode(written))))).toEqual(plainBytes(written))
    }),
    { numRuns: 2000 },
  )
})

/** Byte strings compare by their bytes, whichever class holds them. */
function plainBytes(read: unknown): unknown {
  if (read instanceof Uint8Array) return { bytes: [...read] }
  if (Array.isArray(read)) return read.map(plainBytes)
  if (typeof read !== 'object' || read === null) return read
  return Object.fromEntries(Object.entries(read).map(([name, inner]) => [name, plainBytes(inner)]))
}

test('any bytes are either read or refused with an error, at once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), bytes => {
      expect(tryReading(bytes)).toMatch(/^(read|The body holds [\w ]+\.)$/)
    }),
    { numRuns: 20_000 },
  )
})

function tryReading(bytes: Uint8Array): string {
  try {
    decodeCbor(Buffer.from(bytes))
    return 'read'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}

test.each([
  ['nothing', ''],
  ['two values', '0102'],
  ['a tag', 'c100'],
  ['a date', 'c1fb41d954d1ac000000'],
  ['a big number by tag', 'c249010000000000000000'],
  ['a record of one library', 'd9dfff8301020304'],
  ['a class by its name', 'd81b82656572726f7261'],
  ['a reference to itself', 'd81c81d81d00'],
  ['a text that is not UTF-8', '61ff'],
  ['a text in parts', '7f6161ff'],
  ['bytes in parts', '5f4101ff'],
  ['a list without a length', '9f01ff'],
  ['a map without a length', 'bf616101ff'],
  ['a list longer than what is there', '9a7fffffff'],
  ['a map longer than what is there', 'ba7fffffff'],
  ['bytes longer than what is there', '5b7fffffffffffffff'],
  ['a length beyond all numbers', '9bffffffffffffffff'],
  ['a name that is a number', 'a10102'],
  ['a name that is nothing', 'a1f600'],
  ['a name twice', 'a2616101616102'],
  ['a simple value nobody knows', 'f8ff'],
  ['a simple value that is none', 'e0'],
  ['a break without a beginning', 'ff'],
  ['half a number', '19ff'],
  ['half a floating-point number', 'fb0000'],
  ['a reserved length', '1c'],
])('%s is refused', (_what, bytes) => expect(() => decodeCbor(hex(bytes))).toThrow('The body holds'))

test('a value may be nested so deeply and no deeper', () => {
  expect(decodeCbor(hex(`${'81'.repeat(deepest)}00`))).toBeInstanceOf(Array)
  expect(() => decodeCbor(hex(`${'81'.repeat(deepest + 1)}00`))).toThrow('nested too deep')
  expect(() => decodeCbor(hex('81'.repeat(60_000)))).toThrow('nested too deep')
})

test('numbers beyond what a number holds stay exact', () => {
  expect(decodeCbor(hex('1bffffffffffffffff'))).toBe(18_446_744_073_709_551_615n)
})
