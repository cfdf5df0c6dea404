import { deepest, refuse, simpleValues } from './cborError.ts'

/** Stands for a length that is not told beforehand: the items end with a break byte. */
const untold = -1
const breakByte = 0xff

/** Keys that could reach an object's prototype through careless merging later on. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

// Text that begins with a byte order mark must keep it, and damaged text must be refused, not repaired.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

// The bytes being read and the place in them: one for all, since a reading runs to its end before the next begins,
// and handing them from function to function weighs more on the phone.
let view: DataView
let at: number

/** Reads exactly one RFC 8949 item. Whatever is wrong with the bytes, it throws a CborError and nothing else. */
export function decode(bytes: Uint8Array): unknown {
  view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  at = 0
  const value = read(0)
  if (at < view.byteLength) refuse()
  return value
}

function read(depth: number): unknown {
  const initial = readByte()
  const major = initial >> 5
  const detail = initial & 31
  if (major === 7) return readSimple(detail)
  const size = readSize(detail)
  if (size < 0 && (major < 2 || major === 6)) refuse()
  if (major === 0) return size
  if (major === 1) return typeof size === 'bigint' ? -1n - size : -1 - size
  if (major < 4) return readString(major, size)
  if (depth === deepest) refuse()
  if (major === 6) return read(depth + 1)
  return major === 4 ? readArray(size, depth + 1) : readMap(size, depth + 1)
}

function readArray(size: number | bigint, depth: number): unknown[] {
  const items: unknown[] = []
  repeat(size, () => items.push(read(depth)))
  return items
}

function readMap(size: number | bigint, depth: number): Record<string, unknown> {
  const map: Record<string, unknown> = {}
  repeat(size, () => {
    const key = read(depth)
    if (typeof key !== 'string' || forbiddenKeys.includes(key)) return refuse()
    map[key] = read(depth)
  })
  return map
}

function readString(major: number, size: number | bigint): Uint8Array | string {
  if (size < 0) return readChunks(major)
  const start = take(size)
  // A copy, which stays as it is when the buffer it arrived in is used again.
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, at - start).slice()
  if (major === 2) return bytes
  try {
    return utf8.decode(bytes)
  } catch {
    return refuse()
  }
}

/** Reads chunks, each of the string's own kind and of a told length, up to the break byte. */
function readChunks(major: number): Uint8Array | string {
  const parts: unknown[] = []
  repeat(untold, () => {
    const initial = readByte()
    const size = readSize(initial & 31)
    if (initial >> 5 !== major || size < 0) refuse()
    for (const part of readString(major, size)) parts.push(part)
  })
  return major === 2 ? Uint8Array.from(parts as number[]) : parts.join('')
}

function readSize(detail: number): number | bigint {
  if (detail < 24) return detail
  if (detail === 31) return untold
  if (detail > 27) refuse()
  const start = take(1 << (detail - 24))
  let size = 0
  for (let place = start; place < at; place++) size = size * 256 + view.getUint8(place)
  return size > Number.MAX_SAFE_INTEGER ? view.getBigUint64(start) : size
}

function readSimple(detail: number): unknown {
  if (detail > 19 && detail < 24) return simpleValues[detail - 20]
  if (detail === 25) return readHalf(view.getUint16(take(2)))
  if (detail === 26) return view.getFloat32(take(4))
  return detail === 27 ? view.getFloat64(take(8)) : refuse()
}

function readHalf(half: number): number {
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  let size = exponent ? (fraction + 1024) * 2 ** (exponent - 25) : fraction * 2 ** -24
  if (exponent === 31) size = fraction ? Number.NaN : Number.POSITIVE_INFINITY
  return half >> 15 ? -size : size
}

/** Reads as many items as were told, or up to the break byte. */
function repeat(size: number | bigint, item: () => void): void {
  // No item is smaller than a byte, so a count beyond what is left is refused before anything is built.
  if (size > view.byteLength - at) refuse()
  for (let left = Number(size); left; left--) {
    if (left < 0) {
      if (readByte() === breakByte) return
      at--
    }
    item()
  }
}

function readByte(): number {
  return view.getUint8(take(1))
}

function take(length: number | bigint): number {
  const start = at
  if (length > view.byteLength - start) refuse()
  at += Number(length)
  return start
}
