import { type KeyObject, sign, verify } from 'node:crypto'

/** What either side signs: whose call it is, where it went, when, and every byte of its body. */
export interface SignedMessage {
  readonly path: string
  readonly clientId: string
  /** As the header says it. */
  readonly time: string
  readonly body: string
}

/** The value of the `Signature` header, after the gateway's message signing: SHA-256 with RSA over one string. */
export function signatureOf(message: SignedMessage, key: KeyObject): string {
  const signature = sign('sha256', Buffer.from(signedText(message)), key).toString('base64')
  return `algorithm=RSA256, signature=${encodeURIComponent(signature)}`
}

/** Whether the header was made over exactly this message by the owner of the key. */
export function isSignedBy(message: SignedMessage, header: string | null | undefined, key: KeyObject): boolean {
  const match = /^\s*algorithm=RSA256\s*,\s*signature=([A-Za-z0-9+/=%_-]+)\s*$/.exec(header ?? '')
  if (!match) return false
  try {
    const signature = Buffer.from(decodeURIComponent(match[1] ?? ''), 'base64')
    return verify('sha256', Buffer.from(signedText(message)), key, signature)
  } catch {
    return false
  }
}

function signedText({ path, clientId, time, body }: SignedMessage): string {
  return `POST ${path}\n${clientId}.${time}.${body}`
}

/** Seconds and the zone without a colon, as the gateway's times are written: 2019-04-04T12:08:56+0530. */
export function gatewayTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`
}

/** Reads such a time; not a number for anything else. */
export function readGatewayTime(text: string | null): number {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d):?(\d\d)?$/.exec(text ?? '')
  if (!match) return Number.NaN
  const [, moment = '', hours = '', minutes = '00'] = match
  return Date.parse(hours === 'Z' ? `${moment}Z` : `${moment}${hours}:${minutes}`)
}
