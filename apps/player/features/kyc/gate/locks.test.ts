import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { expect, test } from 'vitest'
import { isFormDisabled, isIdPhotoLocked, isNumberLocked, isTypeLocked } from './locks.ts'

type Record = Pick<KycRecord, 'status' | 'issue_fields' | 'ocr'>

function record(wish: Partial<Record> = {}): Record {
  return { status: kycStatus.unset, issue_fields: [], ocr: null, ...wish }
}

test('the form stands still while it is under review, done, blocked or on its way [KYC-68, KYC-69]', () => {
  expect(Object.keys(kycStatus).filter(name => isFormDisabled(name, false))).toEqual([
    'under_review',
    'fully_kyc',
    'block',
  ])
  expect(isFormDisabled('unset', true)).toBe(true)
})

test('type and photo of the ID are locked once there, but for what a reviewer sent back', () => {
  const sent = record({ status: kycStatus.rejected, issue_fields: ['idPhoto'] })
  expect([isTypeLocked({ record: record(), isSet: false }), isTypeLocked({ record: record(), isSet: true })]).toEqual([
    false,
    true,
  ])
  expect([isIdPhotoLocked({ record: sent, isSet: true }), isTypeLocked({ record: sent, isSet: true })]).toEqual([
    false,
    true,
  ])
  const approved = record({ status: kycStatus.basic_kyc, issue_fields: ['idPhoto'] })
  expect(isIdPhotoLocked({ record: approved, isSet: true })).toBe(true)
})

test('a number is locked only as it was read, and only when that was sure', () => {
  const read = (score: number) =>
    record({
      ocr: {
        idNumber: 'N01-23-456789',
        verified: true,
        extraDetails: { confidence_score: { idNumber: score } },
      } as unknown as KycRecord['ocr'],
    })
  expect(isNumberLocked(read(0.95), 'N01-23-456789')).toBe(true)
  expect(isNumberLocked(read(0.95), 'N01-23-456780')).toBe(false)
  expect(isNumberLocked(read(0.5), 'N01-23-456789')).toBe(false)
  expect(
    isNumberLocked({ ...read(0.95), status: kycStatus.rejected, issue_fields: ['id_number'] }, 'N01-23-456789'),
  ).toBe(false)
})
