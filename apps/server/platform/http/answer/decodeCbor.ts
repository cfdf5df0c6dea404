import { isUtf8 } from 'node:buffer'

/** How deeply arrays and maps may be nested in a body. */
export const deepest = 32

/** The bytes of one body, and how far they have been read. */
interface Reading {
  readonly bytes: Buffer
  at: number
}

/**
 * Reads exactly one CBOR value of the kinds that JSON has too, and byte strings; throws on everything else. It takes no
 * tags, which could name classes or refer back, no lengths beyond what is there, no depth, no name twice and no damaged
 * text. General libraries take all of these, and hand over whole numbers above 32 bits as another type.
 */
export function decodeCbor(bytes: Buffer): unknown {
  const reading = { bytes, at: 0 }
  const value = readValue(reading, 0)
  return reading.at === bytes.length ? value : fail('more than one value')
}

function readValue(reading: Reading, depth: number): unknown {
  const first = readByte(reading)
  const major = first >> 5
  if (major === 7) return readSimple(reading, first & 31)
  const size = readSize(reading, first & 31)
  switch (major) {
    case 0:
      return size
    case 1:
      return typeof size === 'bigint' ? -1n - size : -1 - size
    case 2:
      // A copy: the buffer a body arrives in may be used again.
      return Uint8Array.prototype.slice.call(take(reading, size))
    case 3:
      return readText(reading, size)
    case 4:
      return readArray(reading, size, depth + 1)
    case 5:
      return readMap(reading, size, depth + 1)
    default:
      return fail('a tag')
  }
}

function readArray(reading: Reading, size: number | bigint, depth: number): unknown[] {
  checkRoom(reading, { size, depth, each: 1 })
  const items: unknown[] = []
  for (let index = 0; index < size; index++) items.push(readValue(reading, depth))
  return items
}

function readMap(reading: Reading, size: number | bigint, depth: number): Record<string, unknown> {
  checkRoom(reading, { size, depth, each: 2 })
  const entries: [string, unknown][] = []
  const names = new Set<string>()
  for (let index = 0; index < size; index++) {
    const first = readByte(reading)
    if (first >> 5 !== 3) fail('a name that is no text')
    const name = readText(reading, readSize(reading, first & 31))
    if (names.has(name)) fail('a name twice')
    names.add(name)
    entries.push([name, readValue(reading, depth)])
  }
  // Unlike an assignment this makes even `__proto__` a plain member, to be seen and refused.
  return Object.fromEntries(entries)
}

/** No member is smaller than a byte, so a count beyond what is left is refused before anything is built. */
function checkRoom({ bytes, at }: Reading, told: { size: number | bigint; depth: number; each: number }): void {
  if (told.depth > deepest) fail('values nested too deep')
  if (told.size > (bytes.length - at) / told.each) fail('a length beyond the end')
}

function readText(reading: Reading, size: number | bigint): string {
  const bytes = take(reading, size)
  return isUtf8(bytes) ? bytes.toString('utf8') : fail('damaged text')
}

/** False, true, null, undefined, and the three sizes of floating-point numbers. */
function readSimple(reading: Reading, detail: number): unknown {
  switch (detail) {
    case 20:
      return false
    case 21:
      return true
    case 22:
      return null
    case 23:
      return undefined
    case 25:
      return readHalf(take(reading, 2).readUInt16BE())
    case 26:
      return take(reading, 4).readFloatBE()
    case 27:
      return take(reading, 8).readDoubleBE()
    default:
      return fail('no value')
  }
}

function readHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** The number or length in a head. Lengths that are told only at the end are not taken. */
function readSize(reading: Reading, detail: number): number | bigint {
  if (detail < 24) return detail
  if (detail > 27) return fail('a length that is not told')
  const bytes = take(reading, 1 << (detail - 24))
  if (bytes.length < 8) return bytes.readUIntBE(0, bytes.length)
  const size = bytes.readBigUInt64BE()
  return size > Number.MAX_SAFE_INTEGER ? size : Number(size)
}

function readByte(reading: Reading): number {
  return reading.bytes[reading.at++] ?? fail('less than a value')
}

function take(reading: Reading, length: number | bigint): Buffer {
  const { bytes, at } = reading
  if (length > bytes.length - at) fail('a length beyond the end')
  reading.at = at + Number(length)
  return bytes.subarray(at, reading.at)
}

function fail(what: string): never {
  throw new Error(`The body holds ${what}.`)
}
