import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { KycName } from '@saya/contract/gates.ts'
import { expect, test } from 'vitest'
import { redirectOf } from './redirect.rules.ts'

const app = 'https://wallet.example/open'

test.each(Object.keys(kycStatus) as KycName[])(
  'the wallet is for the fully verified alone, and %s is not led there else [GATE-25]',
  standing => {
    expect(redirectOf({ app, needsKyc: true, standing })).toEqual(standing === 'fully_kyc' ? { app } : 'verify')
  },
)

test('a guest signs in first, and the other partners take anybody', () => {
  expect(redirectOf({ app, needsKyc: true, standing: undefined })).toBe('signIn')
  expect(redirectOf({ app, needsKyc: false, standing: undefined })).toEqual({ app })
})

test.each([undefined, '', 'javascript:alert(1)'])('an app at %j is nowhere', address => {
  expect(redirectOf({ app: address, needsKyc: false, standing: undefined })).toBe('nowhere')
})
