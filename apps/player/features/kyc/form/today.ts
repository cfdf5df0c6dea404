import { serverClock } from '../../../shared/device/serverClock.ts'

const manila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** The day in Manila, by the server's clock. */
export function today(): string {
  return manila.format(serverClock.now())
}
