import { createHmac } from 'node:crypto'
import { meantCode } from './code.rules.ts'

/** All that is kept of a code. Without the key a stolen table exchanges nothing. */
export function hashCode(pepper: Buffer, typed: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`voucher\n${meantCode(typed)}`)
    .digest()
}
