import { expect, test } from 'vitest'
import { obstacleOf } from './restricted.rules.ts'

const found = (result: string, by = 'luz') => ({ result, checked_by: by })

test.each([
  ['none', false, undefined, null],
  ['none', true, undefined, 'restricted_unchecked'],
  ['unchecked', false, undefined, 'restricted_unchecked'],
  ['possible', false, undefined, 'restricted_unchecked'],
  ['listed', false, undefined, 'restricted_unchecked'],
  ['unchecked', false, found('none', 'rosa'), null],
  ['possible', false, found('lifted', 'rosa'), null],
  ['none', true, found('none', 'rosa'), null],
  // What was found last counts over what our copy of the list does not know.
  ['none', false, found('listed'), 'restricted_unchecked'],
  ['listed', false, found('listed'), 'restricted_unchecked'],
  ['listed', false, found('none', 'rosa'), 'second_reviewer_needed'],
  ['listed', false, found('lifted', 'luz'), null],
] as const)(
  'the list says %s, government employee %s, somebody found %o: Rosa is kept from approving by %s',
  (restricted, isGovernmentEmployee, assisted, obstacle) => {
    expect(obstacleOf({ restricted, isGovernmentEmployee, assisted, reviewer: 'rosa' })).toBe(obstacle)
  },
)
