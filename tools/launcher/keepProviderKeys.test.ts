import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepProviderKeys, keepStudioKeys } from './keepProviderKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('keys are made once, kept for their owner alone, and the same ever after', () => {
  const first = keepProviderKeys(folder, undefined)
  expect(first).toMatch(/^studio:1:[\w+/]{43}=,valkyrie-demo:1:[\w+/]{43}=,hub88-demo:1:[\w+/]+=*$/)
  expect(keepProviderKeys(folder, undefined)).toBe(first)
  for (const file of readdirSync(path.join(folder, 'keys'))) {
    expect(statSync(path.join(folder, 'keys', file)).mode & 0o777).toBe(0o600)
  }
})

test('what the server is given verifies what the kept private key signs', () => {
  const spki = /hub88-demo:1:([^,]+)/.exec(keepProviderKeys(folder, undefined))?.[1] ?? ''
  const pem = readFileSync(path.join(folder, 'keys/provider-hub88-demo.pem'), 'utf8')
  const publicKey = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const signature = sign('sha256', Buffer.from('body'), createPrivateKey(pem))
  expect(verify('sha256', Buffer.from('body'), publicKey, signature)).toBe(true)
})

test('keys that are given make no file', () => {
  expect(keepProviderKeys(folder, 'mine:1:abc')).toBe('mine:1:abc')
  expect(readdirSync(folder)).toEqual([])
})

test('the studio is given the very keys that the platform knows it by', () => {
  const made = /studio:(1:[^,]+)/.exec(keepProviderKeys(folder, undefined))?.[1]
  expect(keepStudioKeys(folder, {})).toEqual({ STUDIO_OPERATOR_KEYS: made })
  const given = { PROVIDER_KEYS: 'studio:a:xx,other:1:yy,studio:b:zz' }
  expect(keepStudioKeys(folder, given)).toEqual({ STUDIO_OPERATOR_KEYS: 'a:xx,b:zz' })
  expect(keepStudioKeys(folder, { ...given, STUDIO_OPERATOR_KEYS: 'c:ww' })).toEqual({ STUDIO_OPERATOR_KEYS: 'c:ww' })
  expect(keepStudioKeys(folder, { PROVIDER_KEYS: 'other:1:yy' })).toEqual({ STUDIO_OPERATOR_KEYS: made })
})
