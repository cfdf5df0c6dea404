import { createHmac, timingSafeEqual } from 'node:crypto'

/** The gateway repeats an event for two and a quarter hours; whether it signs each repetition anew is not documented. */
const oldestMs = 3 * 3_600_000
const aheadMs = 5 * 60_000

export interface SignedEvent {
  /** `t=<seconds>,te=<signature in test mode>,li=<signature in live mode>` */
  readonly header: string
  readonly body: Buffer
  readonly key: string
  readonly isLive: boolean
  readonly nowMs: number
}

/** Whether the gateway signed these very bytes, lately, in the mode that they are said to be of. */
export function isSignedEvent({ header, body, key, isLive, nowMs }: SignedEvent): boolean {
  const parts = new Map(header.split(',').map(part => splitOnce(part.trim())))
  const time = parts.get('t') ?? ''
  const given = parts.get(isLive ? 'li' : 'te') ?? ''
  if (!/^\d{9,11}$/.test(time) || !/^[0-9a-f]{64}$/.test(given)) return false
  const ageMs = nowMs - Number(time) * 1000
  if (ageMs > oldestMs || ageMs < -aheadMs) return false
  const right = createHmac('sha256', key).update(`${time}.`).update(body).digest()
  return timingSafeEqual(right, Buffer.from(given, 'hex'))
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}
