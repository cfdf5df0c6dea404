import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'
import { expect, test } from 'vitest'
import { bonusKindsOf, kindsOf, statusesOf } from './filter.rules.ts'

test.each([
  ['all of them', { type: 'all', status: 'all' }, undefined, bonusCashTypes],
  ['no type named', { type: '', status: 'all' }, undefined, bonusCashTypes],
  ['one bonus', { type: '4005', status: 'all' }, [4005], [4005]],
  ['what is no bonus', { type: '10', status: 'all' }, [10], []],
  ['what is over', { type: 'completed', status: 'all' }, undefined, bonusCashTypes],
  ['what is open, by type', { type: 'pending', status: 'all' }, undefined, []],
  ['what is open, by status', { type: 'all', status: 'pending' }, undefined, []],
  ['what failed', { type: '4005', status: 'failed' }, [4005], []],
])('%s', (_title, wish, kinds, bonuses) => {
  expect(kindsOf(wish)).toEqual(kinds)
  expect(bonusKindsOf(wish)).toEqual(bonuses)
})

test.each([
  [{ type: 'all', status: 'all' }, undefined],
  [{ type: '11', status: '' }, undefined],
  [{ type: 'pending', status: 'all' }, ['under_review', 'paying']],
  [{ type: '11', status: 'pending' }, ['under_review', 'paying']],
  [{ type: '', status: 'completed' }, ['completed']],
  [{ type: 'failed', status: 'failed' }, ['canceled', 'timeout']],
  [{ type: 'failed', status: 'completed' }, []],
])('%j asks for what stands at %j', (wish, statuses) => {
  expect(statusesOf(wish)).toEqual(statuses)
})
