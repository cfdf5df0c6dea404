import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { encryptPush } from './encryptPush.ts'
import type { PushMessage, PushOutcome, PushSender } from './pushSender.ts'
import { isOfService } from './pushServices.ts'
import { type Vapid, vapidHeader } from './vapid.ts'

const patienceMs = 8000
/** Longer than any of our messages, so that all are of one length. */
const paddedTo = 1024
const longestWaitMs = 3_600_000

export interface WebPushOptions extends Vapid {
  readonly services: readonly string[]
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
}

/** Hands messages to the services of browsers (RFC 8030), each encrypted for its browser alone. */
export function webPush({ services, clock, random, log, ...vapid }: WebPushOptions): PushSender {
  return {
    async send(message) {
      const { endpoint, ttlSeconds, urgency, topic } = message
      // The services may be others than when the browser subscribed.
      if (!isOfService(services, endpoint)) return { kind: 'gone' }
      const { host } = new URL(endpoint)
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            authorization: vapidHeader(vapid, endpoint, clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/notification+json',
            ttl: String(ttlSeconds),
            urgency,
            topic,
          },
          body: new Uint8Array(encrypt(message, random)),
          signal: AbortSignal.timeout(patienceMs),
        })
        await response.body?.cancel()
        const outcome = outcomeOf(response)
        if (outcome.kind !== 'taken')
          log.warn({ host, status: response.status }, 'a push service did not take a message')
        return outcome
      } catch (error) {
        log.warn({ host, reason: reasonOf(error) }, 'a push service could not be reached')
        return { kind: 'later' }
      }
    },
  }
}

function encrypt({ p256dh, auth, text }: PushMessage, random: Random): Buffer {
  return encryptPush({ p256dh, auth, text, salt: random.bytes(16), privateKey: random.bytes(32), paddedTo })
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if (!(seconds > 0)) return { kind: 'later' }
  return { kind: 'later', afterMs: Math.min(seconds * 1000, longestWaitMs) }
}

/** A failed fetch tells in its cause why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return (error.cause as { code?: string } | undefined)?.code ?? error.name
}
