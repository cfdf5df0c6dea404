import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ownAddresses } from '../platform/http/request/ownAddresses.ts'
import { securityText } from './securityText.ts'

test('whoever found a weakness reads where to write to, and until when that counts', async () => {
  const app = Fastify().decorate('ownAddresses', ownAddresses(['https://saya.example']))
  const clock = { now: () => Date.UTC(2026, 0, 1) }
  securityText(app, { contact: 'mailto:security@saya.example', clock })
  const reply = await app.inject({ url: '/.well-known/security.txt', headers: { host: 'saya.example' } })
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.split('\n')).toEqual([
    'Contact: mailto:security@saya.example',
    'Expires: 2026-06-30T00:00:00.000Z',
    'Preferred-Languages: en, tl',
    'Canonical: https://saya.example/.well-known/security.txt',
    '',
  ])
})
