import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepGatewayKeys } from './keepGatewayKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('both sides share what an account has, made once and kept for their owner alone', () => {
  const first = keepGatewayKeys(folder, {})
  expect(keepGatewayKeys(folder, {})).toEqual(first)
  for (const name of ['PAYMONGO_KEY', 'PAYMONGO_EVENT_KEY', 'XENDIT_KEY', 'XENDIT_EVENT_TOKEN', 'MAYA_PUBLIC_KEY']) {
    expect(first[`SANDBOX_${name}`]).toBe(first[name])
  }
  expect(first.PAYMONGO_KEY).toMatch(/^sk_test_\S{32}$/)
  expect(first.PAYMONGO_EVENT_KEY).toMatch(/^whsk_\S{32}$/)
  expect(first.XENDIT_KEY).toMatch(/^xnd_development_\S{32}$/)
  expect([first.MAYA_PUBLIC_KEY, first.MAYA_SECRET_KEY]).toEqual([
    expect.stringMatching(/^pk-\S{32}$/),
    expect.stringMatching(/^sk-\S{32}$/),
  ])
  const files = readdirSync(path.join(folder, 'keys'))
  expect(files).toHaveLength(7)
  expect(files.every(file => (statSync(path.join(folder, 'keys', file)).mode & 0o777) === 0o600)).toBe(true)
})

test('what the stand-in signs, the platform can prove', () => {
  const { SANDBOX_MAYA_SIGNING_KEY: own = '', MAYA_EVENT_KEY: other = '' } = keepGatewayKeys(folder, {})
  const signing = createPrivateKey({ key: Buffer.from(own, 'base64'), format: 'der', type: 'pkcs8' })
  const proving = createPublicKey({ key: Buffer.from(other, 'base64'), format: 'der', type: 'spki' })
  expect(verify('sha256', Buffer.from('x'), proving, sign('sha256', Buffer.from('x'), signing))).toBe(true)
})

test('the keys of a real account make no file, and leave the other gateways as they are', () => {
  const made = keepGatewayKeys(folder, { PAYMONGO_KEY: 'theirs', XENDIT_EVENT_TOKEN: 'theirs', MAYA_SECRET_KEY: '' })
  expect(Object.keys(made).filter(name => !name.includes('MAYA_'))).toEqual([])
  expect(readdirSync(path.join(folder, 'keys')).sort()).toEqual([
    'maya-events.pem',
    'maya-public.key',
    'maya-secret.key',
  ])
})
