import type { Gate, Jurisdiction, KycName } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { decideGate, type GateAnswer } from './decideGate.ts'

const member = { gate: 'updateProfile', isSignedIn: true, path: '/s-account' } as const
const names = Object.keys(kycStatus) as KycName[]

/** The standings that an act is answered so for, by name as by number. */
function answeredSo(gate: Gate, answer: GateAnswer, more: { jurisdiction?: Jurisdiction; isLate?: boolean } = {}) {
  const ask = (standing: unknown) => decideGate({ ...member, ...more, path: '/', gate, standing })
  expect(names.map(name => ask(kycStatus[name]))).toEqual(names.map(ask))
  return names.filter(name => ask(name) === answer)
}

test.each(Object.entries(kycStatus))('updateProfile of somebody %s [GATE-06, GATE-22, GATE-24]', (name, number) => {
  const expected = name === 'unset' || name === 'block' ? 'silent' : 'pass'
  expect([decideGate({ ...member, standing: name }), decideGate({ ...member, standing: number })]).toEqual([
    expected,
    expected,
  ])
})

test('withdrawing passes for two standings; under review it is said, blocked it is said, the others are reminded [GATE-16]', () => {
  expect(answeredSo('withdraw', 'pass')).toEqual(['fully_kyc', 'test_account'])
  expect(answeredSo('withdraw', 'underReview')).toEqual(['under_review'])
  expect(answeredSo('withdraw', 'blocked')).toEqual(['block'])
  expect(answeredSo('withdraw', 'remind')).toEqual(['unset', 'basic_account', 'rejected', 'basic_kyc', 'frozen'])
})

test.each(['deposit', 'play'] as const)('%s reminds those who are unset or frozen [GATE-17, GATE-18]', gate => {
  expect(answeredSo(gate, 'remind')).toEqual(['unset', 'frozen'])
  expect(answeredSo(gate, 'underReview')).toEqual([])
})

test('a wallet that brings its people reminds a basic account too [GATE-19]', () => {
  expect(answeredSo('depositByWallet', 'remind')).toEqual(['unset', 'basic_account', 'frozen'])
})

test('welfare reminds whoever has not proved anything yet [GATE-20]', () => {
  expect(answeredSo('welfare', 'remind')).toEqual(['unset', 'rejected', 'frozen'])
  expect(answeredSo('welfare', 'underReview')).toEqual(['under_review'])
})

test('where the law is strict, money waits for the verification', () => {
  for (const gate of ['deposit', 'play', 'withdraw'] as const) {
    expect(answeredSo(gate, 'pass', { jurisdiction: 'strict' })).toEqual(['fully_kyc', 'test_account'])
    expect(answeredSo(gate, 'underReview', { jurisdiction: 'strict' })).toEqual(['under_review'])
  }
})

test('whoever submitted after the deadline waits for the decision before depositing and playing', () => {
  for (const gate of ['deposit', 'play'] as const) {
    expect(answeredSo(gate, 'underReview', { isLate: true })).toEqual(['under_review'])
  }
})

test('people see their own records, unless the operator closes them, and then they are reminded [GATE-06, GATE-21, GATE-24]', () => {
  const ask = (standing: KycName, hasRecordsGate: boolean) =>
    decideGate({ ...member, gate: 'viewRecords', standing, hasRecordsGate })
  expect(names.filter(name => ask(name, false) === 'pass')).toEqual(names)
  expect(names.filter(name => ask(name, true) === 'pass')).toEqual([
    'basic_account',
    'fully_kyc',
    'frozen',
    'test_account',
  ])
  expect(ask('unset', true)).toBe('remind')
})

test('what comes after signing in is open to all but unset and block [GATE-23]', () => {
  expect(answeredSo('afterLogin', 'remind')).toEqual(['unset'])
  expect(answeredSo('afterLogin', 'blocked')).toEqual(['block'])
})

test('a gate does nothing when logged out, nor on a KYC page [GATE-04, GATE-05]', () => {
  for (const gate of ['updateProfile', 'withdraw', 'play'] as const) {
    expect(decideGate({ ...member, gate, standing: 0, isSignedIn: false })).toBe('pass')
    expect(decideGate({ ...member, gate, standing: 0, path: '/s-kyc' })).toBe('pass')
  }
})

test('whoever was frozen by somebody is not sent to verify', () => {
  const ask = (gate: Gate, standing: KycName) => decideGate({ ...member, path: '/', gate, standing, isHeld: true })
  for (const gate of ['play', 'deposit', 'withdraw', 'welfare'] as const) expect(ask(gate, 'frozen')).toBe('held')
  expect([ask('viewRecords', 'frozen'), ask('withdraw', 'basic_kyc')]).toEqual(['pass', 'remind'])
})
