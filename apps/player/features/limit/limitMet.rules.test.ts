import type { Limit } from '@saya/contract/limit/limit.ts'
import { expect, test } from 'vitest'
import { findBinding, findTimeUp, isMet } from './limitMet.rules.ts'

const limit = (counts: Limit['counts'], period: Limit['period'], left: string, until = 100): Limit => ({
  counts,
  period,
  most: left === '' ? '' : '500.00',
  used: left === '' ? '' : '0.00',
  left,
  over: '',
  until,
  waiting: null,
})
const name = (found: Limit | undefined) => found && `${found.counts} ${found.period}`

test.each([
  ['none is set', [limit('spent', 'day', '')], undefined],
  ['deposits and time count for no bet', [limit('deposit', 'day', '0.00'), limit('time', 'day', '0')], undefined],
  ['the least is left of it', [limit('spent', 'day', '20.00'), limit('lost', 'week', '9.50')], 'lost week'],
  [
    'of two that are used up it lasts longer',
    [limit('spent', 'day', '0.00', 1), limit('lost', 'month', '0.00', 9)],
    'lost month',
  ],
])('a bet met the limit of which it is true that %s [SAFE-116]', (_case, limits, expected) => {
  expect(name(findBinding(limits))).toBe(expected)
})

test('time that is used up is told by the limit that lasts longest [SAFE-116]', () => {
  expect(name(findTimeUp([limit('time', 'day', '5'), limit('spent', 'day', '0.00')]))).toBe(undefined)
  expect(name(findTimeUp([limit('time', 'day', '0', 1), limit('time', 'week', '0', 7)]))).toBe('time week')
})

test.each([
  ['none is set', limit('spent', 'day', ''), false],
  ['something is left', limit('deposit', 'day', '0.01'), false],
  ['nothing is left', limit('deposit', 'day', '0.00'), true],
  ['more was lost than it allows', limit('lost', 'day', '-3.00'), true],
])('a limit is used up where %s: %#', (_case, one, is) => expect(isMet(one)).toBe(is))
