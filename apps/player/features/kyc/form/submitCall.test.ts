import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { submitCall } from './submitCall.ts'

test('somebody unset submits for the first time, everybody else updates [KYC-67]', () => {
  const first = Object.keys(kycStatus).filter(name => submitCall(name) === 'POST /member/kyc/insert')
  expect(first).toEqual(['unset'])
  expect(submitCall(undefined)).toBe('POST /member/kyc/insert')
  expect(submitCall(kycStatus.rejected)).toBe('POST /member/kyc/update')
})
