import { Buffer } from 'node:buffer'
import { Encoder } from 'cbor-x'
import * as cborg from 'cborg'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CborError, decode, encode } from './index.ts'

interface Codec {
  readonly name: string
  encode(value: unknown): Uint8Array
  decode(bytes: Uint8Array): unknown
}

const stranger = new Encoder({ useRecords: false, mapsAsObjects: true, tagUint8Array: false })
const own: Codec = { name: 'ours', encode, decode }
const cborX: Codec = {
  name: 'cbor-x',
  encode: value => stranger.encode(value),
  decode: bytes => stranger.decode(Buffer.from(bytes)),
}
const cborG: Codec = {
  name: 'cborg',
  encode: value => cborg.encode(value),
  decode: bytes => cborg.decode(bytes, { allowBigInt: true }),
}

/** One form for what the codecs give back differently: byte strings, bigints that fit a number, and minus zero. */
function plain(value: unknown): unknown {
  if (value === 0) return 0
  if (value instanceof Uint8Array) return { bytes: [...value] }
  if (typeof value === 'bigint' && BigInt(Number(value)) === value && Number.isSafeInteger(Number(value))) {
    return Number(value)
  }
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]))
}

const refusedKeys = ['__proto__', 'constructor', 'prototype']
const key = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(text => !refusedKeys.includes(text))
const wide = fc.oneof(
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n - 1n }),
  fc.bigInt({ min: -(2n ** 63n), max: -(2n ** 53n) - 1n }),
)
const leaf = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, -24, -25, -256, -257, -0, 0),
  fc.double(),
  fc.float(),
  wide,
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(true, false, null, 'ñ₱−×·', ''),
)
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 30 }),
    fc.dictionary(key, tie('value'), { maxKeys: 30 }),
  ),
}))

test.each([
  { writer: own, reader: own },
  { writer: own, reader: cborX },
  { writer: own, reader: cborG },
  { writer: cborX, reader: own },
  { writer: cborG, reader: own },
])('what $writer.name writes, $reader.name reads back', ({ writer, reader }) => {
  fc.assert(
    fc.property(value, sample => {
      expect(plain(reader.decode(writer.encode(sample)))).toEqual(plain(sample))
    }),
    { numRuns: 3000 },
  )
})

test('cbor-x and cborg agree with each other on the same values', () => {
  fc.assert(
    fc.property(value, sample => {
      expect(plain(cborG.decode(cborX.encode(sample)))).toEqual(plain(cborX.decode(cborG.encode(sample))))
    }),
    { numRuns: 1000 },
  )
})

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'))
}

test.each<[string, unknown]>([
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['1b000000e8d4a51000', 1_000_000_000_000],
  ['1bffffffffffffffff', 2n ** 64n - 1n],
  ['3bffffffffffffffff', -(2n ** 64n)],
  ['3903e7', -1000],
  ['f90000', 0],
  ['f98000', -0],
  ['f93e00', 1.5],
  ['f97bff', 65_504],
  ['f90001', 5.960464477539063e-8],
  ['f90400', 0.00006103515625],
  ['f9c400', -4],
  ['f97c00', Number.POSITIVE_INFINITY],
  ['f9fc00', Number.NEGATIVE_INFINITY],
  ['f97e00', Number.NaN],
  ['fa47c35000', 100_000],
  ['fb3ff199999999999a', 1.1],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['f7', undefined],
  ['c11a514b67b0', 1_363_896_240],
  ['d74401020304', Uint8Array.of(1, 2, 3, 4)],
  ['5f42010243030405ff', Uint8Array.of(1, 2, 3, 4, 5)],
  ['7f657374726561646d696e67ff', 'streaming'],
  ['7fff', ''],
  ['9fff', []],
  ['9f018202039f0405ffff', [1, [2, 3], [4, 5]]],
  ['bf61610161629f0203ffff', { a: 1, b: [2, 3] }],
  ['bf6346756ef563416d7421ff', { Fun: true, Amt: -2 }],
  ['a17f616161 62ff01', { ab: 1 }],
  ['623a29', ':)'],
])('the bytes %s read as the standard says', (bytes, wanted) => expect(decode(hex(bytes))).toEqual(wanted))

const nested = (depth: number, open: string, inner: string) => open.repeat(depth) + inner

test.each([
  ['nothing at all', ''],
  ['an array shorter than told', '830102'],
  ['a text shorter than told', '6261'],
  ['bytes shorter than told', '4401'],
  ['a head without its length', '19ff'],
  ['a float without its bytes', 'fb3ff1'],
  ['an array without an end', '9f01'],
  ['a map without an end', 'bf616101'],
  ['an empty array and more', '8000'],
  ['two items', '0101'],
  ['an array of 2^32 items', '9affffffff'],
  ['an array of 2^64 items', '9bffffffffffffffff'],
  ['a map of 2^64 members', 'bbffffffffffffffff'],
  ['a text of 2^63 bytes', '7b7fffffffffffffff'],
  ['bytes of 2^53 bytes', '5b0020000000000000'],
  ['a chunk of 2^64 bytes', '5f5bffffffffffffffff'],
  ['arrays 65 deep', nested(65, '81', '00')],
  ['arrays 100,000 deep', nested(100_000, '81', '00')],
  ['open arrays 100,000 deep', nested(100_000, '9f', '')],
  ['maps 100,000 deep', nested(100_000, 'a16161', '00')],
  ['tags 100,000 deep', nested(100_000, 'c1', '00')],
  ['open texts within each other', nested(100_000, '7f', '')],
  ['the key __proto__', 'a1695f5f70726f746f5f5ff6'],
  ['the key __proto__ in chunks', 'a17f635f5f7066726f746f5f5ffff6'],
  ['the key constructor', 'a16b636f6e7374727563746f72f6'],
  ['the key prototype', 'a16970726f746f74797065f6'],
  ['a number as a key', 'a10102'],
  ['an array as a key', 'a18001'],
  ['bytes as a key', 'a1416101'],
  ['a text with a stray continuation', '6180'],
  ['an overlong text', '62c080'],
  ['a surrogate in a text', '63eda080'],
  ['a text cut within a character', '61c3'],
  ['a character across two chunks', '7f61c361b1ff'],
  ['a chunk of another kind', '5f6161ff'],
  ['an open chunk', '5f5f4101ffff'],
  ['a number within a text', '7f01ff'],
  ['reserved length 28', '1c'],
  ['reserved length 29', '5d'],
  ['reserved length 30', '9e'],
  ['an open number', '1f'],
  ['an open negative number', '3f'],
  ['an open tag', 'df01'],
  ['a lone break', 'ff'],
  ['a break in a told array', '82ff01'],
  ['a break in place of a value', 'bf6161ff'],
  ['simple value 0', 'e0'],
  ['simple value 19', 'f3'],
  ['simple value 32', 'f820'],
  ['simple value 24', 'f818'],
  ['a reserved simple value', 'fc'],
])('%s is refused with the one error of the codec', (_title, bytes) => {
  expect(() => decode(hex(bytes))).toThrow(CborError)
})

test('arrays 64 deep are still read', () => {
  expect(() => decode(hex(nested(64, '81', '00')))).not.toThrow()
})

function outcome(bytes: Uint8Array): string {
  try {
    decode(bytes)
    return 'value'
  } catch (error) {
    return error instanceof CborError ? 'CborError' : String(error)
  }
}

test('whatever the bytes, the codec answers with a value or with its own error', () => {
  const torn = fc.tuple(value, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 255 })).map(([sample, cut, at, byte]) => {
    const bytes = encode(sample)
    bytes[at % bytes.length] = byte
    return bytes.slice(0, 1 + (cut % (bytes.length * 2)))
  })
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), torn), bytes => {
      expect(['value', 'CborError']).toContain(outcome(bytes))
    }),
    { numRuns: 20_000 },
  )
})

test('a large hostile body is refused at once', () => {
  const started = performance.now()
  expect(() => decode(new Uint8Array(8_000_000).fill(0x9f))).toThrow(CborError)
  expect(() => decode(new Uint8Array(8_000_000).fill(0x5f))).toThrow(CborError)
  expect(() => decode(new Uint8Array(8_000_000).fill(0xbb))).toThrow(CborError)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('what is read does not change when the bytes it came from are used again', () => {
  const wire = Buffer.from(encode({ bytes: Uint8Array.of(1, 2, 3) }))
  const read = decode(wire)
  wire.fill(0)
  expect(read).toEqual({ bytes: Uint8Array.of(1, 2, 3) })
})

test('minus zero stays minus zero', () => {
  expect(decode(encode(-0))).toBe(-0)
})

test('a text keeps a leading byte order mark', () => {
  expect(decode(encode('\ufeffmark'))).toBe('\ufeffmark')
})

test('an undefined member is left out, as JSON leaves it out', () => {
  expect(decode(encode({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 })
})

const circle: unknown[] = []
circle.push(circle)

test.each<[string, unknown]>([
  ['a function', () => 1],
  ['a symbol', Symbol('s')],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a value within itself', circle],
  ['an integer beyond 64 bits', 2n ** 64n],
  ['a negative integer beyond 64 bits', -(2n ** 64n) - 1n],
])('%s is not written', (_title, sample) => expect(() => encode({ sample })).toThrow(CborError))
