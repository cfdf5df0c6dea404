import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { openPushSender, pushKeyOf, pushServicesOf } from './pushSettings.ts'
import { knownServices } from './pushServices.ts'

const key = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const published = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
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
