import { expect, test } from 'vitest'
import { type Gate, type Jurisdiction, type KycName, kycName, passes } from './gates.ts'
import { kycStatus } from './kycStatus.ts'

const all = Object.keys(kycStatus) as KycName[]

function open(gate: Gate, jurisdiction?: Jurisdiction): KycName[] {
  return all.filter(name => passes(gate, name, jurisdiction))
}

test('only who is verified, or made for trying, withdraws [GATE-16]', () => {
  expect(open('withdraw')).toEqual(['fully_kyc', 'test_account'])
})

test('deposit and play are closed to unset, frozen and block alone [GATE-17, GATE-18]', () => {
  const expected = all.filter(name => !['unset', 'frozen', 'block'].includes(name))
  expect(open('deposit')).toEqual(expected)
  expect(open('play')).toEqual(expected)
})

test('a wallet that brings its people does not let a basic account deposit [GATE-19]', () => {
  expect(open('depositByWallet')).toEqual(open('deposit').filter(name => name !== 'basic_account'))
})

test('welfare is open to four standings [GATE-20]', () => {
  expect(open('welfare')).toEqual(['basic_account', 'basic_kyc', 'fully_kyc', 'test_account'])
})

test('records, where their gate is on, are open to four standings [GATE-21, GATE-24]', () => {
  expect(open('viewRecords')).toEqual(['basic_account', 'fully_kyc', 'frozen', 'test_account'])
})

test('where the law is strict, money moves for nobody who is not verified', () => {
  for (const gate of ['deposit', 'depositByWallet', 'play', 'withdraw', 'welfare'] as const) {
    expect(open(gate, 'strict')).toEqual(['fully_kyc', 'test_account'])
  }
})

test('updateProfile is open to all standings but unset and block [GATE-22, GATE-24]', () => {
  expect(open('updateProfile')).toEqual(all.filter(name => name !== 'unset' && name !== 'block'))
})

test('afterLogin is open to all standings but unset and block [GATE-23]', () => {
  expect(open('afterLogin')).toEqual(all.filter(name => name !== 'unset' && name !== 'block'))
})

test('a standing may come as a number or as a name, and anything else is unset', () => {
  for (const name of all) expect([kycName(kycStatus[name]), kycName(name)]).toEqual([name, name])
  for (const strange of [undefined, null, 9, -1, '5', 'verified', {}]) expect(kycName(strange)).toBe('unset')
})
