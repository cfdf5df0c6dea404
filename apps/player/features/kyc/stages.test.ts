import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { backStage, firstStage, nextStage, partCount, partOf, stageNow, stages } from './stages.ts'

const calm = { standing: 'unset', action: null, kept: undefined, isSubmitted: false } as const

test('next and back move one step and never past the ends [KYC-52]', () => {
  for (const [at, stage] of stages.entries()) {
    expect(nextStage(stage)).toBe(stages[Math.min(at + 1, stages.length - 1)])
    expect(backStage(stage)).toBe(stages[Math.max(at - 1, 0)])
  }
  expect([backStage('entry'), nextStage('success')]).toEqual(['entry', 'success'])
})

test('a member who has not started, or starts again, is at the first step [KYC-52]', () => {
  expect(stageNow(calm)).toBe(firstStage)
})

test('the address names the step it jumps to; what it does not know is where one left off [KYC-49, ROUTE-64]', () => {
  expect(stageNow({ ...calm, action: 'ocr-result', kept: 'ocr' })).toBe('ocr-result')
  expect(stageNow({ ...calm, action: 'deposit-maya', kept: 'selfie' })).toBe('selfie')
  expect(stageNow({ ...calm, action: null, kept: 'form' })).toBe('form')
  expect(stageNow({ ...calm, action: 'success' })).toBe('entry')
})

test.each([
  ['under_review', 'entry'],
  ['block', 'entry'],
] as const)('somebody %s stands at the %s, whatever the address says [KYC-50]', (name, stage) => {
  for (const standing of [name, kycStatus[name]]) {
    expect(stageNow({ standing, action: 'form', kept: 'selfie', isSubmitted: false })).toBe(stage)
  }
})

test('whoever is verified stands at the success, whatever the address says [KYC-51]', () => {
  for (const standing of ['fully_kyc', kycStatus.fully_kyc]) {
    expect(stageNow({ standing, action: 'form', kept: 'selfie', isSubmitted: false })).toBe('success')
  }
})

test('what was sent a moment ago is told before the review forces the first step', () => {
  expect(stageNow({ ...calm, standing: 'under_review', isSubmitted: true })).toBe('success')
})

test('the steps between the guide and the end are counted as the three parts that the guide tells of [KYC-135]', () => {
  expect(stages.map(partOf)).toEqual([undefined, undefined, 1, 1, 1, 2, 2, 2, 3, undefined])
  expect(partCount).toBe(3)
})
