import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledgePacket, connectPacket, openPublish, packetReader, subscribePacket } from './packets.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('a sign-in carries uid and token with a clean session, as MQTT 3.1.1 writes it', () => {
  const bytes = connectPacket({ clientId: 'c', username: '42', password: 'T', keepAliveSeconds: 60 })
  expect(hex(bytes)).toBe('1014' + '00044d515454' + '04' + 'c2' + '003c' + '000163' + '00023432' + '000154')
})

test('a subscription asks for quality 1', () => {
  expect(hex(subscribePacket(['ab', 'c']))).toBe('820b0001' + '00026162' + '01' + '000163' + '01')
})

test('an acknowledgement repeats the id', () => expect(hex(acknowledgePacket(Uint8Array.of(1, 2)))).toBe('40020102'))

test.each([
  ['0', 0, '000161' + '6869', null],
  ['1', 2, '000161' + '0007' + '6869', '0007'],
])('a publish of quality %s is opened', (_quality, flags, body, id) => {
  const { topic, packetId, payload } = openPublish({ type: 3, flags, body: Uint8Array.from(Buffer.from(body, 'hex')) })
  expect(packetId && hex(packetId)).toBe(id)
  expect([topic, Buffer.from(payload).toString()]).toEqual(['a', 'hi'])
})

const bodies = fc.array(fc.uint8Array({ maxLength: 400 }), { minLength: 1, maxLength: 8 })

test('packets are found wherever the transport cut or joined them', () => {
  fc.assert(
    fc.property(bodies, fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 60 }), (sent, cuts) => {
      const stream = Buffer.concat(sent.map(body => Buffer.concat([Uint8Array.of(0x30, ...lengthOf(body)), body])))
      const read = packetReader()
      const got: string[] = []
      let at = 0
      for (const cut of [...cuts, stream.length]) {
        for (const { body } of read(stream.subarray(at, at + cut)) ?? []) got.push(hex(body))
        at += cut
      }
      expect(got).toEqual(sent.map(hex))
    }),
  )
})

function lengthOf(body: Uint8Array): number[] {
  return body.length < 128 ? [body.length] : [(body.length % 128) | 128, body.length >> 7]
}

test('a length that no message of ours can have ends the reading', () => {
  expect(packetReader()(Uint8Array.of(0x30, 0xff, 0xff, 0xff, 0x7f))).toBeNull()
  expect(packetReader()(Uint8Array.of(0x30, 0xff, 0xff))).toEqual([])
})
