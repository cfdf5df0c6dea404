import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedEvent } from './isSignedEvent.ts'

const [own, other] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
const nowMs = 1_772_424_000_000
const nonce = 'ebda1e3fb8813e9c491775f0d25365bc'
const body = '{"id":"p1","isPaid":true,"amount":"100","metadata":{"reference":"r","note":""},"fundSource":null}'
const canonical = `amount=100&id=p1&isPaid=true&metadata.reference=r&nonce=${nonce}`

interface Wish {
  readonly signed?: string
  readonly by?: typeof own
  readonly time?: string
  readonly content?: string
  readonly header?: string
}

function judge({ signed = canonical, by = own, time = String(nowMs), content = body, header }: Wish = {}): boolean {
  if (!by || !own) throw new Error('There is no key.')
  const v1 = sign('sha256', Buffer.from(signed), by.privateKey).toString('hex')
  const headers: Readonly<Record<string, string>> = {
    'x-maya-webhook-signature': header ?? `nonce=${nonce},v1=${v1}`,
    'x-maya-webhook-timestamp': time,
  }
  const read = (name: string) => headers[name] ?? ''
  return isSignedEvent({ header: read, body: Buffer.from(content), key: own.publicKey, nowMs })
}

test('what the gateway signed is taken: every value by its path, in order, and the nonce', () => {
  expect(judge()).toBe(true)
})

test.each([
  ['the key of another', { by: other }],
  ['another amount', { content: body.replace('100', '999') }],
  ['another nonce', { signed: canonical.replace(nonce, `${nonce}0`) }],
  ['a body that is no JSON', { content: '{' }],
  ['no signature', { header: `nonce=${nonce}` }],
  ['a signature that is none', { header: `nonce=${nonce},v1=zz` }],
  ['nothing', { header: '' }],
  ['no time', { time: '' }],
  ['a time that is no number', { time: 'now' }],
  ['more than three hours of age', { time: String(nowMs - 3 * 3_600_000 - 1) }],
  ['a clock that is more than five minutes ahead', { time: String(nowMs + 300_001) }],
  ['a body that is deeper than any event', { content: `${'[1,'.repeat(40)}1${']'.repeat(40)}` }],
])('an event with %s is turned away', (_what, wish) => {
  expect(judge(wish)).toBe(false)
})
