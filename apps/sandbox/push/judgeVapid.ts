import { createPublicKey, verify } from 'node:crypto'
import { dayMs } from '@saya/money'
import * as v from 'valibot'

const claims = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.regex(/^(mailto|https):/)) })

interface Expectation {
  /** The key that the browser was subscribed with. */
  readonly applicationKey: string
  readonly audience: string
  readonly nowMs: number
}

/** What speaks against an authorization (RFC 8292); nothing where it is right. */
export function judgeVapid(
  authorization: string,
  { applicationKey, audience, nowMs }: Expectation,
): string | undefined {
  const [, signed = '', signature = '', key] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!key) return 'the authorization is no vapid'
  if (key !== applicationKey) return 'the key is not the one that was subscribed with'
  if (!isSigned(signed, signature, Buffer.from(key, 'base64url'))) return 'the signature is wrong'
  const read = v.safeParse(claims, parse(signed.split('.')[1] ?? ''))
  if (!read.success) return 'the claims are not whole'
  const { aud, exp } = read.output
  if (aud !== audience) return 'the token is for another service'
  return exp * 1000 > nowMs && exp * 1000 <= nowMs + dayMs ? undefined : 'the token is over, or lives too long'
}

function isSigned(signed: string, signature: string, point: Buffer): boolean {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
