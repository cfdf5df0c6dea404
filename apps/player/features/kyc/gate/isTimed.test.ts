import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { isTimed } from './isTimed.ts'

const hour = 3_600_000
const soon = { createdAtMs: 0, nowMs: hour }
const timed = (more: Partial<Parameters<typeof isTimed>[0]> = {}) =>
  Object.keys(kycStatus).filter(standing => isTimed({ ...soon, ...more, standing }))

test('the time runs for whoever the deadline restricts, until it has passed', () => {
  expect(timed()).toEqual(['unset', 'basic_account', 'rejected'])
  expect(timed({ nowMs: 72 * hour })).toEqual(['unset', 'basic_account', 'rejected'])
  expect(timed({ nowMs: 72 * hour + 1 })).toEqual([])
})

test('no time runs where all that the deadline closes waits for the approval anyway [KYC-131]', () => {
  expect(timed({ jurisdiction: 'strict' })).toEqual([])
})
