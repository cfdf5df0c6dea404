import type { Device } from '../../../platform/http/request/device.ts'
import type { Random } from '../../../platform/random.ts'
import { newToken } from './token.ts'

/** The device of a call that may register somebody: a new one has its id from here on, so that registration and session name the same one. */
export function nameDevice(device: Device, random: Random): Device {
  return device.id === '' ? { ...device, id: newToken(random) } : device
}
