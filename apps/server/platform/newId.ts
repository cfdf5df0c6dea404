import type { Random } from './random.ts'

/** A random UUID, version 4. */
export function newId(random: Random): string {
  const hex = random.bytes(16).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
