import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPartnerKeys } from './keepPartnerKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what each stand-in signs, the platform can prove, by keys that are made once', () => {
  const made = keepPartnerKeys(folder, {})
  expect(keepPartnerKeys(folder, {})).toEqual(made)
  const own = Buffer.from(made.SANDBOX_PARTNER_KEY ?? '', 'base64')
  const signature = sign('sha256', Buffer.from('x'), createPrivateKey({ key: own, format: 'der', type: 'pkcs8' }))
  const pieces = (made.PARTNER_PARTY_KEYS ?? '').split(',')
  expect(pieces.map(piece => piece.split('=')[0])).toEqual(['glife', 'mayamini', 'lazadamini'])
  for (const piece of pieces) {
    const key = Buffer.from(piece.slice(piece.indexOf('=') + 1), 'base64')
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
    expect(verify('sha256', Buffer.from('x'), publicKey, signature)).toBe(true)
  }
})

test('the keys of a real account make no file', () => {
  expect(keepPartnerKeys(folder, { PARTNER_KEY: 'theirs' })).toEqual({})
  expect(readdirSync(folder)).toEqual([])
})
