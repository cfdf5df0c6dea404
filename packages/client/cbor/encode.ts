import { deepest, refuse, simpleValues } from './cborError.ts'

const utf8 = new TextEncoder()
const scratch = new DataView(new ArrayBuffer(8))

/** Writes a value as RFC 8949 bytes. Members that are undefined are left out, as JSON leaves them out. */
export function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const out: number[] = []
  write(out, value, 0)
  return Uint8Array.from(out)
}

function write(out: number[], value: unknown, depth: number): void {
  if (simpleValues.includes(value)) out.push(0xf4 + simpleValues.indexOf(value))
  else if (typeof value === 'number') writeNumber(out, value)
  else if (typeof value === 'bigint') writeInteger(out, value)
  else if (typeof value === 'string') writeBytes(out, 3, utf8.encode(value))
  else if (value instanceof Uint8Array) writeBytes(out, 2, value)
  else if (depth === deepest) refuse()
  else if (Array.isArray(value)) {
    writeHead(out, 4, value.length)
    for (const item of value) write(out, item, depth + 1)
  } else writeMap(out, value, depth + 1)
}

function writeMap(out: number[], value: unknown, depth: number): void {
  // A date, a set or a function would arrive as an empty map: better to refuse it here.
  if (Object.prototype.toString.call(value) !== '[object Object]') refuse()
  const members = Object.entries(value as object).filter(([, member]) => member !== undefined)
  writeHead(out, 5, members.length)
  for (const pair of members) for (const part of pair) write(out, part, depth)
}

function writeNumber(out: number[], value: number): void {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return writeInteger(out, BigInt(value))
  scratch.setFloat64(0, value)
  writeScratch(out, 0xfb, 8)
}

function writeInteger(out: number[], value: bigint): void {
  if (value < 0) writeHead(out, 1, -1n - value)
  else writeHead(out, 0, value)
}

function writeBytes(out: number[], major: number, bytes: Uint8Array): void {
  writeHead(out, major, bytes.length)
  for (const byte of bytes) out.push(byte)
}

function writeHead(out: number[], major: number, size: number | bigint): void {
  const power = [8, 16, 32, 64].findIndex(bits => size < 2 ** bits)
  if (power < 0) refuse()
  scratch.setBigUint64(0, BigInt(size))
  if (size < 24) out.push((major << 5) | Number(size))
  else writeScratch(out, (major << 5) | (24 + power), 1 << power)
}

/** Appends a first byte and the low bytes of the scratch. */
function writeScratch(out: number[], initial: number, width: number): void {
  out.push(initial)
  for (let at = 8 - width; at < 8; at++) out.push(scratch.getUint8(at))
}
