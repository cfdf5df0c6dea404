import { isUtf8 } from 'node:buffer'
import { Decoder } from 'cbor-x'

const decoder = new Decoder({ useRecords: false, mapsAsObjects: true })

/** How deeply arrays and maps may be nested in a body. */
export const deepest = 32

/**
 * Reads exactly one CBOR value of the kinds that JSON has too, and byte strings. Its form is checked before anything
 * is built: no tags, which could name classes or refer back; no lengths beyond what is there; no depth, no name twice,
 * no damaged text. Throws on everything else.
 */
export function decodeCbor(bytes: Buffer): unknown {
  if (checkValue(bytes, 0, 0) !== bytes.length) fail('more than one value')
  return decoder.decode(bytes)
}

/** Checks the value that begins at a place and tells where it ends. */
function checkValue(bytes: Buffer, start: number, depth: number): number {
  const { major, size, end } = readHead(bytes, start)
  switch (major) {
    case 0:
    case 1:
      return end
    case 2:
    case 3:
      return checkString(bytes, { major, end, size })
    case 4:
    case 5:
      if (depth === deepest) fail('too deep')
      return major === 4 ? checkArray(bytes, { end, size, depth }) : checkMap(bytes, { end, size, depth })
    case 7:
      return checkSimple(bytes, start)
    default:
      return fail('a tag')
  }
}

function checkString(bytes: Buffer, { major, end, size }: { major: number; end: number; size: number }): number {
  if (size > bytes.length - end) fail('a length beyond the end')
  if (major === 3 && !isUtf8(bytes.subarray(end, end + size))) fail('damaged text')
  return end + size
}

interface Container {
  readonly end: number
  readonly size: number
  readonly depth: number
}

function checkArray(bytes: Buffer, { end, size, depth }: Container): number {
  if (size > bytes.length - end) fail('a length beyond the end')
  let at = end
  for (let index = 0; index < size; index++) at = checkValue(bytes, at, depth + 1)
  return at
}

function checkMap(bytes: Buffer, { end, size, depth }: Container): number {
  if (size * 2 > bytes.length - end) fail('a length beyond the end')
  const names = new Set<string>()
  let at = end
  for (let index = 0; index < size; index++) {
    const head = readHead(bytes, at)
    if (head.major !== 3) fail('a name that is no text')
    at = checkString(bytes, head)
    const name = bytes.toString('utf8', head.end, at)
    if (names.has(name)) fail('a name twice')
    names.add(name)
    at = checkValue(bytes, at, depth + 1)
  }
  return at
}

/** False, true, null, undefined, and the three sizes of floating-point numbers. */
function checkSimple(bytes: Buffer, start: number): number {
  const detail = (bytes[start] ?? 0) & 31
  const end = start + 1 + (detail === 25 ? 2 : detail === 26 ? 4 : detail === 27 ? 8 : 0)
  if (detail < 20 || (detail > 23 && detail < 25) || detail > 27 || end > bytes.length) fail('no simple value')
  return end
}

/** What kind a value is of, and its number or length. Lengths told only at the end are not taken. */
function readHead(bytes: Buffer, start: number): { major: number; size: number; end: number } {
  const first = bytes[start] ?? fail('the end')
  const detail = first & 31
  const major = first >> 5
  if (detail < 24 || major === 7) return { major, size: detail, end: start + 1 }
  if (detail > 27) fail('a length that is not told')
  const width = 1 << (detail - 24)
  const end = start + 1 + width
  if (end > bytes.length) fail('the end')
  const size = width === 8 ? Number(bytes.readBigUInt64BE(start + 1)) : bytes.readUIntBE(start + 1, width)
  return { major, size, end }
}

function fail(what: string): never {
  throw new Error(`The body holds ${what}.`)
}
