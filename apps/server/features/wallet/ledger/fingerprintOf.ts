import { hash } from 'node:crypto'

/** A short, fixed name for what makes two acts the same, in the form of a uuid. */
export function fingerprintOf(parts: readonly (string | number | bigint)[]): string {
  const hex = hash('sha256', parts.join('\u001f'))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
