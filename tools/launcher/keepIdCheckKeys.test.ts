import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepIdCheckKeys } from './keepIdCheckKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('both sides get keys that fit, made once and kept for their owner alone', () => {
  const first = keepIdCheckKeys(folder, {})
  expect(keepIdCheckKeys(folder, {})).toEqual(first)
  for (const [mine, other] of [
    ['IDCHECK_KEY', 'SANDBOX_IDCHECK_CLIENT_KEY'],
    ['SANDBOX_IDCHECK_KEY', 'IDCHECK_PARTY_KEY'],
  ] as const) {
    const privateKey = createPrivateKey({ key: Buffer.from(first[mine] ?? '', 'base64'), format: 'der', type: 'pkcs8' })
    const publicKey = createPublicKey({ key: Buffer.from(first[other] ?? '', 'base64'), format: 'der', type: 'spki' })
    expect(verify('sha256', Buffer.from('x'), publicKey, sign('sha256', Buffer.from('x'), privateKey))).toBe(true)
  }
  const files = readdirSync(path.join(folder, 'keys'))
  expect(files.map(file => statSync(path.join(folder, 'keys', file)).mode & 0o777)).toEqual([0o600, 0o600])
})

test('the keys of a real account make no file', () => {
  expect(keepIdCheckKeys(folder, { IDCHECK_KEY: 'theirs' })).toEqual({})
  expect(readdirSync(folder)).toEqual([])
})
