import type { Device } from '../../../platform/http/request/device.ts'
import { blindHash } from '../record/blindHash.ts'

/**
 * The id of the browser that photos are shown in. One that keeps none is given one here, the same for all that a session
 * asks at once, so that an address made for it opens in it and nowhere else.
 */
export function viewerDevice(pepper: Buffer, device: Device, sessionId: string): string {
  if (device.id) return device.id
  const id = blindHash(pepper, 'photo devices', sessionId).toString('hex').slice(0, 43)
  device.keep(id)
  return id
}
