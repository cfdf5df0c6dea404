import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { isWarningDue } from './warningDue.ts'

const hour = 3_600_000
const calm = {
  standing: 'unset',
  createdAtMs: 0,
  nowMs: hour,
  path: '/',
  isJustSignedIn: false,
  isFirstLook: false,
  warnedAt: 0,
} as const

test('nobody is warned without an occasion', () => {
  expect(isWarningDue(calm)).toBe(false)
})

test('one is warned after signing in, on the first look at one’s own page, and after each check point once', () => {
  expect(isWarningDue({ ...calm, isJustSignedIn: true })).toBe(true)
  expect(isWarningDue({ ...calm, path: '/my', isFirstLook: true })).toBe(true)
  expect(isWarningDue({ ...calm, nowMs: 25 * hour })).toBe(true)
  expect(isWarningDue({ ...calm, nowMs: 25 * hour, warnedAt: 24 })).toBe(false)
  expect(isWarningDue({ ...calm, nowMs: 49 * hour, warnedAt: 24 })).toBe(true)
})

test('only those are warned whom the deadline restricts, before it, and not on the pages of KYC', () => {
  const occasion = { ...calm, isJustSignedIn: true }
  const warned = Object.keys(kycStatus).filter(standing => isWarningDue({ ...occasion, standing }))
  expect(warned).toEqual(['unset', 'basic_account', 'rejected'])
  expect(isWarningDue({ ...occasion, nowMs: 72 * hour })).toBe(true)
  expect(isWarningDue({ ...occasion, nowMs: 72 * hour + 1 })).toBe(false)
  expect(isWarningDue({ ...occasion, path: '/s-kyc' })).toBe(false)
})

test('nobody is warned over a game, and everybody once they have left it [GAME-64]', () => {
  const passed = { ...calm, nowMs: 25 * hour }
  expect(isWarningDue({ ...passed, path: '/s-game-page/mangga-fiesta' })).toBe(false)
  expect(isWarningDue({ ...passed, path: '/s-game/category/Slot' })).toBe(true)
})
