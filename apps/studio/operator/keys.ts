import type { KeyObject } from 'node:crypto'
import { readKey } from '@saya/rpp'

/** A key that the operator and the studio share, under the name both know it by. */
export interface OperatorKey {
  readonly id: string
  readonly bytes: Buffer
  readonly key: KeyObject
}

/** Reads `key id:base64` pieces, two at most: the first is signed with, both are heard. */
export function readOperatorKeys(text: string): readonly OperatorKey[] | null {
  const keys = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(piece => /^([\w.-]{1,40}):([A-Za-z0-9+/]+={0,2})$/.exec(piece))
    .map(match => ({ id: match?.[1] ?? '', bytes: Buffer.from(match?.[2] ?? '', 'base64') }))
  const isGood = keys.length >= 1 && keys.length <= 2 && keys.every(({ id, bytes }) => id !== '' && bytes.length >= 32)
  return isGood ? keys.map(({ id, bytes }) => ({ id, bytes, key: readKey(bytes) })) : null
}
