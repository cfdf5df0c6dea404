import { expect, test } from 'vitest'
import { kycRow } from './kycRow.ts'

test.each([
  ['unset', 'mute', '/s-kyc'],
  ['basic_account', 'mute', '/s-kyc'],
  ['under_review', 'wait', undefined],
  ['rejected', 'bad', '/s-kyc'],
  ['basic_kyc', 'ok', '/s-kyc?action=edit'],
  ['fully_kyc', 'ok', undefined],
  ['frozen', 'bad', '/s-kyc'],
  ['block', 'bad', undefined],
  ['test_account', 'ok', '/s-kyc'],
])('the row of somebody %s is %s and leads to %s [KYC-63, KYC-64, KYC-65, KYC-66]', (name, tone, href) => {
  expect(kycRow(name)).toEqual({ name, tone, href })
})
