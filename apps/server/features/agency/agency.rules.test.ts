import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import { agencyTransitions, endOfAccreditation, endOfExtension, judgeApplicant } from './agency.rules.ts'

const nowMs = Date.parse('2026-11-28T10:00:00+08:00')
const verified = { kycStatus: 5, isStopped: false, newest: undefined, nowMs }
const rejected = (daysAgo: number) => ({ status: 'rejected', deniedAtMs: nowMs - daysAgo * dayMs }) as const

test.each([
  ['who is verified', {}, undefined],
  ['who is not verified', { kycStatus: 2 }, 'agency_unverified'],
  ['who is verified in part', { kycStatus: 4 }, 'agency_unverified'],
  ['who is excluded, limited or restricted', { isStopped: true }, 'agency_closed'],
  ['who waits already', { newest: { status: 'pending', deniedAtMs: null } }, 'agency_waits'],
  ['who is an agent already', { newest: { status: 'approved', deniedAtMs: null } }, 'agency_stands'],
  ['who was rejected yesterday', { newest: rejected(1) }, 'agency_too_soon'],
  ['who was rejected a month ago', { newest: rejected(30) }, undefined],
  ['who gave up their accreditation', { newest: { status: 'withdrawn', deniedAtMs: null } }, undefined],
  ['whose accreditation staff withdrew', { newest: { status: 'withdrawn', deniedAtMs: nowMs } }, 'agency_too_soon'],
  ['whose accreditation ended', { newest: { status: 'expired', deniedAtMs: null } }, undefined],
] as const)('%s: %j is answered %s [PROMO-158]', (_who, facts, code) => {
  expect(judgeApplicant({ ...verified, ...facts })).toBe(code)
})

test.each([
  ['2026-11-27', undefined],
  ['2026-11-28', undefined],
  ['2026-11-29', Date.parse('2026-11-30T00:00:00+08:00')],
  ['2029-11-01', Date.parse('2029-11-02T00:00:00+08:00')],
  ['2030-06-01', undefined],
  ['2026-02-31', undefined],
  ['2027-02-30', undefined],
  ['', undefined],
])('an accreditation up to and with %s ends at %s [PROMO-163]', (lastDay, endsAtMs) => {
  expect(endOfAccreditation(lastDay, nowMs)).toBe(endsAtMs)
})

test.each([
  ['2026-12-30', undefined],
  ['2026-12-31', undefined],
  ['2027-01-01', Date.parse('2027-01-02T00:00:00+08:00')],
  ['2030-06-01', undefined],
  ['', undefined],
])('an accreditation up to and with 2026-12-31 that is extended to %s ends at %s [PROMO-315]', (lastDay, endsAtMs) => {
  const present = Date.parse('2027-01-01T00:00:00+08:00')
  expect(endOfExtension({ lastDay, endsAtMs: present, nowMs })).toBe(endsAtMs)
})

test('an accreditation lasts for the years of three leap years at the most, to the moment', () => {
  const lastDay = '2029-11-28'
  const endsAtMs = Date.parse('2029-11-29T00:00:00+08:00')
  const earliestMs = endsAtMs - 3 * 366 * dayMs
  expect(endOfAccreditation(lastDay, earliestMs)).toBe(endsAtMs)
  expect(endOfAccreditation(lastDay, earliestMs - 1)).toBeUndefined()
})

test('an application is decided once, an approved one ends, and nothing comes back', () => {
  expect(agencyTransitions).toEqual({
    pending: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: { withdraw: 'withdrawn', expire: 'expired' },
    rejected: {},
    withdrawn: {},
    expired: {},
  })
})
