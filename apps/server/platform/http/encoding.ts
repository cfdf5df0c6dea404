import { Decoder, Encoder } from 'cbor-x'

export type Encoding = 'cbor' | 'json'

export const mediaTypes: Readonly<Record<Encoding, string>> = {
  cbor: 'application/cbor',
  json: 'application/json; charset=utf-8',
}

// Plain objects both ways: no record tables, which only another cbor-x could read.
const encoder = new Encoder({ useRecords: false, variableMapSize: true, tagUint8Array: false })
const decoder = new Decoder({ useRecords: false, mapsAsObjects: true })

export function encode(value: unknown, encoding: Encoding): Buffer {
  return encoding === 'cbor' ? encoder.encode(value) : Buffer.from(JSON.stringify(value))
}

/** Throws on anything that is not one whole, well-formed value. */
export function decodeCbor(bytes: Buffer): unknown {
  return decoder.decode(bytes)
}

/** CBOR where it is asked for by name, JSON for everyone else, nothing for who takes neither. */
export function chooseEncoding(accept: string | undefined): Encoding | null {
  if (accept === undefined || accept === '') return 'json'
  if (accept.includes('application/cbor')) return 'cbor'
  return /application\/(json|\*)|\*\/\*/.test(accept) ? 'json' : null
}
