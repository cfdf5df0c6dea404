import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedEvent } from './readSignedEvent.ts'
import { gatewayTime, signatureOf } from './signedMessage.ts'

const pairs = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
const [party, stranger] = pairs as [(typeof pairs)[0], (typeof pairs)[0]]
const nowMs = Date.UTC(2026, 2, 2, 4)
const clientId = '2089012345678900'
const path = '/ocr/callback'
const event = { bizId: 'b-1', transactionId: 'G1' }

interface Wish {
  readonly client?: string
  readonly ageMs?: number
  readonly key?: (typeof pairs)[0]['privateKey']
  readonly sentTo?: string
  readonly body?: string
  readonly signed?: string
}

function read({
  client = clientId,
  ageMs = 0,
  key = party.privateKey,
  sentTo = path,
  body = JSON.stringify(event),
  signed = body,
}: Wish = {}) {
  const time = gatewayTime(nowMs - ageMs)
  const headers: Readonly<Record<string, string>> = {
    'client-id': client,
    'request-time': time,
    signature: signatureOf({ path: sentTo, clientId: client, time, body: signed }, key),
  }
  const signer = { clientId, partyKey: party.publicKey, clock: { now: () => nowMs } }
  return readSignedEvent(signer, { path, header: name => headers[name] ?? '', body: Buffer.from(body) })
}

test('what the party signed for us, for this place and just now tells which check it is', () => {
  expect(read()).toEqual(event)
  expect(read({ ageMs: 9 * 60_000, body: JSON.stringify({ ...event, ekycResult: 'Success' }) })).toEqual(event)
})

test.each<[string, Wish]>([
  ['by somebody else', { key: stranger.privateKey }],
  ['for another account', { client: '2089012345678901' }],
  ['for another place', { sentTo: '/ocr/other' }],
  ['over something else', { signed: '{}' }],
  ['long ago', { ageMs: 11 * 60_000 }],
  ['in the time to come', { ageMs: -11 * 60_000 }],
  ['over nothing', { body: '' }],
  ['over what names no check', { body: '{"bizId":"b-1"}' }],
])('what was signed %s tells nothing', (_how, wish) => {
  expect(read(wish)).toBeUndefined()
})
