import { type KeyObject, sign, verify } from 'node:crypto'

interface Message {
  readonly path: string
  readonly clientId: string
  readonly time: string
  readonly body: string
}

/** The party's half of the protocol, written for itself: it shares no line with those who call it. */
export function signAnswer(message: Message, key: KeyObject): string {
  return `algorithm=RSA256, signature=${encodeURIComponent(sign('sha256', bytes(message), key).toString('base64'))}`
}

export function isSigned(message: Message, header: string, key: KeyObject): boolean {
  const given = header.split(/signature=/)[1]
  if (!header.startsWith('algorithm=RSA256') || !given || /%(?![0-9a-f]{2})/i.test(given)) return false
  return verify('sha256', bytes(message), key, Buffer.from(decodeURIComponent(given), 'base64'))
}

function bytes({ path, clientId, time, body }: Message): Buffer {
  return Buffer.from(`POST ${path}\n${clientId}.${time}.${body}`)
}

/** 2019-04-04T12:08:56+0530: the zone has no colon. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '+0000')
}

export function timeOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
}
