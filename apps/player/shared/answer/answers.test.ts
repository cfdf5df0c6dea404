import { expect, test } from 'vitest'
import { answerStore } from './answers.ts'

test('what was asked with a token goes with it, what every guest sees stays', () => {
  const store = answerStore([['GET /member/index', 'home']])
  store.write('GET /member/detail', 'maria', 'T1')
  store.write('GET /finance/wallet', '₱1.00', 'T1')
  let told = 0
  store.subscribe(() => told++)
  store.keepOnly('')
  expect(store.all()).toEqual([['GET /member/index', 'home']])
  expect(told).toBe(1)
})

test('what is shown is what its readers look for once they are told', () => {
  const store = answerStore([
    ['GET /member/index', 'home'],
    ['GET /member/faq', 'questions'],
  ])
  const forget = store.subscribe(() => store.read('GET /member/index'))
  store.subscribe(() => store.read('GET /finance/wallet'))
  expect(store.shown()).toEqual(new Set(['GET /member/index', 'GET /finance/wallet']))
  forget()
  store.read('GET /member/faq')
  expect(store.shown()).toEqual(new Set(['GET /finance/wallet']))
})

test('the next member sees no answers of the one before, and profile and KYC are fetched again [AUTH-57]', () => {
  const store = answerStore()
  store.write('GET /member/detail', 'maria', 'T1')
  store.write('GET /member/kyc/detail', 'verified', 'T1')
  store.keepOnly('T2')
  expect(store.read('GET /member/detail')).toBeUndefined()
  expect(store.read('GET /member/kyc/detail')).toBeUndefined()
  store.write('GET /member/detail', 'jose', 'T2')
  store.keepOnly('T2')
  expect(store.read('GET /member/detail')).toBe('jose')
})
