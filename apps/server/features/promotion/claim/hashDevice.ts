import { createHmac } from 'node:crypto'

/** All that is kept of a device that claimed something; nothing where the browser keeps no id. */
export function hashDevice(pepper: Buffer, deviceId: string): Buffer | null {
  return deviceId === '' ? null : createHmac('sha256', pepper).update(`promotion device\n${deviceId}`).digest()
}
