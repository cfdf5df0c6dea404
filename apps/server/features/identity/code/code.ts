import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@saya/contract/limits'
import type { Random } from '../../../platform/random.ts'

/** Six digits, each as likely as any other. */
export function newCode(random: Random): string {
  return String(random.below(10 ** codeLimits.length)).padStart(codeLimits.length, '0')
}

interface BoundCode {
  readonly id: string
  readonly destination: string
  readonly purpose: string
  readonly digits: string
}

/** The code's keyed hash, bound to what it may be used for. Without the key a stolen table opens nothing. */
export function hashCode(pepper: Buffer, { id, destination, purpose, digits }: BoundCode): Buffer {
  return createHmac('sha256', pepper).update([id, destination, purpose, digits].join('\n')).digest()
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
