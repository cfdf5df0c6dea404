/** The one error of the codec: bytes that are not the CBOR we speak, or a value that CBOR cannot carry. */
export class CborError extends Error {}

export function refuse(): never {
  throw new CborError('Not CBOR')
}

/** How deeply arrays, maps and tags may be nested. It also ends a value that contains itself. */
export const deepest = 64

/** These four follow each other in major type 7, from 20 on. */
export const simpleValues: readonly unknown[] = [false, true, null, undefined]
