import type { Peppers } from '../../../platform/peppers.ts'
import type { Device } from '../../../platform/http/request/device.ts'
import { keyedHash } from '../../../platform/derivedKey.ts'

/**
 * The id of the browser that photos are shown in. One that keeps none is given one here, the same for all that a session
 * asks at once, so that an address made for it opens in it and nowhere else.
 */
export function viewerDevice([pepper]: Peppers, device: Device, sessionId: string): string {
  if (device.id) return device.id
  const id = keyedHash(pepper, 'kyc: photo devices', sessionId).toString('hex').slice(0, 43)
  device.keep(id)
  return id
}
