import { kycName } from '@saya/contract/gates.ts'
import { expect, test } from 'vitest'
import { viewRecord } from './record.view.ts'

test('the record of somebody who has stated nothing is unset, whatever their standing is [KYC-62]', () => {
  for (const base of [0, 1, 5, 8] as const) {
    const standing = { base, frozenBy: [], isBlocked: false, isLate: false }
    const kept = { uid: 7n, standing, seq: 1, createdAtMs: 1_772_424_000_000, remindedHours: 0, isTester: false }
    const record = viewRecord({
      kept,
      newest: undefined,
      firstSentAtMs: undefined,
      reviewTimes: 0,
      reading: undefined,
      phone: '9170000009',
      usualBranch: { id: 1, address: 'Pasay' },
      urlOf: () => '',
    })
    expect([record.status, kycName(record.status), record.version, record.issue_fields]).toEqual([0, 'unset', 0, []])
  }
})
