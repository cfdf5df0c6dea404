import { expect, test } from 'vitest'
import { kycRow } from './kycRow.ts'

test.each([
  ['unset', 'mute', '/s-kyc', 'KYC-63'],
  ['basic_account', 'mute', '/s-kyc', 'KYC-63'],
  ['under_review', 'wait', undefined, 'KYC-64'],
  ['rejected', 'bad', '/s-kyc', 'KYC-65'],
  ['basic_kyc', 'ok', '/s-kyc?action=edit', 'KYC-66'],
  ['fully_kyc', 'ok', undefined, 'KYC-66'],
  ['frozen', 'bad', '/s-kyc', 'KYC-65'],
  ['block', 'bad', undefined, 'KYC-65'],
  ['test_account', 'ok', '/s-kyc', 'KYC-66'],
] as const)('the row of somebody %s is %s and leads to %s [%s]', (name, tone, href, _id) => {
  expect(kycRow(name)).toEqual({ name, tone, href })
})
