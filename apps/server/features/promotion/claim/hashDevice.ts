import { createHmac } from 'node:crypto'
import { type LookupKeys, underLaterKeys } from '../../../platform/lookup/lookupKeys.ts'

/** All that is kept of a device that claimed something; nothing where the browser keeps no id. */
export function hashDevice(lookupKeys: LookupKeys, deviceId: string): Buffer | null {
  if (deviceId === '') return null
  const first = createHmac('sha256', lookupKeys[0]).update(`promotion device\n${deviceId}`)
  return underLaterKeys(lookupKeys, first.digest())
}
