import { addressOf } from '@saya/process'
import * as v from 'valibot'
import type { PushSender } from './pushSender.ts'
import { isPushService, knownServices } from './pushServices.ts'
import { vapidPublicKey } from './vapid.ts'
import { type WebPushOptions, webPush } from './webPush.ts'

const services = v.pipe(
  v.string(),
  v.transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.check(isPushService, 'a list of origins, such as https://*.push.apple.com'))),
)

/** The settings of push messages, none of which need be there. */
export const pushSettings = {
  PUSH_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(text => vapidPublicKey(text) !== undefined, 'a private key of P-256, 32 bytes in base64url'),
    ),
  ),
  PUSH_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/, 'a public key of P-256, 65 bytes in base64url')),
  ),
  PUSH_SERVICES: v.optional(services, knownServices.join()),
}

interface PushKeys {
  readonly PUSH_KEY?: string | undefined
  readonly PUSH_PUBLIC_KEY?: string | undefined
}

/** The key that browsers subscribe with; empty where nothing is pushed. */
export function pushKeyOf({ PUSH_KEY, PUSH_PUBLIC_KEY }: PushKeys): string {
  return (PUSH_KEY && vapidPublicKey(PUSH_KEY)) || (PUSH_PUBLIC_KEY ?? '')
}

interface PushPlaces {
  readonly PUSH_SERVICES: readonly string[]
  readonly SANDBOX: boolean
  readonly HOST: string
  readonly SANDBOX_PORT: number
}

/** Which services are asked: with the sandbox its stand-in too. */
export function pushServicesOf({ PUSH_SERVICES, SANDBOX, HOST, SANDBOX_PORT }: PushPlaces): readonly string[] {
  return SANDBOX ? [...PUSH_SERVICES, addressOf(HOST, SANDBOX_PORT)] : PUSH_SERVICES
}

type SenderSettings = PushKeys & PushPlaces & { readonly SECURITY_CONTACT?: string | undefined }

/** Nothing where nothing is pushed. A service that has something to say of our messages writes to whoever reads of our security. */
export function openPushSender(
  settings: SenderSettings,
  own: Pick<WebPushOptions, 'clock' | 'random' | 'log'>,
): PushSender | null {
  const { PUSH_KEY: privateKey, SECURITY_CONTACT: contact = 'mailto:no-reply@saya.example' } = settings
  return privateKey ? webPush({ ...own, privateKey, contact, services: pushServicesOf(settings) }) : null
}
