import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'
import { expect, test } from 'vitest'
import { bonusKindsOf, kindsOf } from './filter.rules.ts'

test.each([
  ['all of them', { type: 'all', status: 'all' }, undefined, bonusCashTypes],
  ['no type named', { type: '', status: 'all' }, undefined, bonusCashTypes],
  ['one bonus', { type: '4005', status: 'all' }, [4005], [4005]],
  ['what is no bonus', { type: '10', status: 'all' }, [10], []],
  ['what is over', { type: 'completed', status: 'all' }, undefined, bonusCashTypes],
  ['what is open, by type', { type: 'pending', status: 'all' }, [], []],
  ['what is open, by status', { type: 'all', status: 'pending' }, [], []],
  ['what failed', { type: '4005', status: 'failed' }, [], []],
])('%s', (_title, wish, kinds, bonuses) => {
  expect(kindsOf(wish)).toEqual(kinds)
  expect(bonusKindsOf(wish)).toEqual(bonuses)
})
