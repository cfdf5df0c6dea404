import { createHmac } from 'node:crypto'
import { type LookupKeys, underLaterKeys } from '../../../platform/lookup/lookupKeys.ts'
import { meantCode } from './code.rules.ts'

/** All that is kept of a code. Without the key a stolen table exchanges nothing. */
export function hashCode(lookupKeys: LookupKeys, typed: string): Buffer {
  const first = createHmac('sha256', lookupKeys[0]).update(`voucher\n${meantCode(typed)}`)
  return underLaterKeys(lookupKeys, first.digest())
}
