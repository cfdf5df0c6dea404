import { expect, test } from 'vitest'
import { findClaimFault, isCopied } from './passkey.rules.ts'

const hostHash = Buffer.alloc(32, 1)
const expected = { type: 'webauthn.get', origin: 'https://saya.test', hostHash, isOwnChallenge: true } as const
const claim = { ...expected, challenge: 'c', isFramed: false, isVerified: true }

test.each([
  ['what was asked for', {}, undefined],
  ['another type', { type: 'webauthn.create' }, 'passkey_refused'],
  ['another origin', { origin: 'https://saya.test.evil.example' }, 'passkey_elsewhere'],
  ['another host', { hostHash: Buffer.alloc(32, 2) }, 'passkey_elsewhere'],
  ['a host cut short', { hostHash: Buffer.alloc(31, 1) }, 'passkey_elsewhere'],
  ['a frame', { isFramed: true }, 'passkey_elsewhere'],
  ['nobody asked for face, finger or PIN', { isVerified: false }, 'passkey_unverified'],
] as const)('%s is judged before any signature', (_, said, fault) => {
  expect(findClaimFault({ ...claim, ...said }, expected)).toBe(fault)
})

test('a challenge that is not ours counts for nothing', () => {
  expect(findClaimFault(claim, { ...expected, isOwnChallenge: false })).toBe('passkey_expired')
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('known %i, said %i: a copy is %s [AUTH-107]', (known, said, is) => expect(isCopied({ known, said })).toBe(is))
