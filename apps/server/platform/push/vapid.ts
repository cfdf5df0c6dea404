import { createECDH, createPrivateKey, sign } from 'node:crypto'

const curve = 'prime256v1'
/** As long as the services take one at most. It is made anew for each message. */
const lifeSeconds = 12 * 3600

/** The public side of a private key, both in base64url; nothing where it is no key of P-256. */
export function vapidPublicKey(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32) return undefined
  const ecdh = createECDH(curve)
  try {
    ecdh.setPrivateKey(bytes)
    return ecdh.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** Who sends: our key, and whom a service writes to where something is wrong. */
export interface Vapid {
  readonly privateKey: string
  readonly contact: string
}

/** The authorization by which a service knows us (RFC 8292): a token for it alone, signed with the key that was subscribed to. */
export function vapidHeader({ privateKey, contact }: Vapid, endpoint: string, nowMs: number): string {
  const publicKey = vapidPublicKey(privateKey)
  if (!publicKey) throw new Error('The key for push messages is no key of P-256.')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + lifeSeconds, sub: contact }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
