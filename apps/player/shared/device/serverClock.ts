import type { Clock } from '@saya/client'
import { clock } from './clock.ts'

/** A header tells whole seconds and is on its way for a while: less than this is no difference. */
const noticedMs = 2000

let aheadMs = 0

/** Fetches, and hears from each answer what time it is there. */
export async function fetchTimed(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  const heardMs = Date.parse(response.headers.get('date') ?? '') - clock.now()
  if (Math.abs(heardMs - aheadMs) > noticedMs) aheadMs = heardMs
  return response
}

/** The server's clock as far as it is known: deadlines run by it, and phones are set by hand. */
export const serverClock: Clock = { now: () => clock.now() + aheadMs }
