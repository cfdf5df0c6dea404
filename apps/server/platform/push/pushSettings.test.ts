import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { openPushSender, pushKeyOf, pushServicesOf } from './pushSettings.ts'
import { knownServices } from './pushServices.ts'

const key = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const published = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
/** A browser's own key, as the example of RFC 8291 has it. */
const browserKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const places = { PUSH_SERVICES: knownServices, HOST: '127.0.0.1', SANDBOX_PORT: 8091 }

test('the key that browsers subscribe with is that of the private one, else the one that is named, else none', () => {
  expect(pushKeyOf({ PUSH_KEY: key })).toMatch(/^BP4z9KsN6nGRTbVYI/)
  expect([pushKeyOf({ PUSH_PUBLIC_KEY: published }), pushKeyOf({})]).toEqual([published, ''])
})

test('the stand-in is asked where the sandbox is, and nowhere else [MSG-44]', () => {
  expect(pushServicesOf({ ...places, SANDBOX: true })).toEqual([...knownServices, 'http://127.0.0.1:8091'])
  expect(pushServicesOf({ ...places, SANDBOX: false })).toEqual(knownServices)
})

test('without a private key nothing is sent', () => {
  const own = { clock: systemClock, random: systemRandom, log: pino({ level: 'silent' }) }
  expect(openPushSender({ ...places, SANDBOX: false }, own)).toBe(null)
  expect(openPushSender({ ...places, SANDBOX: false, PUSH_KEY: key }, own)).not.toBe(null)
})

test('what is sent to a service is of one length, however much it says [MSG-48]', async () => {
  const lengths: number[] = []
  const service = createServer((req, res) => {
    lengths.push(Number(req.headers['content-length']))
    req.resume()
    res.writeHead(201).end()
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const own = { clock: systemClock, random: systemRandom, log: pino({ level: 'silent' }) }
  const sender = openPushSender({ ...places, SANDBOX: true, SANDBOX_PORT: port, PUSH_KEY: key }, own)
  const browser = { endpoint: `http://127.0.0.1:${port}/push/a`, p256dh: browserKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  for (const text of ['{}', 'x'.repeat(900)]) {
    const message = { ...browser, text, ttlSeconds: 60, urgency: 'normal', topic: 'a' } as const
    expect(await sender?.send(message)).toEqual({ kind: 'taken' })
  }
  service.close()
  expect(lengths).toHaveLength(2)
  expect(lengths[0]).toBe(lengths[1])
  expect(lengths[0]).toBeGreaterThan(900)
})
