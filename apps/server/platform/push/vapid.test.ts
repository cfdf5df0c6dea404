import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidHeader, vapidPublicKey } from './vapid.ts'

/** The application server's keys of RFC 8291, appendix A. */
const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'

test('the public side of a key is what the standard says, and what is no key has none', () => {
  expect(vapidPublicKey(privateKey)).toBe(publicKey)
  expect([vapidPublicKey('AAAA'), vapidPublicKey(Buffer.alloc(32).toString('base64url'))]).toEqual([
    undefined,
    undefined,
  ])
})

test('a token is for one service alone, ends within a day, and is signed with the key that was subscribed to [MSG-41]', () => {
  const nowMs = Date.parse('2026-03-02T12:00:00+08:00')
  const header = vapidHeader({ privateKey, contact: 'mailto:a@b.example' }, 'https://push.example:444/x/y?z', nowMs)
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://push.example:444',
    exp: nowMs / 1000 + 12 * 3600,
    sub: 'mailto:a@b.example',
  })
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const proof = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isProven = (text: string) =>
    verify('sha256', Buffer.from(text), { key: proof, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  expect([isProven(`${head}.${claims}`), isProven(`${head}.${claims}x`)]).toEqual([true, false])
})
