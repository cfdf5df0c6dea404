import { Encoder } from 'cbor-x'
import { readQualities } from './readQualities.ts'

export type Encoding = 'cbor' | 'json'

export const mediaTypes: Readonly<Record<Encoding, string>> = {
  cbor: 'application/cbor',
  json: 'application/json; charset=utf-8',
}

// Plain objects: no record tables, which only another cbor-x could read.
const encoder = new Encoder({ useRecords: false, variableMapSize: true, tagUint8Array: false })

export function encode(value: unknown, encoding: Encoding): Buffer {
  return encoding === 'cbor' ? encoder.encode(value) : Buffer.from(JSON.stringify(value))
}

/**
 * The encoding a caller wants most; of two that are wanted alike, CBOR where it is named and JSON for everyone else.
 * Nothing for who takes neither.
 */
export function chooseEncoding(accept: string | undefined): Encoding | null {
  if (accept === undefined || accept === '' || accept === '*/*') return 'json'
  if (accept === 'application/cbor') return 'cbor'
  const qualities = readQualities(accept)
  const any = qualities.get('application/*') ?? qualities.get('*/*') ?? 0
  const cbor = qualities.get('application/cbor') ?? any
  const json = qualities.get('application/json') ?? any
  if (cbor === 0 && json === 0) return null
  if (cbor !== json) return cbor > json ? 'cbor' : 'json'
  return qualities.has('application/cbor') ? 'cbor' : 'json'
}

/** Whether an answer may be sent compressed by Brotli, which every browser we know asks for by name. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined) return false
  return (readQualities(acceptEncoding).get('br') ?? 0) > 0
}
